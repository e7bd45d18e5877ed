import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Pager } from "../../../../admin/ui/lists/Pager.tsx";

function Example() {
  const [number, setNumber] = useState(1);
  return <Pager page={number} pages={3} total={45} noun="products" onPage={setNumber} />;
}

const pages = page.getByRole("navigation", { name: "Pages of products" });
const button = (name: string) => pages.getByRole("button", { name, exact: true });

test("it says which entries are shown and which page is the current one", async () => {
  await render(<Example />);
  await expect.element(pages.getByRole("status")).toHaveTextContent("Showing 1 to 20 of 45 products");
  await expect.element(button("Page 1")).toHaveAttribute("aria-current", "page");
  await expect.element(button("Previous page")).toBeDisabled();
});

test("thousands are separated", async () => {
  await render(<Pager page={1} pages={268} total={5359} noun="products" onPage={() => {}} />);
  await expect.element(pages.getByRole("status")).toHaveTextContent("Showing 1 to 20 of 5,359 products");
});

test("a number and the two arrows turn the page, as far as there are pages", async () => {
  await render(<Example />);
  await button("Page 2").click();
  await expect.element(pages.getByRole("status")).toHaveTextContent("Showing 21 to 40 of 45 products");
  await button("Next page").click();
  await expect.element(pages.getByRole("status")).toHaveTextContent("Showing 41 to 45 of 45 products");
  await expect.element(button("Next page")).toBeDisabled();
  await button("Previous page").click();
  await expect.element(button("Page 2")).toHaveAttribute("aria-current", "page");
});
