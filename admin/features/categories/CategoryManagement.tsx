import { getRouteApi, useLocation } from "@tanstack/react-router";
import { Plus, RefreshCw } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Category, CountedCategory } from "#db/products/categories.ts";
import { categoriesAbove, categoryWithDescendants, flattenTree } from "#domain/categories/category-tree.ts";
import { CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { Button } from "../../ui/controls.tsx";
import { LastSaved } from "../../publish/LastSaved.tsx";
import { categoryTreeQuery } from "../../queries/categories.ts";
import { queryClient } from "../../query-client.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { equalExceptPlace } from "./category-form.ts";
import { CategoryForm } from "./CategoryForm.tsx";
import { CategoryHierarchy } from "./CategoryHierarchy.tsx";
import { DeleteCategory } from "./DeleteCategory.tsx";
import { useCategoryTree, useOpenBranches, usePlacing } from "./use-category-tree.ts";

/** The category in the form, null for a new one. `number` is the form's key: a new number discards what was typed. */
type FormTarget = {
  category: Category | null;
  number: number;
  focus: boolean;
  /** Whether a narrow screen shows the form, which stands below the tree there. */
  open: boolean;
  /** The draft to open in it. */
  draft?: string | undefined;
};

const readTree = () => flattenTree(queryClient.getQueryData(categoryTreeQuery.queryKey) ?? []);

/** Whether form and tree stand beside each other. */
const isWide = (): boolean => matchMedia("(min-width: 64rem)").matches;

const route = getRouteApi("/protected/admin/categories");

export function CategoryManagement() {
  const tree = useCategoryTree();
  const { hash } = useLocation();
  const { edit: linked, draft: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const [target, setTarget] = useState<FormTarget>({
    category: null,
    number: 0,
    focus: hash === "new",
    open: hash === "new" || asked !== undefined,
    draft: linked ? undefined : asked,
  });
  const [wanted, setWanted] = useState<Category | null>(null);
  const [categoryToDelete, setCategoryToDelete] = useState<CountedCategory | null>(null);
  const typed = useRef(false);
  const keepTyped = useCallback((dirty: boolean) => {
    typed.current = dirty;
  }, []);

  const begin = (category: Category | null, open = true, draft?: string) =>
    setTarget(({ number }) => ({ category, number: number + 1, focus: open, open, draft }));
  const edit = (category: Category, draft?: string) => {
    if (typed.current && category.id !== target.category?.id) setWanted(category);
    else begin(category, true, draft);
  };
  // A link to one category (from the command palette) opens it in the form, once.
  const follow = useEffectEvent((id: string) => {
    const category = readTree().find((row) => row.id === id);
    if (category) edit(category, asked);
    void navigate({ search: {}, replace: true, ignoreBlocker: true });
  });
  const loaded = tree.data !== undefined;
  useEffect(() => {
    if (linked && loaded) follow(linked);
  }, [linked, loaded]);

  const place = usePlacing(() => {
    // If the category in the form was moved here, the form continues from the moved version. What others changed in it still
    // shows as a conflict when it is saved.
    setTarget((now) => {
      const fresh = readTree().find((row) => row.id === now.category?.id);
      return fresh && now.category && equalExceptPlace(fresh, now.category) ? { ...now, category: fresh } : now;
    });
  });
  const rows = flattenTree(tree.data ?? []);
  const branches = useOpenBranches();
  const show = ({ parent_id }: Category) => {
    if (parent_id) branches.turn([parent_id, ...categoriesAbove(rows, parent_id)], true);
  };
  return (
    <>
      <PageHead
        title={CONTENT_KINDS.category.editing.title}
        tab="categories"
        note={
          <>
            <p className={badge()}>Total Categories: {tree.isError ? "unknown" : tree.data ? rows.length : "…"}</p>
            <LastSaved kind="category" />
          </>
        }
        actions={
          <>
            <Button small intent="primary" className="lg:hidden" onClick={() => begin(null)}>
              <Plus aria-hidden="true" />
              Add Category
            </Button>
            <Button small onClick={() => void tree.refetch()} disabled={tree.isFetching}>
              <RefreshCw aria-hidden="true" className={tree.isFetching ? "animate-spin" : ""} />
              Refresh
            </Button>
          </>
        }
      />
      <div className="mbs-5 grid items-start gap-5 *:min-inline-0 lg:grid-cols-[23rem_1fr] [body:has([data-preview-pane])_&]:grid-cols-1">
        <div className={`max-lg:order-1 lg:sticky lg:inset-bs-18 ${target.open ? "" : "max-lg:hidden"}`}>
          <CategoryForm
            key={target.number}
            category={target.category}
            focus={target.focus}
            draft={target.draft}
            categories={rows}
            pending={
              wanted && {
                text: "Your changes in the form have not been saved. They are lost when you edit another category.",
                onLeave: () => {
                  begin(wanted);
                  setWanted(null);
                },
                onStay: () => setWanted(null),
              }
            }
            onDirty={keepTyped}
            onDone={(saved) => {
              if (saved) show(saved);
              begin(null, isWide());
              if (asked) void navigate({ search: {}, replace: true, ignoreBlocker: true });
            }}
          />
        </div>
        <CategoryHierarchy
          tree={tree}
          editing={target.category?.id}
          onCreate={() => begin(null)}
          onEdit={edit}
          onDelete={setCategoryToDelete}
          onPlace={place}
          branches={branches}
        />
      </div>
      <DeleteCategory
        category={categoryToDelete}
        tree={tree}
        onClose={() => setCategoryToDelete(null)}
        onDeleted={(gone) => {
          if (target.category && categoryWithDescendants(rows, gone.id).has(target.category.id)) begin(null);
        }}
      />
    </>
  );
}
