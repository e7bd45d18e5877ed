import { Layers, ListPlus } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { ProductFilter } from "#db/products/product-filters.ts";
import { listProductNames, type ProductName } from "#db/products/products.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { counted } from "#domain/text/text.ts";
import { link } from "#styles/variants/basics.ts";
import { Button } from "../../ui/controls.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { ListBar, SelectAll, SelectionActions } from "../../ui/lists/Toolbar.tsx";
import type { useSelection } from "../../ui/lists/use-selection.ts";

type Props = {
  rows: readonly ProductName[];
  matching: number;
  filter: ProductFilter;
  selection: ReturnType<typeof useSelection<ProductName>>;
  /** What can be done with many products, while none is selected. */
  links: ReactNode;
  onCategory: () => void;
  onChange: () => void;
  onDelete: () => void;
};

/** Selects the products of this page, or all that match beyond it, and offers what can be done with them. */
export function SelectionBar({ rows, matching, filter, selection, links, onCategory, onChange, onDelete }: Props) {
  const [busy, setBusy] = useState(false);
  const page = rows.length > 0 && rows.every((row) => selection.has(row.id));
  const everything = page && selection.size >= matching;
  const n = everything ? selection.size : rows.length;
  const selectMatching = async () => {
    setBusy(true);
    try {
      selection.set(await listProductNames(client, filter));
    } catch (error) {
      console.error("Selecting all matching products failed", error);
      toast.error("The matching products could not be read. Please try again.");
    } finally {
      setBusy(false);
    }
  };
  return (
    <ListBar>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SelectAll rows={rows} selection={selection}>
          {page ? `All ${counted(n, "product")} selected` : `Select all ${counted(rows.length, "product")}`}
        </SelectAll>
        {matching > rows.length && !everything && (
          <span className="text-sm text-ink-soft">
            on this page
            {page && (
              <>
                {" · "}
                <button type="button" className={link()} disabled={busy} onClick={() => void selectMatching()}>
                  {busy ? "Selecting..." : `Select all ${counted(matching, "matching product")}`}
                </button>
              </>
            )}
          </span>
        )}
      </div>
      {selection.size === 0 && links}
      <SelectionActions selection={selection} clears onDelete={onDelete}>
        <Button small onClick={onCategory}>
          <Layers aria-hidden="true" />
          Edit Category ({writtenNumber(selection.size)})
        </Button>
        <Button small onClick={onChange}>
          <ListPlus aria-hidden="true" />
          Change... ({writtenNumber(selection.size)})
        </Button>
      </SelectionActions>
    </ListBar>
  );
}
