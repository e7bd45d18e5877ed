import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { chrome, isFilled, recordedFrames } from "./recorded-frames.ts";
import { products, Table } from "./Table.tsx";

const HEADER = 46;
const ROW = 36;
const nextFrame = () => new Promise(requestAnimationFrame);

/** Scrolls as somebody does who drags the scroll bar from the first product to the last. */
async function dragToEnd(grid: Element) {
  for (let step = 0; step <= 30; step += 1) {
    grid.scrollTop = (grid.scrollHeight * step) / 30;
    await nextFrame();
  }
}

async function turnWheel(grid: Element) {
  const { left, top } = grid.getBoundingClientRect();
  for (let turn = 0; turn < 20; turn += 1) {
    const wheel = { type: "mouseWheel", x: left + 300, y: top + 200, deltaX: 0, deltaY: 2400 };
    await chrome().send("Input.dispatchMouseEvent", wheel);
  }
}

const preferMotion = (value: string) =>
  chrome().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
afterEach(() => preferMotion("reduce"));

test.for([
  { by: "its scroll bar", scroll: dragToEnd, motion: "reduce" },
  { by: "a wheel", scroll: turnWheel, motion: "no-preference" },
])(
  "10,000 products scrolled by $by leave no place empty in any frame (motion: $motion)",
  async ({ scroll, motion }) => {
    await preferMotion(motion);
    await render(<Table read={products(10_000)} />);
    await expect.element(page.getByRole("rowheader", { name: "Unit 1", exact: true })).toBeVisible();
    const grid = page.getByRole("grid").element();
    const { left, top, bottom } = grid.getBoundingClientRect();
    // Where the names of the products are. A strip as high as two rows always contains one whole row.
    const names = new DOMRect(left + 8, top + HEADER, 60, bottom - top - HEADER - 2);
    await nextFrame();
    await nextFrame();
    const frames = await recordedFrames(() => scroll(grid), 20);
    expect(grid.scrollTop).toBeGreaterThan(40_000);
    expect(frames.filter((frame) => !isFilled(frame, names, 2 * ROW))).toHaveLength(0);
  },
);
