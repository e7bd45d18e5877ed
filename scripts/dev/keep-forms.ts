/*
 * Runs in the browser, on every page in development: keeps what was typed when a changed page is loaded again. The
 * administration does not need this: its screens change without a reload, and its editors keep drafts.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = { path: string; values: (string | boolean)[] };

const KEY = "plantroom-typed";

const fields = (): Field[] => [
  ...document.querySelectorAll<Field>("form :is(input:not([type=file]), textarea, select)"),
];
const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);

import.meta.hot?.on("vite:beforeFullReload", () => {
  const values = fields().map((field) => (isTicked(field) ? field.checked : field.value));
  sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, values } satisfies Kept));
});

const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
sessionStorage.removeItem(KEY);
// If the number of fields has changed, it is unknown which value belongs to which.
if (kept?.path === location.pathname && kept.values.length === fields().length) {
  fields().forEach((field, index) => {
    const value = kept.values[index];
    if (isTicked(field)) field.checked = value === true;
    else if (typeof value === "string") field.value = value;
  });
}
