import type { ComparedRow } from "./items.ts";
import type { Part } from "./numbering.ts";

/** A PDF that is taken into a package as it is. */
type TakenDocument = { title: string; pages: number };

/** An item as its package shows it. */
export type PackageItem = {
  name: string;
  brand: string;
  tags: string;
  quantity: number;
  note: string;
  compared: readonly ComparedRow[];
  /** Why there is no comparison sheet; empty if there is one. */
  notCompared: string;
  datasheet: TakenDocument | null;
  documents: readonly TakenDocument[];
  /** The mark of a revision beside an item that has changed: '△ 1'; none in a first package. */
  revised?: string;
};

/** What has changed since the revision before, as a package lists it. */
type ListedChange = { title: string; lines: readonly string[] };
/** `unchanged`: the items that are not in this package, because they stay as they were issued. */
export type ListedChanges = { changes: readonly ListedChange[]; unchanged: readonly string[] };

/** How many pages the drawn parts take, by their keys. A part that has not been drawn yet counts one. */
export type DrawnPages = ReadonlyMap<string, number>;

/** What the parts of a package are called. */
export type PartTitles = Record<"cover" | "changes" | "transmittal" | "index" | "comparison", string>;

/** 'CH-01 · Water-Cooled Chiller' */
export const itemTitle = ({ tags, name }: Pick<PackageItem, "tags" | "name">): string =>
  [tags, name].filter(Boolean).join(" · ");

/** The parts of a package in their order. */
export function partsOf(
  items: readonly PackageItem[],
  titles: PartTitles,
  drawn: DrawnPages,
  hasChanges = false,
): Part[] {
  const own = (key: string, kind: Part["kind"], title: string, item: number | null): Part => ({
    key,
    kind,
    title,
    item,
    pages: drawn.get(key) ?? 1,
  });
  return [
    own("cover", "cover", titles.cover, null),
    ...(hasChanges ? [own("changes", "changes", titles.changes, null)] : []),
    own("transmittal", "transmittal", titles.transmittal, null),
    own("index", "index", titles.index, null),
    ...items.flatMap((item, at): Part[] => {
      const number = at + 1;
      const { datasheet, documents } = item;
      return [
        own(`${number}`, "divider", [item.revised, itemTitle(item)].filter(Boolean).join(" "), number),
        ...(item.notCompared === "" ? [own(`${number}.comparison`, "comparison", titles.comparison, number)] : []),
        ...(datasheet ? [{ key: `${number}.datasheet`, kind: "datasheet" as const, item: number, ...datasheet }] : []),
        ...documents.map((one, index): Part => ({
          key: `${number}.document.${index + 1}`,
          kind: "document",
          item: number,
          ...one,
        })),
      ];
    }),
  ];
}
