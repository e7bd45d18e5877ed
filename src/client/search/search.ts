import { SEARCH_TEXTS as T } from "#texts/search.ts";
import { makeSearch } from "./search-markup.ts";

/*
 * Opens the search with its button, '/', Ctrl+K or Cmd+K, and from the field that a page may have. The dialog is made when it is
 * first opened and accepts typing at once; the code that finds results is loaded then.
 */

let made: HTMLDialogElement | undefined;
/**
 * Without scripts these forms are sent to the product list (SearchField.astro). The field of such a form and that of the
 * dialog have the same text.
 */
const pageForms = document.querySelectorAll<HTMLFormElement>("[data-search-field]");
/** The field of a page from which the dialog was opened last. */
let pageField: HTMLInputElement | undefined;

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
  dialog.addEventListener("close", () => {
    if (pageField) pageField.value = fieldOf(dialog)?.value ?? "";
  });
  document.body.append(dialog);
  return (made = dialog);
}

const fieldOf = (search: HTMLDialogElement) => search.querySelector<HTMLInputElement>("[data-search-input]");

/** Text typed in the page continues in the dialog. An earlier search is selected, so that typing replaces it. */
function open(typed?: string): void {
  const search = searchDialog();
  if (search.open) return;
  search.showModal();
  const field = fieldOf(search);
  if (typed === undefined) field?.select();
  else if (field) field.value = typed;
  void wake(search);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

for (const button of document.querySelectorAll("[data-search-open]")) button.addEventListener("click", () => open());
for (const pageForm of pageForms) {
  const field = pageForm.querySelector("input");
  if (!field) continue;
  const openWithText = (): void => {
    pageField = field;
    // The closed dialog gives the focus back to what had it: in a field, that would open the keyboard of a touch device again.
    if (matchMedia("(pointer: coarse)").matches) pageForm.querySelector("button")?.focus();
    open(field.value);
  };
  // Not when the focus comes by Tab: that must not open anything.
  field.addEventListener("click", openWithText);
  // Leaving a field during the composition of characters would end the composition.
  field.addEventListener("input", (event) => (event as InputEvent).isComposing || openWithText());
  field.addEventListener("compositionend", openWithText);
  pageForm.addEventListener("submit", (event) => {
    event.preventDefault();
    openWithText();
  });
  // Typed before this script was there.
  if (document.activeElement === field && field.value) openWithText();
}
document.addEventListener("keydown", (event) => {
  const shortcut =
    event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  const slash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
  // While another dialog is open, such as the full-screen pictures, the keys belong to it.
  if (!(shortcut || slash) || document.querySelector('[aria-modal="true"], dialog[open]:not(#search)')) return;
  event.preventDefault();
  open();
});
