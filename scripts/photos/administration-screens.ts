import type { Page } from "playwright";
import type { Screen } from "./screen.ts";
import { PRESENT } from "./stable-page.ts";

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole("button", { name }).first().click();

/** Presses a button that asks for confirmation, and waits for the dialog. */
const ask =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(page, name);
    await page.getByRole("alertdialog").waitFor();
  };

/** Opens one of the screen's tabs. */
const tab =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole("tab", { name }).click();

const protectedScreens: readonly Omit<Screen, "as">[] = [
  { name: "admin-brands", path: "/admin" },
  { name: "admin-brands-delete", inView: true, path: "/admin", open: ask("Delete Carrier") },
  {
    name: "admin-palette",
    inView: true,
    path: "/admin",
    async open(page) {
      await press(page, /^Jump to/);
      await page.getByRole("combobox", { name: "Search records and actions" }).fill("chill");
      // The search waits for a pause in typing, which the stopped clock never makes.
      await page.clock.setFixedTime(PRESENT.getTime() + 1000);
      await page
        .getByRole("option", { name: /Chiller/ })
        .first()
        .waitFor();
    },
  },
  { name: "admin-help", inView: true, path: "/admin", open: (page) => press(page, "Help") },
  {
    name: "admin-publishing",
    inView: true,
    path: "/admin",
    async open(page) {
      await page.getByTestId("publish-state").click();
      await page.getByRole("list", { name: "How long publishing took lately" }).waitFor();
    },
  },
  { name: "admin-products", path: "/admin?tab=products" },
  { name: "admin-products-none", path: "/admin?tab=products&search=nothing-of-the-kind" },
  {
    name: "admin-products-selected",
    path: "/admin?tab=products",
    open: (page) => page.getByRole("checkbox", { name: /^Select all/ }).check(),
  },
  {
    name: "admin-products-category",
    inView: true,
    path: "/admin?tab=products",
    async open(page) {
      await page.getByRole("checkbox", { name: /^Select all/ }).check();
      await press(page, /^Edit Category/);
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "admin-products-delete", inView: true, path: "/admin?tab=products", open: ask(/^Delete /) },
  { name: "admin-categories", path: "/admin?tab=categories" },
  { name: "admin-pages", path: "/admin?tab=pages" },
  { name: "admin-pages-delete", inView: true, path: "/admin?tab=pages", open: ask(/^Delete /) },
  { name: "admin-settings-tab", path: "/admin?tab=settings" },
  { name: "admin-enquiries", path: "/admin?tab=enquiries" },
  { name: "admin-enquiries-archived", path: "/admin?tab=enquiries&show=archived" },
  { name: "admin-newsletter", path: "/admin?tab=enquiries&show=newsletter" },
  { name: "admin-person", path: "/admin?tab=enquiries&show=person&search=karim%40example.com" },
  { name: "admin-enquiry", path: ({ enquiry }) => `/admin/enquiries/${enquiry}` },
  { name: "admin-new-brand", path: "/admin/brands/new" },
  { name: "admin-brand", path: ({ brand }) => `/admin/brands/${brand}` },
  {
    name: "admin-new-brand-faults",
    path: "/admin/brands/new",
    open: (page) => press(page, "Create Brand"),
  },
  { name: "admin-new-product", path: "/admin/products/new" },
  { name: "admin-product", path: ({ product }) => `/admin/products/${product}` },
  {
    name: "admin-new-product-faults",
    path: "/admin/products/new",
    open: (page) => press(page, "Create Product"),
  },
  {
    name: "admin-leave",
    inView: true,
    path: ({ product }) => `/admin/products/${product}`,
    async open(page) {
      await page.getByRole("textbox", { name: /Name/ }).first().fill("Changed and not saved");
      // The offer of another slug comes after a pause in typing.
      await page.getByText("The name has changed.").waitFor();
      await page.getByRole("link", { name: "Back to Dashboard" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  { name: "admin-new-page", path: "/admin/pages/new" },
  { name: "admin-page", path: ({ page }) => `/admin/pages/${page}` },
  {
    name: "admin-page-preview",
    path: ({ page }) => `/admin/pages/${page}`,
    open: tab("Preview"),
  },
  { name: "admin-category-management", path: "/admin/categories" },
  { name: "admin-category", path: "/admin/categories?edit=d931ffca-d592-5085-8b92-35b7c6a53d26" },
  { name: "admin-category-delete", inView: true, path: "/admin/categories", open: ask(/^Delete Chillers/) },
  { name: "admin-product-table", path: "/admin/products/table" },
  { name: "admin-product-import", path: "/admin/products/import" },
  { name: "admin-product-changes", path: "/admin/products/changes" },
  { name: "admin-product-changes-undo", inView: true, path: "/admin/products/changes", open: ask(/^Undo /) },
  { name: "admin-specifications", path: "/admin/specifications" },
  { name: "admin-specifications-catalogue", path: "/admin/specifications", open: tab("Catalogue") },
  {
    name: "admin-specifications-add",
    inView: true,
    path: "/admin/specifications",
    async open(page) {
      await tab("Catalogue")(page);
      await press(page, "Add Specification");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "admin-specifications-delete",
    inView: true,
    path: "/admin/specifications",
    async open(page) {
      await tab("Catalogue")(page);
      await ask(/^Delete /)(page);
    },
  },
  { name: "admin-specifications-expected", path: "/admin/specifications", open: tab("Expected") },
  { name: "admin-settings", path: "/admin/settings" },
  { name: "admin-settings-delete", inView: true, path: "/admin/settings", open: ask(/^Delete /) },
  { name: "admin-settings-reject", inView: true, path: "/admin/settings", open: ask(/^Reject /) },
  { name: "admin-settings-remove", inView: true, path: "/admin/settings", open: ask(/^Remove office@/) },
  { name: "admin-password", path: "/admin/password" },
  { name: "admin-releases", path: "/admin/releases" },
  { name: "admin-trash", path: "/admin/trash" },
  { name: "admin-not-found", path: "/admin/no-such-screen" },
];

/** The screens of the administration, and the menus and dialogs that open on them. */
export const administrationScreens: readonly Screen[] = [
  { name: "admin-login", path: "/admin/login" },
  { name: "admin-setup", path: "/admin/setup" },
  { name: "admin-forgotten-password", path: "/admin/password" },
  { name: "admin-awaiting-approval", path: "/admin", as: "newcomer" },
  ...protectedScreens.map((screen): Screen => ({ ...screen, as: "administrator" })),
];
