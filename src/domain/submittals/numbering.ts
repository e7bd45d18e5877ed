/** What a part of a package is. The first four stand once, before all items. */
type PartKind = "cover" | "changes" | "transmittal" | "index" | "divider" | "comparison" | "datasheet" | "document";

/** The kinds that the site draws for the package; the others are PDFs that are taken in as they are. */
const DRAWN: readonly PartKind[] = ["cover", "changes", "transmittal", "index", "divider", "comparison"];
export const isDrawn = ({ kind }: Pick<Part, "kind">): boolean => DRAWN.includes(kind);

/** A part of a package. `item`: the number of its item from 1 on, null before the items. */
export type Part = { key: string; kind: PartKind; title: string; item: number | null; pages: number };
/** `first`: the number of its first page, from 1 on. */
export type NumberedPart = Part & { first: number };

/** The parts with the numbers of their first pages, and the number of pages in all. */
export function numbered(parts: readonly Part[]): { parts: NumberedPart[]; total: number } {
  let next = 1;
  const placed = parts.map((part) => {
    const first = next;
    next += part.pages;
    return { ...part, first };
  });
  return { parts: placed, total: next - 1 };
}

/** The numbers of the pages of some parts, in order. */
export const pagesOf = (parts: readonly NumberedPart[]): number[] =>
  parts.flatMap(({ first, pages }) => Array.from({ length: pages }, (_, at) => first + at));

/** The lines of an index: each item with its parts. The part that stands for an item is its divider. */
export function indexOf(parts: readonly NumberedPart[]): { divider: NumberedPart; inside: NumberedPart[] }[] {
  return parts
    .filter(({ kind }) => kind === "divider")
    .map((divider) => ({
      divider,
      inside: parts.filter(({ item, kind }) => item === divider.item && kind !== "divider"),
    }));
}
