import { Link } from "@tanstack/react-router";
import { FolderTree, Plus } from "lucide-react";
import type { Category } from "#db/categories.ts";
import { categoryTree, flattenTree } from "#domain/category.ts";
import { counted } from "#domain/text.ts";
import { buttonClass } from "#ui/Button.tsx";

/** What categories are for, how they stand, and the way to the screen that manages them. */
export function CategoriesTab({ categories }: { categories: readonly Category[] }) {
  const roots = categoryTree(categories);
  return (
    <section aria-label="Categories" className="stack">
      <div className="sheet card">
        <h2 className="card-title">Product categories</h2>
        <p className="max-w-prose text-ink-soft">
          Categories order the products of the catalogue in a tree: main categories with subcategories below them. They
          are created, changed, moved and deleted on a screen of their own.
        </p>
        <div className="list-actions">
          <Link to="/admin/categories" className={buttonClass({ variant: "primary" })}>
            <FolderTree aria-hidden="true" />
            Manage Categories
          </Link>
          <Link to="/admin/categories" hash="new" className={buttonClass()}>
            <Plus aria-hidden="true" />
            Add Category
          </Link>
        </div>
      </div>
      {roots.length > 0 && (
        <ul className="rows sheet" aria-label="Main categories">
          {roots.map((root) => (
            <li key={root.id} className="row">
              <div className="row-main">
                <p className="row-name">
                  {root.name}
                  {!root.is_active && <span className="badge">Inactive</span>}
                </p>
                {root.description && <p className="row-description">{root.description}</p>}
              </div>
              <span className="badge">
                {counted(flattenTree(root.children).length, "subcategory", "subcategories")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
