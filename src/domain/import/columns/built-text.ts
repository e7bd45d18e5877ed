import { textKey } from "../table/table-cells.ts";

/** Fills a template with the values of columns: '{Brand} {Model}' → 'Carrier 30XA'. */
export type FilledTemplate = (valueOf: (name: string) => string) => string;

/**
 * Prepares a template with {Column} in it. Only names of columns are replaced, so that a heading or a value with braces does no
 * harm. Blanks and punctuation that empty values leave behind are removed.
 */
export function templateOf(template: string, names: readonly string[]): FilledTemplate {
  const known = new Map(names.filter((name) => name !== "").map((name) => [textKey(name), name]));
  const parts: (string | { name: string })[] = [];
  let rest = template;
  while (rest !== "") {
    const open = rest.indexOf("{");
    if (open === -1) break;
    const found = columnAt(rest, open, known);
    parts.push(rest.slice(0, found ? open : open + 1));
    if (found) parts.push({ name: found.name });
    rest = rest.slice(found ? found.end : open + 1);
  }
  parts.push(rest);
  return (valueOf) =>
    parts
      .map((part) => (typeof part === "string" ? part : valueOf(part.name)))
      .join("")
      .replace(/[^\S\n]+/g, " ")
      .replace(/ (?=[,.;])/g, "")
      .replace(/(?:[,;] ?)+(?=[,.;]|$)/g, "")
      .trim();
}

/** The column whose name is in the braces that open here; the longest one, because a name may contain braces itself. */
function columnAt(
  text: string,
  open: number,
  known: ReadonlyMap<string, string>,
): { name: string; end: number } | null {
  let best: { name: string; end: number } | null = null;
  for (let close = text.indexOf("}", open); close !== -1 && close - open < 300; close = text.indexOf("}", close + 1)) {
    const name = known.get(textKey(text.slice(open + 1, close)));
    if (name !== undefined) best = { name, end: close + 1 };
  }
  return best;
}
