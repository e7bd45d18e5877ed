import { FILTER_TEXTS as T } from "#texts/listing.ts";
import { Words } from "../products/words.tsx";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { useId } from "react";

export type CategoryChoice = { slug: string; name: string; depth: number; count: number };

type Props = {
  categories: readonly CategoryChoice[];
  /** The slug of the chosen category; empty for all. */
  chosen: string;
  total: number;
  /** Hides the counts while they are not exact. */
  isCounting: boolean;
  onChange: (slug: string) => void;
};

/** The visible categories: the main ones, the ancestors of the chosen one, and its children. */
function opened(categories: readonly CategoryChoice[], chosen: string): CategoryChoice[] {
  const top = Math.min(...categories.map(({ depth }) => depth));
  const at = categories.findIndex(({ slug }) => slug === chosen);
  const parents: number[] = [];
  const way: number[][] = [];
  for (const [index, { depth }] of categories.entries()) {
    parents.length = depth - top;
    way.push([...parents]);
    parents[depth - top] = index;
  }
  const above = new Set(way[at] ?? []);
  return categories.filter(({ count, slug }, index) => {
    if (count === 0 && slug !== chosen) return false;
    const parent = (way[index] ?? []).at(-1);
    return parent === undefined || parent === at || above.has(parent);
  });
}

/** The tree of categories: one of them can be chosen, and its branch is open. */
export function FacetCategories({ categories, chosen, total, isCounting, onChange }: Props) {
  const group = useId();
  const shown = opened(categories, chosen);
  const top = Math.min(...categories.map(({ depth }) => depth));
  const option = (slug: string, name: string, count: number, level: number) => (
    <li key={slug}>
      <label
        className="flex cursor-pointer items-center gap-2.5 py-1 text-md leading-[1.3] min-block-8 hover:text-petrol has-checked:font-medium"
        style={{ paddingInlineStart: `${level * 1.1}rem` }}
      >
        <input
          type="radio"
          className="size-4.5 flex-none accent-petrol"
          name={group}
          checked={slug === chosen}
          aria-describedby={`${group}${slug}`}
          onChange={() => onChange(slug)}
        />
        <span className="flex-1 wrap-anywhere min-inline-0">
          <Words text={name} />
        </span>
        <span className="annotation" aria-hidden="true" id={`${group}${slug}`}>
          {!isCounting && writtenNumber(count)}
        </span>
      </label>
    </li>
  );
  return (
    <ul>
      {option("", T.allCategories, total, 0)}
      {shown.map(({ slug, name, count, depth }) => option(slug, name, count, depth - top))}
    </ul>
  );
}
