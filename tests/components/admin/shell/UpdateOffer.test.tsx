import { Suspense, useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PublishContext, type Publishing } from "../../../../admin/publish/publish-context.ts";
import { lazyPart } from "../../../../admin/update/lazy-part.tsx";
import { UpdateOffer } from "../../../../admin/shell/UpdateOffer.tsx";

/** What Vite does in a bundle when code cannot be loaded. */
const gone = (): Promise<{ Dialog: () => React.ReactNode }> => {
  window.dispatchEvent(new Event("vite:preloadError"));
  return Promise.reject(new Error("Failed to fetch dynamically imported module"));
};
const Dialog = lazyPart(gone, "Dialog");

function Screen({ outdated }: { outdated: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <PublishContext value={{ outdated } as unknown as Publishing}>
      <UpdateOffer />
      <label>
        Name <input />
      </label>
      <button onClick={() => setOpen(true)}>Delete</button>
      <Suspense>{open && <Dialog />}</Suspense>
    </PublishContext>
  );
}

const offer = page.getByRole("status");

test("a dialog whose code is gone leaves the form as it is, and a reload is offered", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await render(<Screen outdated={false} />);
  await expect.element(page.getByRole("button", { name: "Reload" })).not.toBeInTheDocument();
  await page.getByLabelText("Name").fill("Half a brand");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect.element(offer.getByText(/could not be loaded\. Reload it to go on/)).toBeVisible();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Half a brand");
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test("a new version of the administration is announced", async () => {
  await render(<Screen outdated />);
  await expect.element(offer.getByText(/^There is a new version of the administration\./)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Reload" })).toBeVisible();
});
