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
