import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SortableList } from "../../../../../admin/ui/sortable/SortableList.tsx";

function Example() {
  const [items, setItems] = useState(["Chillers", "Pumps", "Valves"]);
  const move = (from: number, to: number) => {
    const moved = items.filter((_item, index) => index !== from);
    moved.splice(to, 0, items[from] ?? "");
    setItems(moved);
  };
  return (
    <SortableList label="Categories" items={items} idOf={(item) => item} nameOf={(item) => item} onMove={move}>
      {(item) => <strong>{item}</strong>}
    </SortableList>
  );
}

const order = () =>
  page
    .getByRole("list", { name: "Categories" })
    .getByRole("strong")
    .elements()
    .map((entry) => entry.textContent);
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** The library begins to listen to the arrow keys in the task after an entry was picked up, which a quick key would overtake. */
const listening = () => new Promise((resolve) => setTimeout(resolve));

test("Space picks an entry up, the arrow keys move it, Space drops it, and each step is announced", async () => {
  await render(<Example />);
  const handle = button("Reorder Chillers");
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("Chillers picked up, position 1 of 3.")).toBeInTheDocument();
  await listening();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByText("Chillers moved to position 2 of 3.")).toBeInTheDocument();
  await userEvent.keyboard(" ");
  await expect.poll(order).toEqual(["Pumps", "Chillers", "Valves"]);
  await expect.element(page.getByText("Chillers dropped at position 2 of 3.")).toBeInTheDocument();
  await expect.element(handle).toHaveFocus();
});

test("Escape puts an entry back", async () => {
  await render(<Example />);
  (button("Reorder Valves").element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("Valves picked up, position 3 of 3.")).toBeInTheDocument();
  await listening();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByText("Valves moved to position 2 of 3.")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Moving cancelled. Valves is back at position 3 of 3.")).toBeInTheDocument();
  expect(order()).toEqual(["Chillers", "Pumps", "Valves"]);
});

test("the buttons move an entry step by step, keep the focus, and say where it is", async () => {
  await render(<Example />);
  await button("Move Valves up").click();
  await expect.poll(order).toEqual(["Chillers", "Valves", "Pumps"]);
  await expect.element(page.getByText("Valves moved to position 2 of 3.")).toBeInTheDocument();
  await expect.element(button("Move Valves up")).toHaveFocus();
});

test("the first entry does not move up, and its button says so without losing the focus", async () => {
  await render(<Example />);
  const up = button("Move Chillers up");
  await expect.element(up).toHaveAttribute("aria-disabled", "true");
  (up.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(up).toHaveFocus();
  expect(order()).toEqual(["Chillers", "Pumps", "Valves"]);
});
