import { COMPARISON_TEXTS as T } from "#texts/comparison.ts";
import { SPECIFICATION_GROUPS } from "#texts/units.ts";
import { Download, Printer } from "lucide-react";
import { comparisonFile, type ComparedGroup } from "#domain/comparison/comparison.ts";
import { links } from "#texts/language/links.ts";
import { downloadFile } from "../page/download-file.ts";
import type { ComparedProduct } from "#site/products/product-page.ts";
import { button } from "#styles/variants/buttons.ts";
import { UnitSwitch } from "../units/unit-switch.tsx";

type Props = {
  products: readonly ComparedProduct[];
  /** All rows, and those that are shown. */
  all: readonly ComparedGroup[];
  groups: readonly ComparedGroup[];
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
};

const count = (groups: readonly ComparedGroup[]) => groups.reduce((sum, { rows }) => sum + rows.length, 0);

/** What can be done with a comparison: narrow it, change its units, take it along. */
export function CompareToolbar({ products, all, groups, onlyDifferences, onOnlyDifferences }: Props) {
  const heads = products.map(({ slug, name, brand, category }) => ({
    name,
    brand,
    category,
    address: new URL(links.product(slug), location.origin).href,
  }));
  return (
    <div className="mbe-4 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      {products.length > 1 && (
        <label className="flex cursor-pointer items-center gap-2 min-block-11">
          <input
            className="size-4.5 accent-petrol"
            type="checkbox"
            role="switch"
            checked={onlyDifferences}
            onChange={({ target }) => onOnlyDifferences(target.checked)}
          />
          {T.onlyDifferences}
        </label>
      )}
      <p className="annotation" role="status">
        {products.length > 0 && T.rows(count(groups), count(all))}
      </p>
      <p className="annotation">
        <span className="text-copper">≠</span> {T.marks.differs} <span className="ms-3 text-good">★</span>{" "}
        {T.marks.best}
      </p>
      <div className="ms-auto flex flex-wrap items-center gap-2">
        <UnitSwitch />
        <button
          type="button"
          className={button()}
          aria-label={T.downloadCsv}
          disabled={products.length === 0}
          onClick={() =>
            downloadFile(
              "comparison.csv",
              comparisonFile(heads, groups, { ...T, groups: SPECIFICATION_GROUPS }),
              "text/csv",
            )
          }
        >
          <Download aria-hidden="true" size={18} /> {T.csv}
        </button>
        <button type="button" className={button()} onClick={() => print()}>
          <Printer aria-hidden="true" size={18} /> {T.print}
        </button>
      </div>
    </div>
  );
}
