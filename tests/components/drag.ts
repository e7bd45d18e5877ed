import { command } from "./chrome.ts";

type Point = { x: number; y: number };

/** Drags with a mouse or a finger, in steps as a hand does. */
async function drag(by: "mouse" | "touch", from: Point, to: Point): Promise<void> {
  const steps = [0.25, 0.5, 0.75, 1].map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y }));
  if (by === "touch") {
    const touch = (type: string, touchPoints: Point[]) => command("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [from]);
    for (const step of steps) await touch("touchMove", [step]);
    await touch("touchEnd", []);
    return;
  }
  const mouse = (type: string, point: Point, buttons: number) =>
    command("Input.dispatchMouseEvent", { type, ...point, button: "left", buttons, clickCount: 1 });
  await mouse("mousePressed", from, 1);
  for (const step of steps) await mouse("mouseMoved", step, 1);
  await mouse("mouseReleased", to, 0);
}

const THUMB = 24;

/** Drags the thumb of a slider from one part of its way to another; both from 0 to 1. */
export async function dragThumb(by: "mouse" | "touch", slider: Element, from: number, to: number): Promise<void> {
  const { left, width, bottom } = slider.getBoundingClientRect();
  const at = (part: number) => ({ x: left + THUMB / 2 + part * (width - THUMB), y: bottom - THUMB / 2 });
  await drag(by, at(from), at(to));
}
