import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Whose request it is, and how it ends. */
type Asked = { by: string; outgoing: ServerResponse; socket: Socket };
type Request = { socket: Socket; begin: () => void; isLate: boolean };
type Sender = { begun: Set<Request>; waiting: Set<Request> };

/** After so long a request gives way to others that wait. People at one address are not kept waiting by one who takes no answer. */
const PATIENCE_MS = 20_000;

/**
 * Begins with at most `most` requests of one sender at once, and with one of a connection, whose answers go out one after the other.
 * The others wait, of which nothing but their head is read: an answer that nobody takes stays in the memory of whoever has made it.
 */
export function fewAtOnce(most: number): (asked: Asked, begin: () => void) => void {
  const senders = new Map<string, Sender>();

  function goOn({ begun, waiting }: Sender): void {
    for (const next of waiting) {
      if (next.socket.destroyed || [...begun].some(({ socket }) => socket === next.socket)) continue;
      if (begun.size >= most) return void [...begun].find(({ isLate }) => isLate)?.socket.destroy();
      waiting.delete(next);
      begun.add(next);
      next.begin();
    }
  }

  return ({ by, outgoing, socket }, begin) => {
    const own = senders.get(by) ?? { begun: new Set(), waiting: new Set() };
    senders.set(by, own);
    let timer: NodeJS.Timeout | undefined;
    const request: Request = {
      socket,
      isLate: false,
      begin() {
        timer = setTimeout(() => {
          request.isLate = true;
          goOn(own);
        }, PATIENCE_MS).unref();
        begin();
      },
    };
    const end = (): void => {
      clearTimeout(timer);
      socket.off("close", end);
      own.begun.delete(request);
      own.waiting.delete(request);
      goOn(own);
      if (own.begun.size === 0 && senders.get(by) === own) senders.delete(by);
    };
    outgoing.once("close", end);
    // A request that waits behind another one of its connection hears only from that.
    socket.once("close", end);
    own.waiting.add(request);
    goOn(own);
  };
}
