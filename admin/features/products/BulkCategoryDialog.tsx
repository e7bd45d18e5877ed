import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { findGone } from "#db/gone.ts";
import { setProductsCategory, type ProductName } from "#db/products.ts";
import { routes } from "#domain/routes.ts";
import { counted } from "#domain/text.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { dialogList } from "#ui/dialog-look.ts";
import { SelectField } from "#ui/Field.tsx";
import { Options } from "#ui/Select.tsx";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { categoriesQuery, categoryOptions } from "../../queries/categories.ts";
import { refreshLists } from "../../queries/refresh.ts";
import { goneText } from "../../ui/gone-text.ts";
import { heading } from "../../ui/heading.ts";

type Props = {
  open: boolean;
  products: readonly ProductName[];
  onClose: () => void;
  /** These are not there any more: the others can still be changed. */
  onGone: (products: readonly ProductName[]) => void;
  onDone: () => void;
};

/** Gives the selected products one category, in one transaction. */
export function BulkCategoryDialog({ open, products, onClose, onGone, onDone }: Props) {
  const { publish } = usePublishing();
  const categories = useQuery(categoriesQuery);
  const [categoryId, setCategoryId] = useState("");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const close = () => {
    if (busy) return;
    setCategoryId("");
    setRefusal("");
    onClose();
  };

  const update = async () => {
    setBusy(true);
    setRefusal("");
    try {
      await setProductsCategory(
        client,
        products.map((product) => product.id),
        categoryId,
      );
    } catch (error) {
      console.error("Changing the category of products failed", error);
      // Only the reason: without it the message stands alone.
      const gone = await findGone(client, "product", products).catch(() => []);
      if (gone.length > 0) {
        setRefusal(
          goneText(
            gone.map(({ name }) => name),
            products.length,
          ),
        );
        onGone(gone);
        void refreshLists("product");
      }
      toast.error("Error updating product categories. Please try again.");
      setBusy(false);
      return;
    }
    setBusy(false);
    setCategoryId("");
    onDone();
    onClose();
    toast.success(`Successfully updated category for ${counted(products.length, "product")}`);
    publish({ label: "Products", href: routes.products() }, `Category of ${counted(products.length, "product")}`);
    await refreshLists("product");
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Edit Category for Selected Products"
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={busy || !categoryId || products.length === 0}
            onClick={() => void update()}
          >
            {busy ? "Updating..." : `Update ${counted(products.length, "Product")}`}
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
      <section className="grid gap-2">
        <h3 className={heading({ level: "section" })}>Selected products ({products.length})</h3>
        <ul className={dialogList} aria-label="Selected products" tabIndex={0}>
          {products.slice(0, 200).map((product) => (
            <li key={product.id}>
              {product.name}
              <span className="text-ink-soft"> · {product.category ?? "No category"}</span>
            </li>
          ))}
          {products.length > 200 && <li>and {products.length - 200} more</li>}
        </ul>
      </section>
    </Dialog>
  );
}
