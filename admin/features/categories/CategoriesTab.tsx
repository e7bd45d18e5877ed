import { Link } from "@tanstack/react-router";
import { FolderTree, Plus } from "lucide-react";
import type { Category } from "#db/products/categories.ts";
import { categoryTree, flattenTree } from "#domain/categories/category-tree.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { panel } from "#styles/variants/basics.ts";
import { sheet, buttonClass, heading } from "#styles/variants/administration.ts";
import { ExportButton } from "../../ui/lists/ExportButton.tsx";
import { Row, RowDescription, RowMain, RowName, Rows } from "../../ui/lists/Row.tsx";
import { ListActions } from "../../ui/lists/Toolbar.tsx";

/** Explains categories, lists the main ones, and leads to the screen that manages them. */
export function CategoriesTab({ categories }: { categories: readonly Category[] }) {
  const roots = categoryTree(categories);
  return (
    <section aria-label="Categories" className="grid gap-4">
      <div className={sheet}>
        <h2 className={heading({ level: "card" })}>Product categories</h2>
        <p className="text-ink-soft max-inline-[65ch]">
          Categories order the products of the catalogue in a tree: main categories with subcategories below them. They
          are created, changed, moved and deleted on a screen of their own.
        </p>
        <ListActions>
          <Link to="/admin/categories" className={buttonClass({ intent: "primary" })}>
            <FolderTree aria-hidden="true" />
            Manage Categories
          </Link>
          <Link to="/admin/categories" hash="new" className={buttonClass()}>
            <Plus aria-hidden="true" />
            Add Category
          </Link>
          <ExportButton
            name="categories"
            count={categories.length}
            load={() => Promise.resolve(categoryRows(categories))}
          />
        </ListActions>
      </div>
      {roots.length > 0 && (
        <Rows className={panel()} aria-label="Main categories">
          {roots.map((root) => (
            <Row key={root.id}>
              <RowMain>
                <RowName name={root.name}>{!root.is_active && <span className={badge()}>Inactive</span>}</RowName>
                {root.description && <RowDescription>{root.description}</RowDescription>}
              </RowMain>
              <span className={badge()}>
                {counted(flattenTree(root.children).length, "subcategory", "subcategories")}
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </section>
  );
}

/** The texts of the category's page. */
const PAGE_COLUMNS = ["Page title", "Search description", "Introduction"];

/** Categories as a table for a spreadsheet, in the order of the tree. */
function categoryRows(categories: readonly Category[]): string[][] {
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  return [
    ["Name", "URL slug", "Parent", "Level", "Description", "Sort order", "Active", ...PAGE_COLUMNS],
    ...flattenTree(categoryTree(categories)).map((category) => [
      category.name,
      category.slug,
      slugs.get(category.parent_id ?? "") ?? "",
      String(category.depth + 1),
      category.description ?? "",
      String(category.sort_order),
      category.is_active ? "Yes" : "No",
      category.page_title ?? "",
      category.search_description ?? "",
      category.introduction ?? "",
    ]),
  ];
}
