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
