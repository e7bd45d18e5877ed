import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CountedCategory } from "#db/products/categories.ts";
import { flattenTree, type CategoryNode } from "#domain/categories/category-tree.ts";
import { counted } from "#domain/text/text.ts";
import { dialogFacts } from "#styles/variants/administration.ts";
import { DeleteRecords } from "../../records/DeleteRecords.tsx";

type Props = {
  category: CountedCategory | null;
  tree: UseQueryResult<CategoryNode<CountedCategory>[]>;
  onClose: () => void;
  onDeleted: (category: CountedCategory) => void;
};

/** Asks before a category is deleted with its subcategories, and says what is deleted and what stays. */
export function DeleteCategory({ category, tree, onClose, onDeleted }: Props) {
  const { refetch } = tree;
  useEffect(() => {
    if (category) void refetch();
  }, [category, refetch]);

  const nodeOf = (id: string | undefined) => flattenTree(tree.data ?? []).find((node) => node.id === id);
  const belowOf = (id: string | undefined) => flattenTree(nodeOf(id)?.children ?? []);
  return (
    <DeleteRecords
      kind="category"
      records={category ? [category] : []}
      onClose={onClose}
      onDeleted={(gone) => gone.forEach(onDeleted)}
      question={(_count, [shown]) =>
        `Are you sure you want to delete this category${belowOf(shown?.id).length > 0 ? " and all its subcategories" : ""}?`
      }
      intoTrash={([shown]) => 1 + belowOf(shown?.id).length}
    >
      {([shown]) => (
        <div className={dialogFacts}>
          <strong>{shown?.name}</strong>
          <div role="status" className="grid gap-2">
            {tree.isFetching ? "Counting..." : <AlsoAffected node={nodeOf(shown?.id)} below={belowOf(shown?.id)} />}
          </div>
        </div>
      )}
    </DeleteRecords>
  );
}

type Node = CategoryNode<CountedCategory>;

/** The subcategories that are deleted with the category, and the products that stay without one. */
function AlsoAffected({ node, below }: { node: Node | undefined; below: readonly Node[] }) {
  const products = (node?.product_count ?? 0) + below.reduce((sum, child) => sum + child.product_count, 0);
  return (
    <>
      <p>
        {below.length === 0
          ? "No subcategory goes with it."
          : `${counted(below.length, "subcategory", "subcategories")} will be deleted as well: ${below.map(({ name }) => name).join(", ")}.`}
      </p>
      <p>
        {products === 0 ? "No product is affected." : `${counted(products, "product")} will stay, without a category.`}
      </p>
    </>
  );
}
