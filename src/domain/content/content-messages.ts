import { contentKind, nounFor, type ContentKind } from "./content-kinds.ts";

/** The messages of the administration after a record was saved or deleted, or could not be. */

export function savedMessage(kind: ContentKind, action: "created" | "updated"): string {
  const { title, messages } = contentKind(kind);
  return messages?.[action] ?? `${title} ${action}`;
}

export function saveFailedMessage(kind: ContentKind): string {
  const { noun, messages } = contentKind(kind);
  return messages?.saveFailed ?? `Error saving ${noun}. Please try again.`;
}

/** `label` is the name of the record, or how many of them there were. */
export function deletedMessage(kind: ContentKind, label: string): string {
  return contentKind(kind).messages?.deleted ?? `${label} deleted`;
}

export function deleteFailedMessage(kind: ContentKind, count: number): string {
  return contentKind(kind).messages?.deleteFailed ?? `Error deleting ${nounFor(kind, count)}. Please try again.`;
}

/** Why a build is asked for: 'Changed brand Carrier'. */
export function changeReason(action: string, kind: ContentKind, name: string): string {
  return `${action} ${contentKind(kind).noun} ${name}`;
}

/** Deleted records can be restored for this many days; then the database deletes them for good. */
export const TRASH_DAYS = 30;

/** The note in the dialog before a deletion. */
export const trashNote = (records: number): string =>
  `${records === 1 ? "It stays" : "They stay"} in the trash for ${TRASH_DAYS} days and can be brought back from there.`;
