/** Of all bodies that this process receives at the moment. A form with files takes several times its size until it is answered. */
const MOST_HELD = 64_000_000;
/** So many bytes of a body are taken in any case: what most forms and saves have. */
const SMALL = 100_000;
const FREE_PIECES = 1000;
const BYTES_OF_PIECE = 500;

/**
 * Whether a body comes in crumbs. Others come in pieces of a thousand bytes and more; a piece of one byte, which anybody can send,
 * takes a hundred times its size and the time of a large one.
 */
export const isInCrumbs = (pieces: number, bytes: number): boolean => pieces > FREE_PIECES + bytes / BYTES_OF_PIECE;

/** Bytes that are held now: of what visitors send, and of what colleagues send, so that neither takes the room of the others. */
const held = { visitors: 0, colleagues: 0 };

export type Received = Uint8Array<ArrayBuffer> | "too much" | "busy";

/**
 * The bytes of a body as they arrive, whatever its Content-Length says: 'too much' if there are more than `limit`, or if a piece is
 * not admitted, or they are crumbs; 'busy' if this process holds too much already of what its senders send. Then the rest is not
 * read. An answer of ours has no sender.
 */
export async function receive(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
  { from, isAdmitted = () => true }: { from: keyof typeof held | null; isAdmitted?: (piece: Uint8Array) => boolean },
): Promise<Received> {
  let bytes = new Uint8Array(0);
  let [size, pieces] = [0, 0];
  try {
    for await (const piece of body ?? []) {
      const end = size + piece.byteLength;
      pieces += 1;
      if (end > limit || isInCrumbs(pieces, end) || !isAdmitted(piece)) return "too much";
      if (from) held[from] += piece.byteLength;
      if (end > bytes.byteLength) bytes = enlarged(bytes, Math.min(limit, Math.max(2 * end, 16_384)));
      bytes.set(piece, size);
      size = end;
      if (from && held[from] > MOST_HELD && size > SMALL) return "busy";
    }
    return bytes.subarray(0, size);
  } finally {
    if (from) held[from] -= size;
  }
}

function enlarged(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(size);
  larger.set(bytes);
  return larger;
}
