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
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Rights } from "#domain/accounts/roles.ts";
import { SaveBar } from "../../../../admin/records/SaveBar.tsx";
import { WithRights, WRITER } from "../in-administration.tsx";

type Props = ComponentProps<typeof SaveBar>;

/** The bar below a form, in a router of two addresses: the editor and the dashboard that Cancel leads to. */
async function renderEditor(props: Partial<Props> = {}, rights?: Rights) {
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
  await render(
    <WithRights {...(rights && { rights })}>
      <RouterProvider router={router} />
    </WithRights>,
  );
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

test("a writer is told that a publisher takes over, and has only the draft, also by Ctrl+S", async () => {
  const onDraft = vi.fn();
  const { onStay, onSubmit } = await renderEditor({ onDraft, onAnother: vi.fn() }, WRITER);
  await expect.element(page.getByText("You prepare drafts; a publisher puts them on the site.")).toBeVisible();
  expect(
    page
      .getByRole("button")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Save draft"]);
  await userEvent.keyboard("{Control>}s{/Control}");
  expect(onDraft).toHaveBeenCalledOnce();
  expect(onStay).not.toHaveBeenCalled();
  // The form decides what submitting means.
  await button("Save draft").click();
  expect(onSubmit).toHaveBeenCalledOnce();
});
