import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { countProductsOfBrands, deleteBrands, type Brand } from "#db/brands.ts";
import { findGone } from "#db/gone.ts";
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
  brands: readonly Brand[];
  onClose: () => void;
  /** These were gone already: the others are still to be deleted. */ onGone: (brands: readonly Brand[]) => void;
  onDeleted: (brands: readonly Brand[]) => void;
};

/** Asks before brands go with their products, and says how many of them. */
export function DeleteBrands({ brands, onClose, onGone, onDeleted }: Props) {
  const { publish } = usePublishing();
  const { sayDeleted } = useRestore();
  // Keeps its words while the dialog closes.
  const [refusal, setRefusal] = useState("");
  const [lately, setLately] = useState(brands);
  if (brands.length > 0 && brands !== lately) setLately(brands);
  const ids = lately.map((brand) => brand.id);
  const one = lately.length === 1;
  const products = useQuery({
    queryKey: ["products", "of-brands", ids],
    queryFn: () => countProductsOfBrands(client, ids),
    enabled: brands.length > 0,
    staleTime: 0,
  });

  const close = () => {
    setRefusal("");
    onClose();
  };
  const remove = async () => {
    setRefusal("");
    try {
      await deleteBrands(client, ids);
    } catch (error) {
      console.error("Deleting brands failed", error);
      // Only the reason: without it the message stands alone.
      const gone = await findGone(client, "brands", lately).catch(() => []);
      if (gone.length > 0 && gone.length < lately.length) {
        setRefusal(goneText(gone, lately.length));
        onGone(gone);
        void queryClient.invalidateQueries({ queryKey: ["brands"] });
      }
      toast.error(one ? "Error deleting brand. Please try again." : "Error deleting brands. Please try again.");
      return;
    }
    const label = one ? (lately[0]?.name ?? "Brand") : counted(ids.length, "brand");
    onDeleted(lately);
    close();
    sayDeleted(label, ids[0] ?? "");
    publish({ label: "Products", href: routes.products() }, `Deleted ${label}`);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ["brands"] }),
      queryClient.invalidateQueries({ queryKey: ["products"] }),
    ]);
  };

  return (
    <ConfirmDialog
      open={brands.length > 0}
      title={one ? "Delete brand" : "Delete brands"}
      confirmLabel={one ? "Delete" : `Delete ${ids.length} brands`}
      busyLabel="Deleting..."
      danger
      onConfirm={remove}
      onCancel={close}
    >
      <p>
        {one
          ? "Are you sure you want to delete this brand? This will also delete all associated products."
          : `Are you sure you want to delete ${ids.length} brands? This will also delete all associated products.`}
      </p>
      <p className="dialog-facts">
        <strong>{lately.map((brand) => brand.name).join(", ")}</strong>
        <span role="status">
          {products.data === undefined
            ? products.isError
              ? "The number of products could not be read."
              : "Counting products..."
            : products.data === 0
              ? `No product goes with ${one ? "it" : "them"}.`
              : `${counted(products.data, "product")} will be deleted as well.`}
        </span>
      </p>
      <p>{keptInTrash(lately.length)}</p>
      <p role="alert" className={refusal ? "notice notice-bad" : "sr-only"}>
        {refusal}
      </p>
    </ConfirmDialog>
  );
}
