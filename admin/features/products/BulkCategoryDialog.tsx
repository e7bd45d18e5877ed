import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import type { ProductName } from "#db/products/products.ts";
import { bulkOutcome, type BulkChange } from "./bulk-change.ts";
import { counted } from "#domain/text/text.ts";
import { writtenNumber } from "#domain/text/written-numbers.ts";
import { Alert, Button, Options } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { dialogList, heading } from "#styles/variants/administration.ts";
import { SelectField } from "../../ui/Field.tsx";
import { categoriesQuery, categoryOptions } from "../../queries/categories.ts";
import { ChangePreview } from "./BulkChangePreview.tsx";
import { useBulkChange } from "./use-bulk-change.ts";

type Props = {
  products: readonly ProductName[];
  onClose: () => void;
  /** Called with products that do not exist any more; the others can still be changed. */
  onGone: (products: readonly ProductName[]) => void;
  onDone: () => void;
};

const SHOWN = 200;

/** Gives the selected products one category. Shows the change of each product first. */
export function BulkCategoryDialog({ products, onClose, onGone, onDone }: Props) {
  const categories = useQuery(categoriesQuery);
  const [categoryId, setCategoryId] = useState("");
  const names = new Map((categories.data ?? []).map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const { read, busy, storing, refusal, retry, store, stop } = useBulkChange({
    products,
    nameOf,
    success: (count) => `Successfully updated category for ${counted(count, "product")}`,
    failure: "Error updating product categories. Please try again.",
    onGone,
    onStored: () => {
      onDone();
      onClose();
    },
  });
  const close = () => {
    stop();
    onClose();
  };
  const change: BulkChange = { kind: "category", categoryId };
  const outcomes =
    read && categoryId ? read.map((product) => ({ product, outcome: bulkOutcome(product, change, nameOf) })) : null;
  const changed = outcomes?.filter(({ outcome }) => "values" in outcome).length ?? products.length;

  return (
    <Dialog
      open
      onClose={close}
      title="Edit Category for Selected Products"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            intent="primary"
            disabled={!outcomes || changed === 0}
            busy={busy !== ""}
            onClick={() => outcomes && void store(change, outcomes)}
          >
            {storing ? "Updating..." : `Update ${counted(changed, "Product")}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Category"
          className="grow"
          value={categoryId}
          onChange={(event) => setCategoryId(event.target.value)}
        >
          <option value="">Select a category</option>
          <Options options={categoryOptions(categories.data ?? [], (category) => category.id)} />
        </SelectField>
        <Button disabled={categories.isFetching} onClick={() => void categories.refetch()}>
          <RefreshCw aria-hidden="true" />
          Refresh Categories
        </Button>
      </div>
      {categories.isError && <Alert boxed>The categories could not be loaded. Please refresh them.</Alert>}
      <Alert boxed>{refusal}</Alert>
      {!read && refusal && (
        <Button className="justify-self-start" onClick={retry}>
          Retry
        </Button>
      )}
      {outcomes ? (
        <ChangePreview outcomes={outcomes} />
      ) : (
        <section className="grid gap-2">
          <h3 className={heading({ level: "section" })}>Selected products ({writtenNumber(products.length)})</h3>
          <ul className={dialogList} aria-label="Selected products" tabIndex={0}>
            {products.slice(0, SHOWN).map((product) => (
              <li key={product.id}>
                {product.name}
                <span className="text-ink-soft"> · {product.category ?? "No category"}</span>
              </li>
            ))}
            {products.length > SHOWN && <li>and {writtenNumber(products.length - SHOWN)} more</li>}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
