import { expect, inject, test } from "vitest";
import { DatabaseError, isDuplicate, isOvertaken } from "#db/errors.ts";
import { countWaitingSubmittals } from "#db/enquiries/enquiry-counts.ts";
import { removeForgottenFiles } from "#db/enquiries/files.ts";
import { addReviewMarks, makeReviewLink, reviewByLink, withdrawReviewLink } from "#db/submittals/reviews.ts";
import {
  addAnswer,
  archiveSubmittal,
  getSubmittal,
  listSubmittals,
  markSubmittalSeen,
  storeRevision,
} from "#db/submittals/submittals.ts";
import type { Mark, SentMark } from "#domain/submittals/review/record.ts";
import { itemStatus, stateOfItems } from "#domain/submittals/review/status.ts";
import { clientOf } from "../../support/database/database-stack.ts";
import { administrator, secret, unique } from "../../support/database/database.ts";
import { issueRevision, keptFile, keptItem, makeSubmittal } from "../../support/database/submittals.ts";

const sales = clientOf(inject("stack"), inject("colleagues").sales);
const mark = (item: string, letter: Mark, values: Partial<SentMark> = {}): SentMark => ({
  ...{ id: crypto.randomUUID(), revision: 0, item, mark: letter, body: "See row 2.", page: 7, line: "Width" },
  ...values,
});
const rowOf = async (id: string) =>
  (await listSubmittals(administrator, { limit: 100, offset: 0 })).data.find((row) => row.id === id);

test("the office keeps a package, a reviewer marks it, and the next revision reopens only what has changed", async () => {
  const items = ["a", "b", "c"].map((slug) => keptItem({ slug, tags: slug.toUpperCase() }));
  const { id } = await makeSubmittal(items, sales);
  expect(await rowOf(id)).toMatchObject({ revision: 0, items: 3, approved: 0, to_revise: 0, waits: false });

  const token = await makeReviewLink(sales, id, "Delta Consultants", 30);
  await addReviewMarks(secret, token, "Sara", [mark("a", "A", { body: "" }), mark("b", "B"), mark("c", "C")]);
  const waiting = await countWaitingSubmittals(administrator);
  expect(await rowOf(id)).toMatchObject({ approved: 2, to_revise: 1, waits: true });
  const seen = await getSubmittal(administrator, id);
  await markSubmittalSeen(administrator, id, seen?.entries.at(-1)?.made_at ?? "");
  expect(await rowOf(id)).toMatchObject({ waits: false });
  expect(await countWaitingSubmittals(administrator)).toBe(waiting - 1);

  await addAnswer(sales, {
    ...{ id: crypto.randomUUID(), submittal_id: id, revision: 0, item: "c" },
    body: "Another machine follows.",
  });
  const [a = keptItem(), b = keptItem()] = items;
  await issueRevision(id, 1, [a, b, keptItem({ ...items[2], slug: "d", name: "Chiller d" })]);
  const now = await getSubmittal(administrator, id);
  const newest = now?.items.get(1) ?? [];
  expect(newest.map(({ key, since }) => [key, since])).toEqual([
    ["a", 0],
    ["b", 0],
    ["c", 1],
  ]);
  expect(newest.map((item) => itemStatus(item, now?.entries ?? []))).toEqual(["A", "B", "open"]);
  expect(await rowOf(id)).toMatchObject({ revision: 1, approved: 2, to_revise: 0 });

  // The link shows the newest revision, and what came before. A mark that was typed of the earlier one is kept for that one.
  const review = await reviewByLink(secret, token);
  expect(review).toMatchObject({ revision: 1, items: [{ key: "a" }, { key: "b" }, { slug: "d" }] });
  expect(review?.before?.map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
  expect(review?.entries.map(({ reviewer, body }) => [reviewer, body])).toContainEqual([
    null,
    "Another machine follows.",
  ]);
  await addReviewMarks(secret, token, "Omar", [mark("c", "C", { revision: 0 })]);
  expect(await rowOf(id)).toMatchObject({ to_revise: 0 });
  await addReviewMarks(secret, token, "SARA", [mark("c", "A", { revision: 1 })]);
  const approved = await getSubmittal(administrator, id);
  expect(stateOfItems(approved?.items.get(1) ?? [], approved?.entries ?? [])).toBe("approved");
  expect(await rowOf(id)).toMatchObject({ approved: 3, to_revise: 0 });
});

test("marks of two reviewers stand beside each other, the strictest counts, and what is sent again is stored once", async () => {
  const { id, item } = await makeSubmittal();
  const [one, other] = [await makeReviewLink(sales, id, "One", 7), await makeReviewLink(sales, id, "Other", 7)];
  const sent = mark(item, "C");
  await Promise.all([
    addReviewMarks(secret, one, "Sara", [sent]),
    addReviewMarks(secret, other, "Omar", [mark(item, "A")]),
    addReviewMarks(secret, one, "Sara", [sent]),
  ]);
  const review = await reviewByLink(secret, one);
  expect(review?.entries.map(({ reviewer, mark: letter }) => `${reviewer} ${letter}`).sort()).toEqual([
    "Omar A",
    "Sara C",
  ]);
  expect(await rowOf(id)).toMatchObject({ approved: 0, to_revise: 1 });
  // Her later mark takes the place of her own alone.
  await addReviewMarks(secret, one, "sara", [mark(item, "B")]);
  expect(await rowOf(id)).toMatchObject({ approved: 1, to_revise: 0 });
});

test("a revision is issued once, after the one before it, with all its files and something new", async () => {
  const id = crypto.randomUUID();
  const facts = {
    number: unique("HVAC"),
    project: "Tower",
    client: null,
    consultant: null,
    contractor: null,
    enquiry: null,
  };
  const file = await keptFile(sales, id);
  const revision = { number: 0, dated: "2026-11-26", purpose: "approval", remarks: null, pages: 3, ...file };
  const issue = (number: number, items = [keptItem()], sha256 = file.sha256) =>
    storeRevision(sales, id, { submittal: facts, revision: { ...revision, number, sha256 }, items });
  const lost = keptItem({
    documents: [{ kind: "document", title: "Lost", pages: 1, bytes: 9, sha256: "a".repeat(64) }],
  });
  await expect(issue(0, [lost])).rejects.toThrow("A file of this revision is not stored.");
  expect(await getSubmittal(sales, id)).toBeNull();
  await issue(0);
  await issue(0);
  const next = (await keptFile(sales, id)).sha256;
  await expect(issue(1, [keptItem()], next)).rejects.toThrow("Nothing has changed since revision 0.");
  const changed = [keptItem({ quantity: 3 })];
  const skipped = await issue(2, changed, next).catch((error: unknown) => error);
  expect(isOvertaken(skipped)).toBe(true);
  // Two at once: one of them is told.
  const others = await Promise.allSettled([issue(1, changed, next), issueRevision(id, 1, [keptItem({ quantity: 4 })])]);
  expect(others.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await getSubmittal(sales, id))?.revisions.map(({ number }) => number)).toEqual([0, 1]);
  const same = await issueRevision(crypto.randomUUID(), 0, changed, facts).catch((error: unknown) => error);
  expect(isDuplicate(same)).toBe(true);
});

