/** The media type of XLSX files. */
export const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Saves an XLSX file in the user's downloads. */
export const downloadWorkbook = (name: string, bytes: Uint8Array<ArrayBuffer>): void =>
  downloadFile(name, bytes, WORKBOOK_TYPE);

/** Saves a text or bytes as a file in the user's downloads. */
export function downloadFile(name: string, content: BlobPart, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([content], { type: typeof content === "string" ? `${type};charset=utf-8` : type }),
  );
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers fetch the file a moment later: the address must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
