/** Saves a text as a file in the user's downloads. */
export function downloadFile(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers fetch the file a moment later: the address must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
