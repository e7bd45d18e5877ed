/* Share buttons: the device's own dialog where it has one; otherwise the page's address is copied to the clipboard. */

const MARK_MS = 2000;

async function share(button: HTMLButtonElement): Promise<void> {
  const { title = document.title, text = "" } = button.dataset;
  const url = location.href.split("#")[0] ?? location.href;
  // The types say that every browser has `share`; not every browser does.
  if ((navigator as Partial<Navigator>).share) {
    await navigator.share({ title, text, url });
    return;
  }
  await navigator.clipboard.writeText(url);
  const label = button.querySelector<HTMLElement>("[data-share-label]");
  if (!label) return;
  const before = label.textContent;
  label.textContent = button.dataset["copied"] ?? "";
  setTimeout(() => (label.textContent = before), MARK_MS);
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-share]")) {
  button.addEventListener("click", () => share(button).catch((error: unknown) => console.error(error)));
}
