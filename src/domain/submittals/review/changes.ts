import type { ItemContent, KeptItem } from "./record.ts";

/** What became of an item since the revision before. */
export type ItemChange =
  | { kind: "added"; item: KeptItem }
  | { kind: "removed"; item: KeptItem }
  | { kind: "changed"; before: KeptItem; item: KeptItem };

/** All that makes a revision of the one before it: `order` has the keys of its items. */
type RevisionChanges = { order: readonly string[]; changes: readonly ItemChange[] };

/** Whether two values say the same, in whatever order a database returns their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, its] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === its.size && mine.every(([name, value]) => its.has(name) && isSame(value, its.get(name)));
}

/** What is issued of an item, without what the database adds. */
const contentOf = ({
  slug,
  name,
  brand,
  tags,
  quantity,
  note,
  compared,
  notCompared,
  documents,
}: ItemContent): ItemContent => ({ slug, name, brand, tags, quantity, note, compared, notCompared, documents });

/** What has changed between two revisions. */
export function changesBetween(before: readonly KeptItem[], after: readonly KeptItem[]): RevisionChanges {
  const known = new Map(before.map((item) => [item.key, item]));
  const kept = new Set(after.map(({ key }) => key));
  const changed = after.flatMap((item): ItemChange[] => {
    const former = known.get(item.key);
    if (!former) return [{ kind: "added", item }];
    return isSame(contentOf(former), contentOf(item)) ? [] : [{ kind: "changed", before: former, item }];
  });
  const removed = before.filter(({ key }) => !kept.has(key)).map((item): ItemChange => ({ kind: "removed", item }));
  return { order: after.map(({ key }) => key), changes: [...changed, ...removed] };
}

/** The revision that these changes make of the one before it. */
export function applied(before: readonly KeptItem[], { order, changes }: RevisionChanges): KeptItem[] {
  const items = new Map(before.map((item) => [item.key, item]));
  for (const { kind, item } of changes) if (kind !== "removed") items.set(item.key, item);
  return order.flatMap((key) => items.get(key) ?? []);
}

/**
 * The items of the next revision with the keys of those before: of the same product, otherwise with the same tags, so that a machine
 * that replaces another is the same item. A new item has its product's name in addresses as its key.
 */
export function withKeys<Item extends Pick<ItemContent, "slug" | "tags">>(
  items: readonly Item[],
  before: readonly KeptItem[],
): (Item & { key: string })[] {
  const free = new Set(before);
  const keys = new Map<Item, string>();
  const take = (item: Item, isIts: (former: KeptItem) => boolean): void => {
    const former = keys.has(item) ? undefined : [...free].find(isIts);
    if (!former) return;
    free.delete(former);
    keys.set(item, former.key);
  };
  for (const item of items) take(item, ({ slug }) => slug === item.slug);
  for (const item of items) if (item.tags !== "") take(item, ({ tags }) => tags === item.tags);
  const taken = new Set([...before.map(({ key }) => key), ...keys.values()]);
  return items.map((item) => {
    const key = keys.get(item) ?? freeKey(item.slug, taken);
    taken.add(key);
    return { ...item, key };
  });
}

function freeKey(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(key)) return key;
  }
}

/** The words in which changes are told. */
type ChangeWords = {
  readonly added: string;
  readonly removed: string;
  readonly product: string;
  readonly brand: string;
  readonly tag: string;
  readonly quantity: string;
  readonly note: string;
  readonly comparison: string;
  readonly becomes: (what: string, before: string, after: string) => string;
  readonly sheetChanged: string;
  readonly documentAdded: (title: string) => string;
  readonly documentRemoved: (title: string) => string;
  readonly documentReplaced: (title: string) => string;
};

/** What has changed of an item, a line for each thing. */
export function changeLines(change: ItemChange, words: ChangeWords): string[] {
  if (change.kind !== "changed") return [words[change.kind]];
  const { before, item } = change;
  const figures = [
    [words.product, before.name, item.name],
    [words.brand, before.brand, item.brand],
    [words.tag, before.tags, item.tags],
    [words.quantity, String(before.quantity), String(item.quantity)],
    [words.note, before.note, item.note],
  ] as const;
  return [
    ...figures.flatMap(([what, was, is]) => (was === is ? [] : [words.becomes(what, was || "–", is || "–")])),
    ...comparisonLines(before, item, words),
    ...documentLines(before, item, words),
  ];
}

const sheetLinesOf = ({ compared }: ItemContent): Map<string, ItemContent["compared"][number]["lines"][number]> =>
  new Map(
    compared.flatMap(({ title, lines }) => lines.map((line) => [`${title}\0${line.name}\0${line.required}`, line])),
  );

/** The figures that are proposed anew for the same requirements; what else is new in a comparison sheet is one line. */
function comparisonLines(before: ItemContent, item: ItemContent, words: ChangeWords): string[] {
  if (isSame([before.compared, before.notCompared], [item.compared, item.notCompared])) return [];
  const was = sheetLinesOf(before);
  const told = [...sheetLinesOf(item)].flatMap(([key, { name, proposed }]) => {
    const former = was.get(key);
    return former && name && former.proposed !== proposed ? [words.becomes(name, former.proposed, proposed)] : [];
  });
  return told.length > 0 ? told : [words.sheetChanged];
}

function documentLines(before: ItemContent, item: ItemContent, words: ChangeWords): string[] {
  const has = (documents: ItemContent["documents"], title: string): boolean =>
    documents.some((document) => document.title === title);
  const isIn = (documents: ItemContent["documents"], sha256: string): boolean =>
    documents.some((document) => document.sha256 === sha256);
  return [
    ...item.documents
      .filter(({ sha256 }) => !isIn(before.documents, sha256))
      .map(({ title }) => (has(before.documents, title) ? words.documentReplaced(title) : words.documentAdded(title))),
    ...before.documents
      .filter(({ sha256, title }) => !isIn(item.documents, sha256) && !has(item.documents, title))
      .map(({ title }) => words.documentRemoved(title)),
  ];
}
