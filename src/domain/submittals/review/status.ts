import type { Entry, IssuedItem, Mark } from "./record.ts";

/** What was decided of an item; `open` if nobody has marked it since it last changed. */
export type ItemStatus = Mark | "open";

/**
 * The marks that count for an item: of each reviewer the last one since it last changed. Names that differ in case
 * alone are one; the same name by another link is somebody else.
 */
function marksOf(item: Pick<IssuedItem, "key" | "since">, entries: readonly Entry[]): Entry[] {
  const counting = entries.filter(
    ({ item: key, revision, mark }) => key === item.key && revision >= item.since && mark !== null,
  );
  return [...Map.groupBy(counting, ({ link, reviewer }) => `${link} ${reviewer?.toLowerCase()}`).values()].flatMap(
    (of) => of.slice(-1),
  );
}

/** The strictest of the marks that count: whoever asks for a revision is not outvoted. `entries` in the order in which they were made. */
export function itemStatus(item: Pick<IssuedItem, "key" | "since">, entries: readonly Entry[]): ItemStatus {
  const marks = marksOf(item, entries).map(({ mark }) => mark);
  return (["C", "B", "A"] as const).find((mark) => marks.includes(mark)) ?? "open";
}

/** What was decided of a whole submittal: to revise if one item is, approved if all are. */
export type SubmittalState = "inReview" | "revise" | "approved";
export const submittalState = ({
  items,
  approved,
  to_revise,
}: Record<"items" | "approved" | "to_revise", number>): SubmittalState =>
  to_revise > 0 ? "revise" : items > 0 && approved === items ? "approved" : "inReview";

/** The same of its items. */
export function stateOfItems(
  items: readonly Pick<IssuedItem, "key" | "since">[],
  entries: readonly Entry[],
): SubmittalState {
  const statuses = items.map((item) => itemStatus(item, entries));
  const count = (...wanted: ItemStatus[]): number => statuses.filter((status) => wanted.includes(status)).length;
  return submittalState({ items: items.length, approved: count("A", "B"), to_revise: count("C") });
}

/** The marks of others on an item that this device did not know when it sent its own: they stand beside it. */
export const madeMeanwhile = (
  known: readonly Entry[],
  now: readonly Entry[],
  items: ReadonlySet<string>,
  own: string,
) =>
  now.filter(
    ({ id, item, reviewer }) =>
      items.has(item) &&
      reviewer !== null &&
      reviewer.toLowerCase() !== own.toLowerCase() &&
      !known.some((entry) => entry.id === id),
  );
