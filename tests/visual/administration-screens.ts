import type { Page } from "@playwright/test";
import { NOW } from "./records.ts";
import type { Screen } from "./screens.spec.ts";

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const tab = (name: string) => (page: Page) => page.getByRole("tab", { name }).click();
const selectAll = (page: Page) => page.getByRole("checkbox", { name: /^Select all/ }).check();
/** What opens one part after another. */
const all =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
/** A screen with a menu or a dialog open on it. */
const opened = (path: string, ...steps: ((page: Page) => Promise<unknown>)[]): Screen => ({
  path,
  open: all(...steps),
  inView: true,
});

/** What an administrator sees. `:brand` and its like stand for the id of such a record. */
export const administrationScreens: Record<string, Screen> = {
  "admin-brands": { path: "/admin" },
  "admin-brands-delete": opened("/admin", press("Delete Carrier")),
  "admin-palette": opened(
    "/admin",
    press(/^Jump to/),
    (page) => page.getByRole("combobox", { name: "Search records and actions" }).fill("chill"),
    // The search waits for a pause in typing, which the stopped clock never makes.
    (page) => page.clock.setFixedTime(NOW.getTime() + 1000),
    (page) =>
      page
        .getByRole("option", { name: /Chiller/ })
        .first()
        .waitFor(),
  ),
  "admin-menu": opened("/admin/projects", press("Menu")),
  "admin-publishing": opened(
    "/admin",
    (page) => page.getByTestId("publish-state").click(),
    (page) => page.getByRole("list", { name: "How long publishing took lately" }).waitFor(),
  ),
  "admin-products": { path: "/admin?tab=products" },
  "admin-products-none": { path: "/admin?tab=products&search=nothing-of-the-kind" },
  "admin-products-selected": { path: "/admin?tab=products", open: selectAll },
  "admin-products-category": opened("/admin?tab=products", selectAll, press(/^Edit Category/)),
  "admin-products-delete": opened("/admin?tab=products", press(/^Delete /)),
  "admin-categories": { path: "/admin?tab=categories" },
  "admin-projects": { path: "/admin/projects" },
  "admin-pages": { path: "/admin?tab=pages" },
  "admin-pages-delete": opened("/admin?tab=pages", press(/^Delete /)),
  "admin-settings-tab": { path: "/admin?tab=settings" },
  "admin-enquiries": { path: "/admin?tab=enquiries" },
  "admin-enquiries-archived": { path: "/admin?tab=enquiries&show=archived" },
  "admin-newsletter": { path: "/admin?tab=enquiries&show=newsletter" },
  "admin-person": { path: "/admin?tab=enquiries&show=person&search=mona%40example.com" },
  "admin-enquiry": { path: "/admin/enquiries/:enquiry" },
  "admin-drafts": { path: "/admin/drafts" },
  "admin-translations": { path: "/admin/translations" },
  "admin-plans": { path: "/admin/plans" },
  "admin-plan": { path: "/admin/plans/:plan" },
  "admin-plan-time": opened("/admin/plans/:plan", press("Choose a time")),
  "admin-new-brand": { path: "/admin/brands/new" },
  "admin-new-brand-faults": { path: "/admin/brands/new", open: press("Create Brand") },
  "admin-brand": { path: "/admin/brands/:brand" },
  "admin-new-product": { path: "/admin/products/new" },
  "admin-new-product-faults": { path: "/admin/products/new", open: press("Create Product") },
  "admin-product": { path: "/admin/products/:product" },
  "admin-leave": opened(
    "/admin/products/:product",
    (page) => page.getByRole("textbox", { name: /Name/ }).first().fill("Changed and not saved"),
    (page) => page.getByText("The name has changed.").waitFor(),
    (page) => page.getByRole("link", { name: "Back to Dashboard" }).click(),
    (page) => page.getByRole("alertdialog").waitFor(),
  ),
  "admin-new-page": { path: "/admin/pages/new" },
  "admin-page": { path: "/admin/pages/:page" },
  "admin-page-preview": { path: "/admin/pages/:page", open: tab("Preview") },
  "admin-category-management": { path: "/admin/categories" },
  "admin-category": { path: "/admin/categories?edit=:category" },
  "admin-category-delete": opened("/admin/categories", press(/^Delete Chillers/)),
  "admin-product-table": { path: "/admin/products/table" },
  "admin-product-import": { path: "/admin/products/import" },
  "admin-changes": { path: "/admin/changes" },
  "admin-changes-undo": opened("/admin/changes", press(/^Undo /)),
  "admin-specifications": { path: "/admin/specifications" },
  "admin-specifications-catalogue": { path: "/admin/specifications", open: tab("Catalogue") },
  "admin-specifications-add": opened("/admin/specifications", tab("Catalogue"), press("Add Specification")),
  "admin-specifications-delete": opened("/admin/specifications", tab("Catalogue"), press(/^Delete /)),
  "admin-specifications-expected": { path: "/admin/specifications", open: tab("Expected") },
  "admin-settings": { path: "/admin/settings" },
  "admin-settings-delete": opened("/admin/settings", press(/^Delete /)),
  "admin-settings-reject": opened("/admin/settings", press(/^Reject /)),
  "admin-settings-remove": opened("/admin/settings", press(/^Remove office@/)),
  "admin-password": { path: "/admin/password" },
  "admin-releases": { path: "/admin/releases" },
  "admin-sessions": { path: "/admin/sessions" },
  "admin-trash": { path: "/admin/trash" },
  "admin-not-found": { path: "/admin/no-such-screen" },
};
