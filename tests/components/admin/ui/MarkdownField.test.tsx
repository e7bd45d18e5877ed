import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MarkdownField } from "../../../../admin/ui/markdown/MarkdownField.tsx";

function Example({ start = "" }: { start?: string }) {
  const [text, setText] = useState(start);
  return <MarkdownField label="Body" value={text} onChange={setText} onBlur={vi.fn()} />;
}

const body = page.getByRole("textbox", { name: "Body" });
const formatting = page.getByRole("group", { name: "Formatting" });

async function select(text: string) {
  const area = body.element() as HTMLTextAreaElement;
  area.focus();
  const from = area.value.indexOf(text);
  area.setSelectionRange(from, from + text.length);
}

test("a button formats what is selected, keeps the focus in the text, and Ctrl+Z takes it back", async () => {
  await render(<Example start="We supply chillers." />);
  await select("chillers");
  await formatting.getByRole("button", { name: /^Bold/ }).click();
  await expect.element(body).toHaveValue("We supply **chillers**.");
  await expect.element(body).toHaveFocus();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(body).toHaveValue("We supply chillers.");
});

test("Ctrl+I does the same as its button", async () => {
  await render(<Example start="We supply chillers." />);
  await select("chillers");
  await userEvent.keyboard("{Control>}i{/Control}");
  await expect.element(body).toHaveValue("We supply _chillers_.");
});

test("a list of several lines is undone in one step, and redone in one", async () => {
  const lines = ["Chillers", "Pumps", "Valves"];
  await render(<Example start={lines.join("\n")} />);
  await select(lines.join("\n"));
  await formatting.getByRole("button", { name: "Bulleted list" }).click();
  const listed = lines.map((line) => `- ${line}`).join("\n");
  await expect.element(body).toHaveValue(listed);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(body).toHaveValue(lines.join("\n"));
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await expect.element(body).toHaveValue(listed);
});

test("the preview shows the text as visitors will see it, without what is dangerous", async () => {
  await render(<Example start={'## Careers\n\nWrite to [us](/contact).\n\n<img src="x" onerror="alert(1)">'} />);
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect.element(page.getByRole("heading", { name: "Careers" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "us" })).toHaveAttribute("href", "/contact");
  expect(document.querySelector("[onerror]")).toBeNull();
});

test("what the page will not show is said while it is typed and pasted", async () => {
  await render(<Example />);
  const told = page.getByRole("status", { name: "What Body leaves out" });
  await body.fill("A <marquee>sale</marquee> and ![x](https://example.com/x.png)");
  await expect.element(told.getByText(/leaves out HTML \(<marquee>\)/)).toBeVisible();
  await expect.element(told.getByText(/not in the library/)).toBeVisible();
  await body.fill("A sale");
  await expect.element(told).toHaveTextContent("");
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "Bold");
  clipboardData.setData("text/html", "<b>Bold</b>");
  body.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  await expect.element(told.getByText(/^Pasted as plain text/)).toBeVisible();
});

test("what was typed is still there after a look at the preview", async () => {
  await render(<Example />);
  await body.fill("Our new hall");
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect.element(page.getByText("Our new hall")).toBeVisible();
  await page.getByRole("tab", { name: "Write" }).click();
  await expect.element(body).toHaveValue("Our new hall");
});
