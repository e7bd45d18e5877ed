import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Whose request it is, and how it ends. */
type Asked = { by: string; outgoing: ServerResponse; socket: Socket };

/**
 * Begins with at most `most` requests of one sender at once. The others wait, of which nothing but their head is read: an answer
 * that nobody takes stays in the memory of whoever has made it. A request is over when its answer is taken or its connection has ended.
 */
export function fewAtOnce(most: number): (asked: Asked, begin: () => void) => void {
  const senders = new Map<string, { begun: number; waiting: Set<() => void> }>();
  return ({ by, outgoing, socket }, begin) => {
    const own = senders.get(by) ?? { begun: 0, waiting: new Set() };
    senders.set(by, own);
    const goOn = (): void => {
      for (const next of own.waiting) {
        if (own.begun >= most) return;
        own.waiting.delete(next);
        own.begun += 1;
        next();
      }
      if (own.begun === 0) senders.delete(by);
    };
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      socket.off("close", end);
      if (!own.waiting.delete(begin)) own.begun -= 1;
      goOn();
    };
    outgoing.once("close", end);
    // A request that waits behind another one of its connection hears only from that.
    socket.once("close", end);
    own.waiting.add(begin);
    goOn();
  };
}
