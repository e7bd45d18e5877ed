import { SEARCH_TEXTS as T } from "#copy/texts.ts";
import { makeSearch } from "./search-markup.ts";

/*
 * Opens the search with its button, '/', Ctrl+K or Cmd+K. The dialog is made when it is first opened and accepts typing at
 * once; the code that finds results is loaded then.
 */

let made: HTMLDialogElement | undefined;

async function wake(search: HTMLDialogElement): Promise<void> {
  const status = search.querySelector("[data-search-status]");
  try {
    const { startSearch } = await import("./search-dialog.ts");
    startSearch(search);
  } catch (error) {
    console.error(error);
    search.dataset["state"] = navigator.onLine ? "error" : "offline";
    if (status) status.textContent = navigator.onLine ? T.error : T.offline;
    search.querySelector("[data-search-retry]")?.addEventListener("click", () => void wake(search), { once: true });
  }
}

function searchDialog(): HTMLDialogElement {
  if (made) return made;
  const dialog = makeSearch();
  for (const button of dialog.querySelectorAll("[data-search-close]"))
    button.addEventListener("click", () => dialog.close());
  // A click whose target is the dialog itself hit the backdrop.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  // Close before following a link: it may lead to a part of this page, and Back must not show the open dialog.
  dialog.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });
  document.body.append(dialog);
  return (made = dialog);
}

function open(): void {
  const search = searchDialog();
  if (search.open) return;
  search.showModal();
  search.querySelector<HTMLInputElement>("[data-search-input]")?.select();
  void wake(search);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

for (const button of document.querySelectorAll("[data-search-open]")) button.addEventListener("click", open);
document.addEventListener("keydown", (event) => {
  const shortcut =
    event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  const slash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
  // While another dialog is open, such as the full-screen pictures, the keys belong to that.
  if (!(shortcut || slash) || document.querySelector('[aria-modal="true"], dialog[open]:not(#search)')) return;
  event.preventDefault();
  open();
});
