import { expect, test } from "vitest";
import { storedPreviews } from "../../../../scripts/pipeline/preview/stored-previews.ts";

/* Which rows are read, and how often. What the database answers is in tests/security/previews.test.ts. */

const draft = (version: string) => ({ version, name: "Pump", isPlan: false });
/** Reads of rows are under way until the test ends them. */
function reader(version = "1") {
  const present = { version };
  const reads: { subject: string; end: (rows: string | null, version?: string) => void }[] = [];
  const read = storedPreviews({
    present: async () => draft(present.version),
    withRows: (subject) =>
      new Promise((resolve) =>
        reads.push({ subject, end: (rows, of = present.version) => resolve({ ...draft(of), rows }) }),
      ),
  });
  /** Asks for one whose rows are read at once. */
  const readAll = async (subject: string, rows: string | null) => {
    const answer = read(subject);
    await turn();
    reads.at(-1)?.end(rows);
    return answer;
  };
  return { present, reads, read, readAll };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
const textOf = (found: unknown) => String((found as { rows: Buffer }).rows);

test("many who ask at once for one subject share one read, and later ones what it has found", async () => {
  const { reads, read } = reader();
  const asked = [read("plan/a"), read("plan/a"), read("plan/a")];
  await turn();
  expect(reads).toHaveLength(1);
  reads[0]?.end("[1]");
  expect((await Promise.all(asked)).map(textOf)).toEqual(["[1]", "[1]", "[1]"]);
  expect(textOf(await read("plan/a"))).toBe("[1]");
  expect(reads).toHaveLength(1);
});

test("a newer version is read, also while the earlier one is", async () => {
  const { present, reads, read } = reader();
  const earlier = read("plan/a");
  await turn();
  present.version = "2";
  const later = read("plan/a");
  await turn();
  expect(reads).toHaveLength(2);
  reads[0]?.end("[1]", "1");
  reads[1]?.end("[2]");
  expect([textOf(await earlier), textOf(await later)]).toEqual(["[1]", "[2]"]);
});

test("only so many bytes are kept: the newest", async () => {
  const { reads, readAll } = reader();
  const rows = "€".repeat(5_000_000);
  for (let plan = 0; plan < 6; plan += 1) await readAll(`plan/${plan}`, rows);
  expect(reads).toHaveLength(6);
  for (const plan of [5, 4, 3, 2]) await readAll(`plan/${plan}`, rows);
  expect(reads).toHaveLength(6);
  await readAll("plan/0", rows);
  expect(reads).toHaveLength(7);
});

test("only so many are read at once", async () => {
  const { reads, read } = reader();
  const asked = ["a", "b", "c", "d", "e"].map((plan) => read(`plan/${plan}`));
  const answered = Promise.allSettled(asked);
  await turn();
  for (const { end } of reads) end("[]");
  expect((await answered).map(({ status }) => status)).toEqual([
    ...["fulfilled", "fulfilled", "fulfilled"],
    ...["rejected", "rejected"],
  ]);
});

test("what is too large is known to be so, and not read again", async () => {
  const { reads, read, readAll } = reader();
  expect(await readAll("plan/a", null)).toBe("too large");
  expect(await read("plan/a")).toBe("too large");
  expect(reads).toHaveLength(1);
});
