import { useQuery, useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { categoryTreeQuery } from "../../queries/categories.ts";
import { placeCategory, type Category } from "#db/products/categories.ts";
import { isMissingTarget, isOvertaken } from "#db/errors.ts";
import { categoryTree, flattenTree, idsAfterPlacing } from "#domain/categories/category-tree.ts";
import type { TreePlace } from "#domain/listing/ordering.ts";
import { siteAddress } from "#domain/content/content-kinds.ts";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { queryKeys, queryClient } from "../../query-client.ts";

const REFRESH_MS = 30_000;

/** The tree, refetched every 30 seconds while the tab is visible, and when window or tab get the focus again. */
export function useCategoryTree() {
  const tree = useQuery({ ...categoryTreeQuery, refetchInterval: REFRESH_MS, refetchOnWindowFocus: "always" });
  const { refetch } = tree;
  useEffect(() => {
    // A window can lose the focus and stay visible; the library itself looks at visibility only.
    const onFocus = () => void refetch({ cancelRefetch: false });
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [refetch]);
  return tree;
}

/** Which categories show their subcategories: main categories start open, others closed. */
export function useOpenBranches() {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  return {
    isOpen: ({ id, depth }: { id: string; depth: number }) => turned.get(id) ?? depth === 0,
    turn: (ids: readonly string[], open: boolean) =>
      setTurned((before) => new Map([...before, ...ids.map((id) => [id, open] as const)])),
  };
}
export type OpenBranches = ReturnType<typeof useOpenBranches>;

const PLACING = ["place-category"];
type Move = { category: Category; parentId: string | null; ids: readonly string[] };

const readTree = () => queryClient.query({ ...categoryTreeQuery, staleTime: 0 });

/** Why a move was refused, by the current tree. */
async function refusalOf(error: unknown, { category, parentId }: Move): Promise<string> {
  if (!isOvertaken(error) && !isMissingTarget(error)) return "Failed to move category";
  const rows = flattenTree((await readTree().catch(() => undefined)) ?? []);
  const gone = (id: string) => rows.length > 0 && !rows.some((row) => row.id === id);
  if (gone(category.id)) return `Failed to move category: ${category.name} was deleted meanwhile.`;
  if (parentId && gone(parentId))
    return `Failed to move category: the category that ${category.name} was to stand below was deleted meanwhile.`;
  return "Failed to move category: somebody else changed the order meanwhile. You see it as it is now; please move it again.";
}

/** Moves a category: shows the move at once, stores moves one after the other, and reverts a move that the database refuses. */
export function usePlacing(onPlaced: () => void) {
  const { publish } = usePublishing();
  const { mutate } = useMutation({
    mutationKey: PLACING,
    scope: { id: "place-category" },
    mutationFn: ({ category, parentId, ids }: Move) => placeCategory(client, category.id, parentId, ids),
    onMutate: async ({ category, parentId, ids }) => {
      await queryClient.cancelQueries({ queryKey: categoryTreeQuery.queryKey });
      queryClient.setQueryData(
        categoryTreeQuery.queryKey,
        (before) =>
          before &&
          categoryTree(
            flattenTree(before).map((row) => {
              const place = ids.indexOf(row.id);
              return place === -1
                ? row
                : { ...row, sort_order: place, parent_id: row.id === category.id ? parentId : row.parent_id };
            }),
          ),
      );
    },
    onSuccess: (_data, { category }) =>
      publish(
        { label: category.name, href: category.is_active ? siteAddress("category", category.slug) : null },
        `Moved category ${category.name}`,
      ),
    onError: async (error, move) => {
      console.error("Moving the category failed", error);
      toast.error(await refusalOf(error, move));
    },
    onSettled: async () => {
      // Refetch only after the last of several moves: an earlier refetch would make the later ones jump back for a moment.
      if (queryClient.isMutating({ mutationKey: PLACING }) > 1) return;
      await queryClient.invalidateQueries({ queryKey: queryKeys.lists("category") });
      onPlaced();
    },
  });
  return (category: Category, { parentId, index }: TreePlace) => {
    const rows = flattenTree(queryClient.getQueryData(categoryTreeQuery.queryKey) ?? []);
    mutate({ category, parentId, ids: idsAfterPlacing(rows, category.id, parentId, index) });
  };
}
