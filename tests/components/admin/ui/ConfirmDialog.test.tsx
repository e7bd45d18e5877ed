import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfirmDialog } from "../../../../admin/ui/ConfirmDialog.tsx";

function Example({ onConfirm }: { onConfirm: () => void | Promise<void> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete Carrier</button>
      <ConfirmDialog
        open={open}
        title="Delete this brand?"
        confirmLabel="Delete"
        busyLabel="Deleting..."
        onCancel={() => setOpen(false)}
        onConfirm={async () => {
          await onConfirm();
          setOpen(false);
        }}
      >
        <p>12 products go with it.</p>
      </ConfirmDialog>
    </>
  );
}

const question = page.getByRole("alertdialog", { name: "Delete this brand?" });
const opener = page.getByRole("button", { name: "Delete Carrier" });

test("the question is read out with its consequences", async () => {
  await render(<Example onConfirm={vi.fn()} />);
  await opener.click();
  await expect.element(question).toBeVisible();
  await expect.element(question).toHaveAccessibleDescription("12 products go with it.");
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["Cancel", () => page.getByRole("button", { name: "Cancel" }).click()],
])("%s closes it without doing anything, and the focus returns", async (_name, leave) => {
  const onConfirm = vi.fn();
  await render(<Example onConfirm={onConfirm} />);
  await opener.click();
  await expect.element(question).toBeVisible();
  await leave();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test("while it is done, nothing can be pressed and Escape does not close it", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const onConfirm = vi.fn(() => promise);
  await render(<Example onConfirm={onConfirm} />);
  await opener.click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Deleting..." })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click({ force: true });
  await page.getByRole("button", { name: "Deleting..." }).click({ force: true });
  await userEvent.keyboard("{Enter}{Escape}");
  await expect.element(question).toBeVisible();
  resolve(undefined);
  await expect.element(question).not.toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test("the focus stays on the button while it is busy, so that Enter tries again after a failure", async () => {
  const first = Promise.withResolvers<undefined>();
  // As a dialog that shows the reason of its failure and stays open.
  const onConfirm = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue(undefined);
  await render(
    <ConfirmDialog
      open
      title="Delete this brand?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      onConfirm={onConfirm}
      onCancel={vi.fn()}
    >
      <p>12 products go with it.</p>
    </ConfirmDialog>,
  );
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Deleting..." })).toHaveFocus();
  first.resolve(undefined);
  await expect.element(page.getByRole("button", { name: "Delete", exact: true })).toBeEnabled();
  await userEvent.keyboard("{Enter}");
  expect(onConfirm).toHaveBeenCalledTimes(2);
});
