/** Of all bodies that this process receives at the moment. A form with files takes several times its size until it is answered. */
const MOST_HELD = 64_000_000;
/** Of those, what one visitor may have. Several people may be behind one address. */
const MOST_OF_SENDER = MOST_HELD / 2;
/** So many bytes of a body are taken in any case: what most forms and saves have. */
const SMALL = 100_000;
/** A body that goes on has so many more bytes again and again; a single one now and then is no progress. */
const STEP = 64_000;
const FREE_PIECES = 1000;
const BYTES_OF_PIECE = 500;

/**
 * Whether a body comes in crumbs. Others come in pieces of a thousand bytes and more; a piece of one byte, which anybody can send,
 * takes a hundred times its size and the time of a large one.
 */
export const isInCrumbs = (pieces: number, bytes: number): boolean => pieces > FREE_PIECES + bytes / BYTES_OF_PIECE;

type Body = { size: number; sender: string | null; gaveWay: boolean; giveWay: () => void };

/**
 * The bodies above the small size that are received now, of visitors and of colleagues, so that neither takes the room of the
 * others. The one that has stood still for longest is the first.
 */
const held = { visitors: new Set<Body>(), colleagues: new Set<Body>() };

/** Ends the body that has stood still for longest where these bodies hold more than they may. */
function makeRoom(all: ReadonlySet<Body>, sender: string | null): void {
  const same = sender === null ? [] : [...all].filter((body) => body.sender === sender);
  if (bytesOf(same) > MOST_OF_SENDER) same[0]?.giveWay();
  else if (bytesOf(all) > MOST_HELD) [...all][0]?.giveWay();
}
const bytesOf = (bodies: Iterable<Body>): number => [...bodies].reduce((sum, { size }) => sum + size, 0);

export type Received = Uint8Array<ArrayBuffer> | "too much" | "busy";

type Options = {
  /** An answer of ours has no sender. */
  from: keyof typeof held | null;
  /** The address of a visitor, where it is known. */
  sender?: string | null;
  isAdmitted?: (piece: Uint8Array) => boolean;
};

/**
 * The bytes of a body as they arrive, whatever its Content-Length says: 'too much' if there are more than `limit`, or if a piece is
 * not admitted, or they are crumbs; 'busy' if this process holds too much of what its senders send, and this body has stood still
 * for longer than the others. Then the rest is not read.
 */
export async function receive(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
  { from, sender = null, isAdmitted = () => true }: Options,
): Promise<Received> {
  if (body === null) return new Uint8Array(0);
  const all = from && held[from];
  const arriving = body[Symbol.asyncIterator]();
  let bytes = new Uint8Array(0);
  let [pieces, moved] = [0, 0];
  let isOver = false;
  let stopWaiting = (): void => undefined;
  const own: Body = {
    size: 0,
    sender,
    gaveWay: false,
    giveWay() {
      own.gaveWay = true;
      all?.delete(own);
      stopWaiting();
    },
  };
  /** The next piece; null if it gives way meanwhile, because that piece may never come. */
  const next = (): Promise<IteratorResult<Uint8Array> | null> =>
    new Promise((resolve, reject) => {
      stopWaiting = () => resolve(null);
      arriving.next().then(resolve, reject);
    });
  try {
    for (;;) {
      const piece = own.gaveWay ? null : await next();
      if (piece === null || own.gaveWay) return "busy";
      isOver = piece.done === true;
      if (piece.done) return bytes.subarray(0, own.size);
      const end = own.size + piece.value.byteLength;
      pieces += 1;
      if (end > limit || isInCrumbs(pieces, end) || !isAdmitted(piece.value)) return "too much";
      if (end > bytes.byteLength) bytes = enlarged(bytes, Math.min(limit, Math.max(2 * end, 16_384)));
      bytes.set(piece.value, own.size);
      own.size = end;
      if (!all || end <= SMALL || end - moved < STEP) continue;
      moved = end;
      // As the last one.
      all.delete(own);
      all.add(own);
      makeRoom(all, sender);
    }
  } finally {
    all?.delete(own);
    // Nobody waits for this, which ends only after that piece.
    if (!isOver) arriving.return?.().catch(() => undefined);
  }
}

function enlarged(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(size);
  larger.set(bytes);
  return larger;
}
