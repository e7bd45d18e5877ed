import { Link } from "@tanstack/react-router";
import { FolderTree, Plus } from "lucide-react";
import type { Category } from "#db/categories.ts";
import { categoryTree, flattenTree } from "#domain/category.ts";
import { counted } from "#domain/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { panel } from "#styles/variants/basics.ts";
import { sheet, buttonClass, heading } from "#styles/variants/administration.ts";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { Row, RowDescription, RowMain, RowName, Rows } from "../../ui/Row.tsx";
import { ListActions } from "../../ui/Toolbar.tsx";
import { categoryRows } from "./category-rows.ts";

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
