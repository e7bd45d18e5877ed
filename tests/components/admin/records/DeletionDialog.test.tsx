import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DeletionDialog } from "../../../../admin/records/DeletionDialog.tsx";

function Example({ onDelete }: { onDelete: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Remove</button>
      <DeletionDialog
        open={open}
        title="Delete brand"
        confirmLabel="Delete"
        onDelete={onDelete}
        failure={async (error) => `Not deleted: ${String(error)}`}
        onClose={() => setOpen(false)}
        note="It is kept for 30 days."
      >
        <p>Are you sure?</p>
      </DeletionDialog>
    </>
  );
}

const dialog = page.getByRole("alertdialog", { name: "Delete brand" });
const press = (name: string) => dialog.getByRole("button", { name }).click();

test("a deletion that fails leaves the question open with the reason, and can be tried again", async () => {
  const onDelete = vi.fn<() => Promise<void>>().mockRejectedValueOnce("no connection").mockResolvedValue();
  await render(<Example onDelete={onDelete} />);
  await page.getByRole("button", { name: "Remove" }).click();
  await expect.element(dialog.getByText("It is kept for 30 days.")).toBeVisible();
  await press("Delete");
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Not deleted: no connection");
  await press("Delete");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("the reason of an earlier failure is not shown the next time", async () => {
  await render(<Example onDelete={() => Promise.reject(new Error("no connection"))} />);
  await page.getByRole("button", { name: "Remove" }).click();
  await press("Delete");
  await expect.element(dialog.getByText(/Not deleted/)).toBeVisible();
  await press("Cancel");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText(/Not deleted/)).not.toBeInTheDocument();
});
