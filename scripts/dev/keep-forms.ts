/*
 * Runs in the browser, on every page in development: keeps what was typed, except for passwords, when the page is reloaded. In the
 * administration that is for forms without a draft, such as the sign-in; its editors restore their drafts
 * (admin/update/hot-reload.ts).
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Value = { field: string; value: string | boolean };
type Kept = { path: string; values: Value[] };

const KEY = "plantroom-typed";
/** React renders the fields of a form some time after the page has loaded. */
const WAIT_MS = 10_000;

const fields = (): Field[] => [
  ...document.querySelectorAll<Field>("form :is(input:not([type=file], [type=password]), textarea, select)"),
];
const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);
const valueOf = (field: Field): Value => ({
  field: [field.type, field.name, field.autocomplete].join(" "),
  value: isTicked(field) ? field.checked : field.value,
});

/** Types a value as a visitor would: React ignores one that is only assigned. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Puts the values back; false while the page has other fields than before, so that values cannot be matched with fields. */
function restored(values: readonly Value[]): boolean {
  const present = fields();
  if (present.map((field) => valueOf(field).field).join("\n") !== values.map(({ field }) => field).join("\n"))
    return false;
  values.forEach(({ value }, index) => {
    const field = present[index];
    if (!field || valueOf(field).value === value) return;
    if (isTicked(field)) field.click();
    else if (typeof value === "string") type(field, value);
  });
  return true;
}

import.meta.hot?.on("vite:beforeFullReload", () => {
  const kept: Kept = { path: location.pathname, values: fields().map(valueOf) };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
});

const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
sessionStorage.removeItem(KEY);
if (kept?.path === location.pathname && kept.values.length > 0 && !restored(kept.values)) {
  const watcher = new MutationObserver(() => restored(kept.values) && watcher.disconnect());
  watcher.observe(document, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), WAIT_MS);
}
