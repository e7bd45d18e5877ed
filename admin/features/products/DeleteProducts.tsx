import { useState } from "react";
import { findGone } from "#db/gone.ts";
import { deleteProducts, type ProductName } from "#db/products.ts";
import { routes } from "#domain/routes.ts";
import { counted } from "#domain/text.ts";
import { keptInTrash } from "#domain/trash.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { queryClient } from "../../query-client.ts";
import { useRestore } from "../../trash/use-restore.ts";
import { goneText } from "../../ui/gone-text.ts";

type Props = {
  products: readonly ProductName[];
  onClose: () => void;
  /** These were gone already: the others are still to be deleted. */ onGone: (
    products: readonly ProductName[],
  ) => void;
  onDeleted: (products: readonly ProductName[]) => void;
};

/** Asks before products go; all of them in one transaction. */
export function DeleteProducts({ products, onClose, onGone, onDeleted }: Props) {
  const { publish } = usePublishing();
  const { sayDeleted } = useRestore();
  const [refusal, setRefusal] = useState("");
  const [lately, setLately] = useState(products);
  if (products.length > 0 && products !== lately) setLately(products);
  const one = lately.length === 1;

  const close = () => {
    setRefusal("");
    onClose();
  };
  const remove = async () => {
    setRefusal("");
    try {
      await deleteProducts(
        client,
        lately.map((product) => product.id),
      );
    } catch (error) {
      console.error("Deleting products failed", error);
      // Only the reason: without it the message stands alone.
      const gone = await findGone(client, "products", lately).catch(() => []);
      if (gone.length > 0 && gone.length < lately.length) {
        setRefusal(goneText(gone, lately.length));
        onGone(gone);
        void queryClient.invalidateQueries({ queryKey: ["products"] });
      }
      toast.error(one ? "Error deleting product. Please try again." : "Error deleting products. Please try again.");
      return;
    }
    const label = one ? (lately[0]?.name ?? "Product") : counted(lately.length, "product");
    onDeleted(lately);
    close();
    sayDeleted(label, lately[0]?.id ?? "");
    publish({ label: "Products", href: routes.products() }, `Deleted ${label}`);
    await queryClient.invalidateQueries({ queryKey: ["products"] });
  };

  return (
    <ConfirmDialog
      open={products.length > 0}
      title={one ? "Delete product" : "Delete products"}
      confirmLabel={one ? "Delete" : `Delete ${lately.length} products`}
      busyLabel="Deleting..."
      danger
      onConfirm={remove}
      onCancel={close}
    >
      <p>
        {one
          ? "Are you sure you want to delete this product?"
          : `Are you sure you want to delete ${lately.length} products?`}
      </p>
      <ul className="dialog-list" aria-label="Products to delete" tabIndex={0}>
        {lately.slice(0, 50).map((product) => (
          <li key={product.id}>{product.name}</li>
        ))}
        {lately.length > 50 && <li>and {lately.length - 50} more</li>}
      </ul>
      <p>{keptInTrash(lately.length)}</p>
      <p role="alert" className={refusal ? "notice notice-bad" : "sr-only"}>
        {refusal}
      </p>
    </ConfirmDialog>
  );
}
