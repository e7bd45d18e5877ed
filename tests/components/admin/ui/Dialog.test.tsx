import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog } from "../../../../admin/ui/Dialog.tsx";

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open specifications</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Specifications"
        description="What the maker says."
        footer={<button>Export</button>}
      >
        <input aria-label="Find" />
      </Dialog>
    </>
  );
}

const dialog = page.getByRole("dialog", { name: "Specifications" });
const opener = page.getByRole("button", { name: "Open specifications" });
const focusIsInside = () => dialog.element().contains(document.activeElement);

test("a dialog is called by its title, is described by its text, and takes the focus", async () => {
  await render(<Example />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toHaveAccessibleDescription("What the maker says.");
  await expect.poll(focusIsInside).toBe(true);
});

test("Tab stays inside the dialog", async () => {
  await render(<Example />);
  await opener.click();
  await expect.poll(focusIsInside).toBe(true);
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab();
    await expect.poll(focusIsInside).toBe(true);
  }
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the Close button", () => page.getByRole("button", { name: "Close" }).click()],
  ["a press beside it", () => userEvent.click(document.documentElement, { position: { x: 4, y: 4 } })],
])("%s closes it and returns the focus to what opened it", async (_name, close) => {
  await render(<Example />);
  await opener.click();
  await expect.poll(focusIsInside).toBe(true);
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
