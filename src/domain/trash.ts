/** Deleted records can be restored for this many days; then the database deletes them for good. */
export const TRASH_DAYS = 30;

/** The note in the dialog before a deletion. */
export const keptInTrash = (records: number): string =>
  `${records === 1 ? "It stays" : "They stay"} in the trash for ${TRASH_DAYS} days and can be brought back from there.`;
