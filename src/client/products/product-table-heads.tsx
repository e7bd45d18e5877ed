import { TABLE_TEXTS as T } from "#texts/listing.ts";
import { Words } from "./words.tsx";
import { cva } from "class-variance-authority";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedAttribute } from "#domain/listing/product-data.ts";
import type { ListingSort, ListingState } from "#domain/listing/product-listing.ts";
import { dataCell } from "#styles/variants/data-table.ts";

/** Whether the values of an attribute are numbers, which can be sorted and aligned. */
export const hasNumbers = ({ kind }: ListedAttribute): boolean => kind === "number" || kind === "range";

const sortButton = cva(
  "flex cursor-pointer items-start justify-between gap-1 px-2.5 py-3 font-semibold -outline-offset-3 inline-full hover:text-petrol lg:px-3.5",
  { variants: { isNumber: { true: "text-right ltr:flex-row-reverse", false: "text-start" } } },
);

type SortProps = {
  state: ListingState;
  onSort: (sort: ListingSort, first: ListingState["order"]) => void;
  className?: string;
};

type AttributeHeadProps = SortProps & { attribute: ListedAttribute; unit: string | null };

/** The head of a column of specifications. Only numbers can be sorted. */
export function AttributeHead({ attribute, unit, ...rest }: AttributeHeadProps) {
  const { id, name, better } = attribute;
  const title = (
    <span>
      <Words text={name} />
      {unit && (
        <span className="text-ink-soft">
          {T.beforeUnit}
          <bdi>{unit}</bdi>
        </span>
      )}
    </span>
  );
  if (!hasNumbers(attribute))
    return (
      <th scope="col" className={dataCell({ kind: "head", filled: true, class: rest.className })}>
        <div className="px-2.5 py-3 font-semibold lg:px-3.5">{title}</div>
      </th>
    );
  return (
    <SortHead sort={`spec.${id}`} isNumber first={better === "lower" ? "asc" : "desc"} {...rest}>
      {title}
    </SortHead>
  );
}

type SortHeadProps = SortProps & {
  sort: ListingSort;
  /** The order that a first click gives. */
  first?: ListingState["order"];
  kind?: "head" | "corner";
  isNumber?: boolean;
  children: ReactNode;
};

/** The head of a column by which the list can be sorted. */
export function SortHead({
  sort,
  first = "asc",
  kind = "head",
  isNumber = false,
  state,
  onSort,
  className,
  children,
}: SortHeadProps) {
  const isSorted = state.sort === sort;
  const Arrow = state.order === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={dataCell({ kind, filled: true, class: className })}
      aria-sort={isSorted ? (state.order === "asc" ? "ascending" : "descending") : undefined}
    >
      <button type="button" className={sortButton({ isNumber })} onClick={() => onSort(sort, first)}>
        {children}
        {isSorted && <Arrow className="flex-none text-copper" aria-hidden="true" size={16} strokeWidth={2} />}
      </button>
    </th>
  );
}
