/** On the way to the open flyout the pointer crosses other brands. One of those opens only if the pointer rests on it this long. */
const REST_MS = 250;

/**
 * Opens one flyout of a list at a time. Each <li> holds a flyout and the button that names it in aria-controls. A mouse
 * opens the flyout it points at. A click keeps that one open, the next click closes it.
 */
export function startFlyouts(menu: HTMLElement): void {
  let shown: HTMLElement | null = null;
  let isKept = false;
  /** The entry that a click closed: it opens again only after the pointer has left it. */
  let closed: HTMLElement | null = null;
  let last: Point | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const buttonOf = (item: HTMLElement) => item.querySelector<HTMLButtonElement>("button[aria-controls]");
  const flyoutOf = (item: HTMLElement) => document.getElementById(buttonOf(item)?.getAttribute("aria-controls") ?? "");

  const show = (item: HTMLElement | null, keep: boolean) => {
    clearTimeout(rest);
    if (shown && shown !== item) {
      buttonOf(shown)?.setAttribute("aria-expanded", "false");
      flyoutOf(shown)?.setAttribute("hidden", "");
    }
    shown = item;
    isKept = keep;
    if (!item) return;
    buttonOf(item)?.setAttribute("aria-expanded", "true");
    flyoutOf(item)?.removeAttribute("hidden");
  };

  menu.addEventListener("click", ({ target }) => {
    const item = target instanceof Element ? target.closest("button[aria-controls]")?.closest("li") : null;
    if (!item) return;
    closed = item === shown && isKept ? item : null;
    show(closed ? null : item, true);
  });
  menu.addEventListener("pointermove", ({ pointerType, target, clientX, clientY }) => {
    if (pointerType !== "mouse" || !(target instanceof Element)) return;
    const from = last;
    last = { x: clientX, y: clientY };
    const item = [...menu.children].find((child) => child.contains(target));
    if (!(item instanceof HTMLElement)) return;
    clearTimeout(rest);
    if (item !== closed) closed = null;
    if (item === shown || item === closed) return;
    const flyout = shown && flyoutOf(shown);
    if (flyout && from && isOnWayTo(flyout.getBoundingClientRect(), from, last))
      rest = setTimeout(() => show(item, false), REST_MS);
    else show(item, false);
  });
  menu.addEventListener("pointerleave", () => {
    clearTimeout(rest);
    closed = null;
    last = null;
  });
}

/** A place on the screen. */
export type Point = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Whether a pointer that moved from one place to another is heading for a box beside it: it stays within the triangle
 * between its last place and the near edge of the box. Keeps a submenu open while the pointer crosses its neighbours.
 */
export function isOnWayTo(box: Box, from: Point, to: Point): boolean {
  const isRight = box.left >= from.x;
  if (!isRight && box.right > from.x) return false;
  const edge = isRight ? box.left : box.right;
  const isNearer = isRight ? to.x > from.x : to.x < from.x;
  if (!isNearer) return false;
  const share = (to.x - from.x) / (edge - from.x);
  const top = from.y + (box.top - from.y) * share;
  const bottom = from.y + (box.bottom - from.y) * share;
  return share >= 0 && to.y >= top && to.y <= bottom;
}
