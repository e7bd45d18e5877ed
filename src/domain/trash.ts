/** For so many days what was deleted can be brought back; then the database forgets it. */
export const TRASH_DAYS = 30;

/** Said before a deletion: what is deleted is not lost yet. */
export const keptInTrash = (records: number): string =>
  `${records === 1 ? "It stays" : "They stay"} in the trash for ${TRASH_DAYS} days and can be brought back from there.`;
