import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Rights } from "#domain/accounts/roles.ts";
import type { FoundRecord } from "#db/content/records.ts";
import { Palette } from "../../../../admin/palette/Palette.tsx";
import { matchingActions } from "../../../../admin/palette/palette-items.ts";
import { router } from "../../../../admin/router.tsx";
import { PublishContext, type Publishing } from "../../../../admin/publish/publish-context.ts";
import { queryClient } from "../../../../admin/query-client.ts";
import { answerRequests, bodies, refused } from "../backend.ts";
import { WithRights, WRITER } from "../in-administration.tsx";

/** Reached by signing in and out only. */
const NOT_IN_THE_PALETTE = ["/admin/login", "/admin/sign-out", "/admin/submittals/new"];

/** The permissions of an administrator. */
const everything = () => true;

const FOUND: FoundRecord[] = [
  { kind: "brand", id: "b1", name: "Trane", detail: null },
  { kind: "enquiry", id: "e1", name: "Mona Fahmy", detail: "mona@trane.example" },
];

async function open(answers: Parameters<typeof answerRequests>[0] = {}, rights?: Rights) {
  const retry = vi.fn();
  const sent = answerRequests({ find_records: () => FOUND, ...answers });
  function Screen() {
    const [shown, setShown] = useState(false);
    const [text, setText] = useState("");
    const focusedBefore = useRef<HTMLElement | null>(null);
    return (
      <>
        <a href="#content">Skip to content</a>
        <main id="content" tabIndex={-1} />
        <button
          onClick={(event) => {
            focusedBefore.current = event.currentTarget;
            setShown(true);
          }}
        >
          Search
        </button>
        <Palette
          open={shown}
          text={text}
          onText={setText}
          onReady={() => undefined}
          focusedBefore={focusedBefore}
          onClose={() => setShown(false)}
        />
      </>
    );
  }
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen, notFoundComponent: Screen }),
    history,
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <WithRights {...(rights && { rights })}>
        <PublishContext value={{ retry } as unknown as Publishing}>
          <RouterProvider router={router as never} />
        </PublishContext>
      </WithRights>
    </QueryClientProvider>,
  );
  await page.getByRole("button", { name: "Search" }).click();
  await expect.element(field).toHaveFocus();
  return { sent, history, retry };
}

const field = page.getByRole("combobox", { name: "Search records and actions" });
const said = page.getByRole("dialog").getByRole("status");
const labels = () =>
  page
    .getByRole("option")
    .elements()
    .map((option) => option.textContent);

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("a command comes before the records that have its name in their texts", async () => {
  await open();
  await userEvent.keyboard("publish");
  await expect.poll(labels).toEqual(["Publish now", "Releases", "TraneBrand", "Mona Fahmymona@trane.exampleEnquiry"]);
});

test("every screen of the administration is found", () => {
  const known = new Set(
    matchingActions("", everything).others.map((item) => ("href" in item ? item.href.replace(/[?#].*$/, "") : "")),
  );
  const screens = Object.keys(router.routesByPath).filter((path) => path.startsWith("/admin") && !path.includes("$"));
  expect(screens.filter((path) => !known.has(path) && !NOT_IN_THE_PALETTE.includes(path))).toEqual([]);
});

test.each([
  ["import", "Import products"],
  ["export", "Export products"],
  ["spec", "Specifications"],
  ["changes", "Changes"],
  ["categories", "Categories"],
  ["admini", "Settings: Administrators"],
  ["releases", "Releases"],
])("%s leads to %s", (typed, label) =>
  expect(matchingActions(typed, everything).named.map((item) => item.label)).toContain(label),
);

test("records come before other actions, the number of results is announced, and arrows and Enter open one", async () => {
  const { history } = await open();
  await userEvent.keyboard("tra");
  await expect
    .poll(labels)
    .toEqual(["TraneBrand", "Mona Fahmymona@trane.exampleEnquiry", "Submittals", "Translations", "Trash"]);
  await expect.element(said).toHaveTextContent("5 results");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(history.location.pathname).toBe("/admin/enquiries/e1");
});

test("it says that it searches, that nothing is called that, and that it failed", async () => {
  const found = Promise.withResolvers<unknown>();
  const find = vi.fn<() => unknown>().mockReturnValueOnce(found.promise).mockReturnValue(refused("no"));
  const { sent } = await open({ find_records: find });
  await userEvent.keyboard("qxq");
  await expect.element(said).toHaveTextContent("Searching...");
  expect(bodies(sent, "find_records")).toHaveLength(1);
  found.resolve([]);
  await expect.element(page.getByText("Nothing is called that.")).toBeVisible();
  await expect.element(said).toHaveTextContent("0 results");
  await userEvent.keyboard("z");
  await expect.element(said).toHaveTextContent("The records could not be searched. Please try again.");
});

test("what was found for other letters goes at once, so that Enter opens what is typed", async () => {
  const find = vi.fn<() => unknown>().mockReturnValueOnce(FOUND).mockReturnValue(Promise.withResolvers().promise);
  const { history } = await open({ find_records: find });
  await userEvent.keyboard("tr");
  await expect.poll(labels).toContain("TraneBrand");
  await userEvent.keyboard("a");
  // Still called what is typed.
  expect(labels()).toContain("TraneBrand");
  await userEvent.keyboard("{Backspace}{Backspace}{Backspace}opening hours{Enter}");
  await expect.poll(() => history.location.href).toBe("/admin/settings#opening_hours");
});

test("an action is done at once, and the screen stays", async () => {
  const { retry, history } = await open({ find_records: () => [] });
  await userEvent.keyboard("rebuild");
  await expect.poll(labels).toEqual(["Publish now"]);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(retry).toHaveBeenCalledOnce();
  expect(history.location.pathname).toBe("/");
});

test("Escape closes it and gives the focus back", async () => {
  await open();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Search" })).toHaveFocus();
});

test("the focus goes to the content of the screen that was opened, not to the link that skips to it", async () => {
  const { history } = await open();
  await userEvent.keyboard("tra");
  await expect.poll(labels).toContain("TraneBrand");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => history.location.pathname).toBe("/admin/brands/b1");
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("only what the role may do is offered", async () => {
  await open({ find_records: () => [] }, WRITER);
  await userEvent.keyboard("p");
  await expect.poll(labels).toContain("Add Product");
  for (const label of ["Publish now", "Import products", "Settings: Privacy"]) expect(labels()).not.toContain(label);
});
