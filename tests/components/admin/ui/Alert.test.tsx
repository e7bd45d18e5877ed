import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Alert } from "../../../../admin/ui/controls.tsx";

test("the element is there before its text, so that the text is read out when it comes", async () => {
  const { rerender } = await render(<Alert>{undefined}</Alert>);
  const alert = page.getByRole("alert");
  await expect.element(alert).toBeInTheDocument();
  const before = alert.element();
  await rerender(<Alert>The setting could not be saved.</Alert>);
  await expect.element(alert).toHaveTextContent("The setting could not be saved.");
  expect(alert.element()).toBe(before);
});

test("a message of success is a status, which does not interrupt", async () => {
  await render(<Alert tone="good">A link is on its way.</Alert>);
  await expect.element(page.getByRole("status")).toHaveTextContent("A link is on its way.");
});
