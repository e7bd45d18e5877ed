import fc from "fast-check";
import { expect, test } from "vitest";
import { receive } from "#domain/text/received-bytes.ts";

const VISITOR = { from: "visitors" } as const;

/** A body that arrives in these pieces, and says whether all of it was read. */
function bodyOf(pieces: Iterable<Uint8Array>) {
  let ended = false;
  async function* arriving() {
    yield* pieces;
    ended = true;
  }
  return { body: arriving(), wasReadWhole: () => ended };
}
const repeated = function* (piece: Uint8Array, times: number) {
  for (let count = 0; count < times; count += 1) yield piece;
};

test("what arrives in pieces of any size is the same bytes as at once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 40_000 }), { maxLength: 30 }), async (pieces) => {
      const { body } = bodyOf(pieces);
      expect(await receive(body, 2_000_000, VISITOR)).toEqual(new Uint8Array(pieces.flatMap((piece) => [...piece])));
    }),
    { numRuns: 20 },
  );
  expect(await receive(null, 10, VISITOR)).toEqual(new Uint8Array());
});

test("more than the limit, or a piece that is not admitted, is too much, and the rest is not read", async () => {
  const piece = new Uint8Array(1000);
  const long = bodyOf(repeated(piece, 12));
  expect(await receive(long.body, 10_000, VISITOR)).toBe("too much");
  expect(long.wasReadWhole()).toBe(false);
  expect(await receive(bodyOf(repeated(piece, 10)).body, 10_000, VISITOR)).toHaveLength(10_000);
  const refused = bodyOf([piece, new Uint8Array([7]), piece]);
  expect(await receive(refused.body, 10_000, { ...VISITOR, isAdmitted: ([first]) => first !== 7 })).toBe("too much");
  expect(refused.wasReadWhole()).toBe(false);
});

test.each([1, 66, 400])("a body in pieces of %i bytes is not collected", async (size) => {
  const crumbs = bodyOf(repeated(new Uint8Array(size), 40_000));
  expect(await receive(crumbs.body, 20_000_000, VISITOR)).toBe("too much");
  expect(crumbs.wasReadWhole()).toBe(false);
});

const MEGABYTE = 1_000_000;

/** A body of 19 MB that comes in its own time. */
function slowBody({
  sender = null,
  from = "visitors",
}: { sender?: string | null; from?: "visitors" | "colleagues" } = {}) {
  const pieces: Uint8Array[] = [];
  let wake = (): void => undefined;
  let taken = 0;
  async function* arriving() {
    for (;;) {
      const piece = pieces.shift();
      if (piece) {
        taken += piece.length;
        yield piece;
      } else await new Promise<void>((resolve) => (wake = resolve));
      if (taken === 19 * MEGABYTE) return;
    }
  }
  const answer = receive(arriving(), 20 * MEGABYTE, { from, sender });
  return {
    answer,
    /** Sends bytes, and waits until they are received. */
    async send(bytes: number) {
      const before = taken;
      pieces.push(new Uint8Array(bytes));
      wake();
      await expect.poll(() => taken, { interval: 1 }).toBe(before + bytes);
    },
  };
}
const whole = (from: "visitors" | "colleagues" | null = "visitors") =>
  receive(bodyOf(repeated(new Uint8Array(MEGABYTE), 19)).body, 20 * MEGABYTE, { from });

test("of more bodies than there is room for, the one that has stood still for longest gives way", async () => {
  const standing = [slowBody(), slowBody(), slowBody()];
  const slow = slowBody();
  for (const body of standing) await body.send(18 * MEGABYTE);
  await slow.send(9 * MEGABYTE);
  // A single byte now and then is no progress.
  for (const body of standing) await body.send(1);
  await slow.send(2 * MEGABYTE);
  expect(await standing[0]?.answer).toBe("busy");
  // Whoever comes new is taken as well.
  expect(await whole()).toHaveLength(19 * MEGABYTE);
  expect(await standing[1]?.answer).toBe("busy");
  await slow.send(8 * MEGABYTE);
  expect(await slow.answer).toHaveLength(19 * MEGABYTE);
  await standing[2]?.send(MEGABYTE - 1);
  expect(await standing[2]?.answer).toHaveLength(19 * MEGABYTE);
});

test("beside bodies that are not sent to their end, small ones are taken, and what others send has room of its own", async () => {
  const standing = [slowBody(), slowBody(), slowBody()];
  for (const body of standing) await body.send(18 * MEGABYTE);
  expect(await receive(bodyOf(repeated(new Uint8Array(1000), 90)).body, MEGABYTE, VISITOR)).toHaveLength(90_000);
  for (const from of ["colleagues", null] as const) expect(await whole(from)).toHaveLength(19 * MEGABYTE);
  for (const body of standing) await body.send(MEGABYTE);
  for (const { answer } of standing) expect(await answer).toHaveLength(19 * MEGABYTE);
});

test("one address has half of the room, however fast it sends", async () => {
  const other = slowBody({ sender: "203.0.113.7" });
  await other.send(18 * MEGABYTE);
  const [first, second] = [slowBody({ sender: "198.51.100.1" }), slowBody({ sender: "198.51.100.1" })];
  await first.send(18 * MEGABYTE);
  await second.send(18 * MEGABYTE);
  expect(await first.answer).toBe("busy");
  for (const body of [other, second]) await body.send(MEGABYTE);
  for (const { answer } of [other, second]) expect(await answer).toHaveLength(19 * MEGABYTE);
});
