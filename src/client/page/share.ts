import { whatsappShareHref } from "#domain/addresses/routes.ts";

/* Share buttons: the device's own dialog where it has one; otherwise the page's address is copied to the clipboard. */

const MARK_MS = 2000;

const pageAddress = (): string => location.href.split("#")[0] ?? location.href;

async function share(button: HTMLButtonElement): Promise<void> {
  const { title = document.title, text = "" } = button.dataset;
  const url = pageAddress();
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

// On the document: islands show and remove such controls later. The address of a list or a comparison changes while it is open.
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>("button[data-share]");
  if (button) share(button).catch((error: unknown) => console.error(error));
  const link = target.closest<HTMLAnchorElement>("a[data-share-whatsapp]");
  if (link) link.href = whatsappShareHref(`${link.dataset["title"] ?? document.title}\n${pageAddress()}`);
});
