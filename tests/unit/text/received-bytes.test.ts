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

test("beside bodies that are not sent to their end, a small one is still taken, a large one later", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  let arrived = 0;
  async function* unfinished() {
    for (const piece of repeated(new Uint8Array(1_000_000), 19)) {
      arrived += 1;
      yield piece;
    }
    await released;
  }
  const waiting = Array.from({ length: 3 }, () => receive(unfinished(), 20_000_000, VISITOR));
  await expect.poll(() => arrived).toBe(57);
  const large = () => bodyOf(repeated(new Uint8Array(1_000_000), 19)).body;
  expect(await receive(large(), 20_000_000, VISITOR)).toBe("busy");
  expect(await receive(bodyOf(repeated(new Uint8Array(1000), 90)).body, 20_000_000, VISITOR)).toHaveLength(90_000);
  // What colleagues send, and what is answered to them, has room of its own.
  for (const from of ["colleagues", null] as const)
    expect(await receive(large(), 20_000_000, { from })).toHaveLength(19_000_000);
  release(undefined);
  for (const bytes of await Promise.all(waiting)) expect(bytes).toHaveLength(19_000_000);
  expect(await receive(large(), 20_000_000, VISITOR)).toHaveLength(19_000_000);
});
