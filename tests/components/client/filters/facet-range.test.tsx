import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { NumberRange } from "#domain/listing/product-listing.ts";
import type { UnitSystem } from "#domain/units/unit-system.ts";
import { FacetRange } from "#client/filters/facet-range.tsx";
import { LISTS } from "../../../support/content/sample-catalogue.ts";

const CAPACITY = LISTS.attributes.find(({ id }) => id === "capacity");
const HISTOGRAM = { edges: [100, 200, 300, 400, 500], counts: [1, 2, 3, 4] };
const NO_NUMBER = "Enter a number, such as 1250 or 12.5";
const NOT_ORDERED = "The first number must not be greater than the second";

let applied: NumberRange;
/** Every range that was applied, the first one included. */
let changes: NumberRange[] = [];
function Example({ start, system }: { start: NumberRange; system: UnitSystem }) {
  const [range, setRange] = useState(start);
  applied = range;
  if (!CAPACITY) throw new Error("The sample catalogue has no capacity.");
  return (
    <>
      <FacetRange
        attribute={CAPACITY}
        histogram={HISTOGRAM}
        range={range}
        system={system}
        onChange={(next) => {
          changes.push(next);
          setRange(next);
        }}
      />
      <button type="button" onClick={() => setRange({ min: null, max: null })}>
        Clear
      </button>
    </>
  );
}

async function openRange(min: number | null = null, max: number | null = null, system: UnitSystem = "si") {
  changes = [];
  await page.viewport(400, 600);
  const { rerender } = await render(<Example start={{ min, max }} system={system} />);
  return { show: (next: UnitSystem) => rerender(<Example start={{ min, max }} system={next} />) };
}
const from = page.getByRole("textbox", { name: "Cooling capacity from, kW" });
const to = page.getByRole("textbox", { name: "Cooling capacity to, kW" });

test("input that is not a number is reported, stays as it was typed, and is not applied", async () => {
  await openRange(200);
  await from.fill("abc");
  // No error is shown during typing.
  await expect.element(from).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  await expect.element(from).toHaveValue("abc");
  await expect.element(from).toHaveAttribute("aria-invalid", "true");
  await expect.element(from).toHaveAccessibleDescription(NO_NUMBER);
  await expect.element(page.getByRole("status")).toHaveTextContent(NO_NUMBER);
  await expect.element(to).not.toHaveAttribute("aria-invalid");

  // The other end works, but not to a range in the wrong order.
  await to.fill("150");
  await userEvent.keyboard("{Enter}");
  expect(changes).toEqual([]);
  await to.fill("400");
  await userEvent.keyboard("{Enter}");
  expect(applied).toEqual({ min: 200, max: 400 });
  await expect.element(from).toHaveValue("abc");

  await from.fill("350.5");
  await expect.element(from).not.toHaveAttribute("aria-invalid");
  await from.fill("2 50");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent(NO_NUMBER);
  await from.fill("250,5");
  await userEvent.keyboard("{Enter}");
  expect(applied).toEqual({ min: 250.5, max: 400 });
  await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
  await from.fill("");
  await userEvent.tab();
  expect(applied).toEqual({ min: null, max: 400 });
});

test("a range in the wrong order is reported, and applied once the other end fits", async () => {
  await openRange(100, 200);
  await from.fill("300");
  await userEvent.tab();
  await expect.element(from).toHaveValue("300");
  await expect.element(from).toHaveAccessibleDescription(NOT_ORDERED);
  await expect.element(to).toHaveAttribute("aria-invalid", "true");
  expect(changes).toEqual([]);
  await expect.element(to).toHaveFocus();
  await to.fill("400");
  await userEvent.keyboard("{Enter}");
  expect(changes).toEqual([{ min: 300, max: 400 }]);
  await expect.element(from).not.toHaveAttribute("aria-invalid");
  await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
});

test("a range in the wrong order in the address is reported, too", async () => {
  await openRange(400, 200);
  await expect.element(from).toHaveAccessibleDescription(NOT_ORDERED);
  await from.fill("150");
  await userEvent.keyboard("{Enter}");
  expect(applied).toEqual({ min: 150, max: 200 });
});

test("what changes the range elsewhere takes the place of what was typed", async () => {
  await openRange(200, 300);
  await from.fill("350");
  await userEvent.tab();
  await expect.element(page.getByRole("status")).toHaveTextContent(NOT_ORDERED);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(from).toHaveValue("");
  await expect.element(to).toHaveValue("");
  await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
});

test("an end that stays keeps its exact number, though it is shown in other units and rounded", async () => {
  const range = await openRange(123.456_789, null, "ip");
  const most = page.getByRole("textbox", { name: "Cooling capacity to, TR" });
  await expect.element(page.getByRole("textbox", { name: "Cooling capacity from, TR" })).toHaveValue("35.1043");
  await most.fill("100");
  await userEvent.keyboard("{Enter}");
  expect(applied).toEqual({ min: 123.456_789, max: 351.7 });
  await most.fill("x");
  await range.show("si");
  // What was typed was meant in the other unit.
  await expect.element(to).toHaveValue("351.7");
});
