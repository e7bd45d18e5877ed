import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { OlderRelease } from "../../../../admin/publish/OlderRelease.tsx";
import { PublishContext, type Publishing } from "../../../../admin/publish/publish-context.ts";
import { WithRights } from "../in-administration.tsx";

const button = (name: string) => page.getByRole("button", { name });

/** The line below the header, with a button that simulates a save by somebody. */
async function renderLine() {
  const retry = vi.fn();
  const Screen = () => {
    const [waiting, setWaiting] = useState<number | null>(null);
    return (
      <PublishContext value={{ retry, requesting: false } as unknown as Publishing}>
        <OlderRelease released="2020-01-01T12:40:00Z" waiting={waiting} />
        <button onClick={() => setWaiting((waiting ?? 7) + 1)}>Save</button>
      </PublishContext>
    );
  };
  const router = createRouter({ routeTree: createRootRoute({ component: Screen }), history: createMemoryHistory() });
  await render(
    <WithRights>
      <RouterProvider router={router as never} />
    </WithRights>,
  );
  return retry;
}

test("a save asks whether it is to be published, and the answer to keep the older release is valid until the next save", async () => {
  const retry = await renderLine();
  await expect.element(page.getByText(/The site shows the release of 1 Jan 2020/)).toBeVisible();
  await expect.element(button("Keep the older release")).not.toBeInTheDocument();
  await button("Save").click();
  await expect.element(page.getByText(/stored, but visitors do not see it/)).toBeVisible();
  await button("Keep the older release").click();
  await expect.element(button("Keep the older release")).not.toBeInTheDocument();
  expect(retry).not.toHaveBeenCalled();
  await button("Save").click();
  await expect.element(button("Keep the older release")).toBeVisible();
  await button("Publish the newest content").click();
  expect(retry).toHaveBeenCalledOnce();
});
