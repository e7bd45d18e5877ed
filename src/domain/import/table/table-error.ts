/** Why a file or a pasted text cannot be used as a table, in words for the editor. */
export class TableError extends Error {
  override name = "TableError";
}
