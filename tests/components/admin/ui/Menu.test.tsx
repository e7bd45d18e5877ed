import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Menu } from "../../../../admin/ui/Menu.tsx";

const opener = page.getByRole("button", { name: "Help" });
const manual = page.getByRole("link", { name: "Manual" });

async function renderMenu() {
  await render(
    <>
      <Menu label="Help" trigger="?">
        <li>
          <a href="#manual">Manual</a>
        </li>
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
}

test("a menu opens and closes by its button", async () => {
  await renderMenu();
  await expect.element(manual).not.toBeInTheDocument();
  await opener.click();
  await expect.element(manual).toBeVisible();
  await opener.click();
  await expect.element(manual).not.toBeInTheDocument();
});

test("the keyboard opens it and reaches its links; Escape closes it and returns to the button", async () => {
  await renderMenu();
  await userEvent.tab();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(manual).toBeVisible();
  await userEvent.tab();
  await expect.element(manual).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(manual).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("a press elsewhere closes it, and so does a chosen link", async () => {
  await renderMenu();
  await opener.click();
  await page.getByText("Elsewhere").click();
  await expect.element(manual).not.toBeInTheDocument();
  await opener.click();
  await manual.click();
  await expect.element(manual).not.toBeInTheDocument();
});
