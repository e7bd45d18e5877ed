import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { toast } from "../../../../admin/ui/toast.ts";
import { Toaster } from "../../../../admin/ui/Toaster.tsx";

const messages = page.getByRole("region", { name: /Notifications/ });

test("a message is shown in a region that is read out", async () => {
  await render(<Toaster />);
  toast.success("Brand saved");
  await expect.element(messages.getByText("Brand saved")).toBeVisible();
  await expect.element(messages).toHaveAttribute("aria-live", "polite");
});

test("a message can be closed", async () => {
  await render(<Toaster />);
  toast.error("Error saving brand. Please try again.");
  const message = messages.getByText("Error saving brand. Please try again.");
  await expect.element(message).toBeVisible();
  await messages
    .getByRole("listitem")
    .filter({ hasText: "Error saving brand" })
    .getByRole("button", { name: /Close/ })
    .click();
  await expect.element(message).not.toBeInTheDocument();
});

test("Undo does what it says, once, and the message goes", async () => {
  const undo = vi.fn();
  await render(<Toaster />);
  toast.success("2 products deleted", { label: "Undo", onClick: undo });
  await messages.getByRole("button", { name: "Undo" }).click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(messages.getByText("2 products deleted")).not.toBeInTheDocument();
});

test("once something worked, messages of failures go", async () => {
  await render(<Toaster />);
  toast.error("Error saving brand. Please try again.");
  const failure = messages.getByText("Error saving brand. Please try again.");
  await expect.element(failure).toBeVisible();
  toast.success("Brand saved");
  await expect.element(messages.getByText("Brand saved").first()).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});
