import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Menu, MenuLink } from "../../../../admin/ui/Menu.tsx";

const opener = page.getByRole("button", { name: "Help" });
const manual = page.getByRole("link", { name: "Manual" });

async function renderMenu(onOpen?: () => void) {
  await render(
    <>
      <Menu label="Help" trigger="?" {...(onOpen ? { onOpen } : {})}>
        <MenuLink href="#manual">Manual</MenuLink>
        <MenuLink href="https://chat.example" newTab>
          Chat
        </MenuLink>
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
}

test("a menu opens and closes by its button", async () => {
  const onOpen = vi.fn();
  await renderMenu(onOpen);
  await expect.element(manual).not.toBeInTheDocument();
  await opener.click();
  await expect.element(manual).toBeVisible();
  await expect.poll(() => onOpen.mock.calls.length).toBe(1);
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

test("a link to another site opens a tab that knows nothing of this one", async () => {
  await renderMenu();
  await opener.click();
  const chat = page.getByRole("link", { name: "Chat" });
  await expect.element(chat).toHaveAttribute("target", "_blank");
  await expect.element(chat).toHaveAttribute("rel", "noopener noreferrer");
});
