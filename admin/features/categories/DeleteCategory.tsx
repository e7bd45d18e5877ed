import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { deleteCategory, type CountedCategory } from "#db/categories.ts";
import { flattenTree, type CategoryNode } from "#domain/category.ts";
import { routes } from "#domain/routes.ts";
import { counted } from "#domain/text.ts";
import { keptInTrash } from "#domain/trash.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { toast } from "#ui/toast.ts";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { queryClient } from "../../query-client.ts";
import { useRestore } from "../../trash/use-restore.ts";

type Props = {
  category: CountedCategory | null;
  tree: UseQueryResult<CategoryNode<CountedCategory>[]>;
  onClose: () => void;
  onDeleted: (category: CountedCategory) => void;
};

/** Asks before a category goes with all below it, and says what goes and what stays. */
export function DeleteCategory({ category, tree, onClose, onDeleted }: Props) {
  const { publish } = usePublishing();
  const { sayDeleted } = useRestore();
  // Keeps its words while the dialog closes.
  const [lately, setLately] = useState(category);
  if (category && category !== lately) setLately(category);
  const { refetch } = tree;
  useEffect(() => {
    if (category) void refetch();
  }, [category, refetch]);

  const node = flattenTree(tree.data ?? []).find(({ id }) => id === lately?.id);
  const below = node ? flattenTree(node.children) : [];
  const products = (node?.product_count ?? 0) + below.reduce((sum, child) => sum + child.product_count, 0);

  const remove = async () => {
    if (!category) return;
    try {
      await deleteCategory(client, category.id);
    } catch (error) {
      console.error("Deleting the category failed", error);
      toast.error("Failed to delete category");
      return;
    }
    onDeleted(category);
    onClose();
    sayDeleted(category.name, category.id, "Category deleted successfully");
    publish({ label: "Products", href: routes.products() }, `Deleted category ${category.name}`);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ["categories"] }),
      queryClient.invalidateQueries({ queryKey: ["products"] }),
    ]);
  };
  return (
    <ConfirmDialog
      open={category !== null}
      title="Delete category"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>
        {below.length > 0
          ? "Are you sure you want to delete this category and all its subcategories?"
          : "Are you sure you want to delete this category?"}
      </p>
      <div className="dialog-facts">
        <strong>{lately?.name}</strong>
        <div role="status" className="stack-small">
          {tree.isFetching ? (
            "Counting..."
          ) : (
            <>
              <p>
                {below.length === 0
                  ? "No subcategory goes with it."
                  : `${counted(below.length, "subcategory", "subcategories")} will be deleted as well: ${below.map(({ name }) => name).join(", ")}.`}
              </p>
              <p>
                {products === 0
                  ? "No product is affected."
                  : `${counted(products, "product")} will stay, without a category.`}
              </p>
            </>
          )}
        </div>
      </div>
      <p>{keptInTrash(1 + below.length)}</p>
    </ConfirmDialog>
  );
}