test.each<[string, Parameters<typeof keptItem>[0]]>([
  ["a quantity of nothing", { quantity: 0 }],
  [
    "a verdict that does not exist",
    { compared: [{ title: "", quantity: 1, lines: [{ verdict: "perfect" } as never] }] },
  ],
  ["a field that no item has", { price: 1 } as never],
])("an item with %s is refused", async (_, values) => {
  const refused = await makeSubmittal([keptItem(values)]).catch((error: unknown) => error);
  expect([refused instanceof DatabaseError, (refused as DatabaseError).code]).toEqual([true, "23514"]);
});

test("the archive has its own list, and the search finds a number in it", async () => {
  const { id } = await makeSubmittal();
  await archiveSubmittal(sales, id, true);
  expect(await rowOf(id)).toBeUndefined();
  const number = (await getSubmittal(sales, id))?.number ?? "";
  const found = await listSubmittals(sales, { search: number, archived: true, limit: 10, offset: 0 });
  expect(found).toMatchObject({ count: 1, data: [{ id }] });
});

test("a withdrawn link opens nothing; its marks stay", async () => {
  const { id, item } = await makeSubmittal();
  const token = await makeReviewLink(sales, id, "Consultant", 7);
  await addReviewMarks(secret, token, "Sara", [mark(item, "A")]);
  const { data } = await administrator.from("review_links").select("id").eq("submittal_id", id).single().throwOnError();
  await withdrawReviewLink(administrator, data.id);
  expect(await reviewByLink(secret, token)).toBeNull();
  expect(await addReviewMarks(secret, token, "Sara", [mark(item, "C")])).toBeNull();
  expect((await getSubmittal(sales, id))?.entries).toHaveLength(1);
});

test("files of a revision that was never issued are removed after a day, those of others stay", async () => {
  const { id, sha256 } = await makeSubmittal();
  const lost = await keptFile(sales, id);
  await removeForgottenFiles(secret);
  const bucket = (await secret.storage.from("submittals").list(id)).data ?? [];
  expect(bucket.map(({ name }) => name).sort()).toEqual([sha256, lost.sha256].map((name) => `${id}/${name}`).sort());
});
