import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { TreePlace } from "#domain/listing/ordering.ts";
import { SortableTree } from "../../../../../admin/ui/sortable/SortableTree.tsx";

const row = (name: string, depth: number, parent_id: string | null) => ({
  id: name,
  name,
  depth,
  parent_id,
  hidden: 0,
});
const ROWS = [
  row("Chillers", 0, null),
  row("Scroll", 1, "Chillers"),
  row("Screw", 1, "Chillers"),
  row("Pumps", 0, null),
  row("Valves", 0, null),
];

async function open() {
  const onPlace = vi.fn<(name: string, place: TreePlace) => void>();
  await render(
    <SortableTree
      label="Categories"
      rows={ROWS}
      onPlace={({ name }, place) => onPlace(name, place)}
      actions={({ name }) => <button>Edit {name}</button>}
    >
      {({ name }) => <strong>{name}</strong>}
    </SortableTree>,
  );
  return onPlace;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const names = () =>
  page
    .getByRole("list", { name: "Categories" })
    .getByRole("strong")
    .elements()
    .map((entry) => entry.textContent);
const said = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeInTheDocument();

/** The library begins to listen to the arrow keys in the task after an entry was picked up, which a quick key would overtake. */
const listening = () => new Promise((resolve) => setTimeout(resolve));
async function pickUp(name: string) {
  (button(`Reorder ${name}`).element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await said(`${name} picked up.`);
  await listening();
}

test("the arrow keys change place and level, each is announced, and Space stores the place", async () => {
  const onPlace = await open();
  await pickUp("Pumps");
  await userEvent.keyboard("{ArrowRight}");
  await said("Pumps: below Chillers, position 3 of 3.");
  await userEvent.keyboard("{ArrowUp}");
  await said("Pumps: below Chillers, position 2 of 3.");
  await userEvent.keyboard(" ");
  await said("Moved. Pumps: below Chillers, position 2 of 3.");
  expect(onPlace.mock.calls).toEqual([["Pumps", { parentId: "Chillers", index: 1, count: 3, depth: 1 }]]);
  await expect.element(button("Reorder Pumps")).toHaveFocus();
});

test("what is below an entry is out of the way while it moves; Escape brings everything back and stores nothing", async () => {
  const onPlace = await open();
  await pickUp("Chillers");
  await expect.poll(names).toEqual(["Chillers", "Pumps", "Valves"]);
  await userEvent.keyboard("{ArrowDown}");
  await said("Chillers: top level, position 2 of 3.");
  await userEvent.keyboard("{Escape}");
  await said("Moving cancelled. Chillers is back where it was.");
  expect(names()).toEqual(["Chillers", "Scroll", "Screw", "Pumps", "Valves"]);
  expect(onPlace).not.toHaveBeenCalled();
});

test("an entry that is dropped where it was is not stored", async () => {
  const onPlace = await open();
  await pickUp("Valves");
  await userEvent.keyboard("{ArrowRight}");
  await said("Valves: below Pumps, position 1 of 1.");
  await userEvent.keyboard("{ArrowLeft}");
  await said("Valves: top level, position 3 of 3.");
  await userEvent.keyboard(" ");
  await said("Valves dropped where it was.");
  expect(onPlace).not.toHaveBeenCalled();
});

test("the buttons move among the entries of the same parent; at an end they say so and keep the focus", async () => {
  const onPlace = await open();
  await button("Move Screw up").click();
  await said("Moved. Screw: below Chillers, position 1 of 2.");
  expect(onPlace.mock.calls).toEqual([["Screw", { parentId: "Chillers", index: 0, count: 2, depth: 1 }]]);
  const down = button("Move Screw down");
  await expect.element(down).toHaveAttribute("aria-disabled", "true");
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(down).toHaveFocus();
  expect(onPlace).toHaveBeenCalledOnce();
});

test("each entry says its level, and its own buttons come after those that move it", async () => {
  await open();
  const screw = page.getByRole("listitem").filter({ hasText: "Screw" });
  await expect.element(screw).toHaveAttribute("aria-level", "2");
  (button("Reorder Screw").element() as HTMLElement).focus();
  const order: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    await userEvent.tab();
    order.push(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
  }
  expect(order).toEqual(["Move Screw up", "Move Screw down", "Edit Screw"]);
});
