import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { isAcceptablePassword, PASSWORD_RULE } from "#domain/accounts/password.ts";
import { NewPasswordForm } from "../../../../admin/session/NewPasswordForm.tsx";

const LETTERS = "kvzjwgxhybmt-pqr-uvw-nop";
const SHORTEST = [...LETTERS].findIndex((_, length) => isAcceptablePassword(LETTERS.slice(0, length)));

test("the hint of a new password has the length that is asked for", async () => {
  const taken: string[] = [];
  await render(
    <NewPasswordForm
      label="Set password"
      onSubmit={async (password) => {
        taken.push(password);
        return undefined;
      }}
    />,
  );
  const field = page.getByLabelText("New password", { exact: true });
  const send = page.getByRole("button", { name: "Set password" });
  expect(field.element()).toHaveAccessibleDescription(`At least ${SHORTEST} characters.`);

  await field.fill(LETTERS.slice(0, SHORTEST - 1));
  await send.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(PASSWORD_RULE);
  await field.fill(LETTERS.slice(0, SHORTEST));
  await send.click();
  await expect.element(send).toBeEnabled();
  expect(taken).toEqual([LETTERS.slice(0, SHORTEST)]);
});
