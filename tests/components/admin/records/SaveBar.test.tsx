import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SaveBar } from "../../../../admin/records/SaveBar.tsx";

type Props = ComponentProps<typeof SaveBar>;

/** The bar below a form, in a router of two addresses: the editor and the dashboard that Cancel leads to. */
async function renderEditor(props: Partial<Props> = {}) {
  const onSubmit = vi.fn();
  const onStay = vi.fn();
  const Editor = () => (
    <>
      <form
        id="brand"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      />
      <SaveBar label="Update Brand" tab="brands" form="brand" busy={false} state="" onStay={onStay} {...props} />
    </>
  );
  const root = createRootRoute({ component: Outlet });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([at("/admin", () => <h1>Dashboard</h1>), at("/admin/brands/new", Editor)]),
    history: createMemoryHistory({ initialEntries: ["/admin/brands/new"] }),
  });
  await render(<RouterProvider router={router} />);
  return { onSubmit, onStay };
}

const button = (name: string) => page.getByRole("button", { name });

test("the main button submits the form, the other one saves without leaving", async () => {
  const { onSubmit, onStay } = await renderEditor();
  await button("Update Brand").click();
  expect(onSubmit).toHaveBeenCalledOnce();
  await button("Save and keep editing").click();
  expect(onStay).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("it says that something is not saved yet", async () => {
  await renderEditor({ state: "Unsaved changes" });
  await expect.element(page.getByText("Unsaved changes")).toBeVisible();
});

test("a message is announced and replaces that", async () => {
  await renderEditor({ state: "Unsaved changes", message: "Error saving brand. Please try again." });
  await expect.element(page.getByRole("alert")).toHaveTextContent("Error saving brand. Please try again.");
  await expect.element(page.getByText("Unsaved changes")).not.toBeInTheDocument();
});

test("while it saves, it cannot be saved a second time", async () => {
  await renderEditor({ busy: true });
  await expect.element(button("Saving...")).toBeDisabled();
  await expect.element(button("Save and keep editing")).toBeDisabled();
});

test("Cancel leads back to the dashboard", async () => {
  await renderEditor();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect.element(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});
