import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SearchBox } from "../../../../admin/ui/lists/Toolbar.tsx";

const box = page.getByRole("searchbox", { name: "Search products" });

test("it searches once the typing pauses, without the blanks around it", async () => {
  const onSearch = vi.fn();
  await render(<SearchBox label="Search products" value="" onSearch={onSearch} />);
  await userEvent.type(box, " 19XR ");
  await expect.poll(() => onSearch.mock.lastCall).toEqual(["19XR"]);
  // Not a search for each of the six keys.
  expect(onSearch.mock.calls.length).toBeLessThan(6);
});

test("emptying it shows everything again", async () => {
  const onSearch = vi.fn();
  await render(<SearchBox label="Search products" value="19XR" onSearch={onSearch} />);
  await expect.element(box).toHaveValue("19XR");
  await box.clear();
  await expect.poll(() => onSearch.mock.calls).toEqual([[""]]);
});

test("a search that comes from the address is taken over", async () => {
  const onSearch = vi.fn();
  const screen = await render(<SearchBox label="Search products" value="chiller" onSearch={onSearch} />);
  await screen.rerender(<SearchBox label="Search products" value="pump" onSearch={onSearch} />);
  await expect.element(box).toHaveValue("pump");
  expect(onSearch).not.toHaveBeenCalled();
});
