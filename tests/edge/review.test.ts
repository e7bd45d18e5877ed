import { describe, expect, test } from "vitest";
import { fileHash } from "#db/enquiries/files.ts";
import { listReviewLinks, makeReviewLink, withdrawReviewLink } from "#db/submittals/reviews.ts";
import { DEAD_LINK, type Review, type SentMark } from "#domain/submittals/review/record.ts";
import { onRequestPost as fileOf } from "../../functions/api/review-file.ts";
import { onRequestPost as review } from "../../functions/api/review.ts";
import { administrator, secret, unique } from "../support/database/database.ts";
import { call } from "../support/database/edge.ts";
import { issueRevision, keptItem, makeSubmittal } from "../support/database/submittals.ts";

const post = (handler: typeof review, body: unknown) =>
  call(
    handler,
    new Request("http://site.test/api/review", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "cf-connecting-ip": unique("sender") },
    }),
  );
const mark = (item: string, values: Partial<SentMark> = {}): SentMark => ({
  ...{ id: crypto.randomUUID(), revision: 0, item, mark: "B", body: "Use 1.4408 for the coil.", page: 12, line: "COP" },
  ...values,
});
async function linked() {
  const made = await makeSubmittal();
  return { ...made, token: await makeReviewLink(administrator, made.id, "Consultant", 7) };
}

describe("POST /api/review", () => {
  test("shows what was issued, stores marks once, and answers what others said meanwhile", async () => {
    const { id, item, token } = await linked();
    const first = await post(review, { token });
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const shown = (await first.json()) as Review;
    expect(shown).toMatchObject({ revision: 0, items: [{ key: item, since: 0 }], before: null, entries: [] });
    // Nothing of who works here, nor of how it is stored.
    expect(JSON.stringify(shown)).not.toMatch(/author|token|enquiry|_by"/);

    const sent = mark(item);
    for (let n = 0; n < 3; n += 1)
      expect((await post(review, { token, reviewer: "Sara", marks: [sent] })).status).toBe(200);
    const other = await post(review, { token, reviewer: "Omar", marks: [mark(item, { mark: "A", body: "" })] });
    const { entries } = (await other.json()) as Review;
    expect(entries.map(({ reviewer, mark: letter, page, line }) => [reviewer, letter, page, line])).toEqual([
      ["Sara", "B", 12, "COP"],
      ["Omar", "A", 12, "COP"],
    ]);
    await issueRevision(id, 1, [keptItem({ quantity: 3 })]);
    const late = await post(review, { token, reviewer: "Omar", marks: [mark(item)] });
    expect(await late.json()).toMatchObject({ revision: 1 });
  });

  test("a link that is wrong, has ended or was withdrawn gets the same answer, whatever is asked", async () => {
    const [one, ended, withdrawn] = [await linked(), await linked(), await linked()];
    const over = { ends_at: new Date().toISOString() };
    await secret.from("review_links").update(over).eq("submittal_id", ended.id).throwOnError();
    const [link] = await listReviewLinks(administrator, withdrawn.id);
    await withdrawReviewLink(administrator, link?.id ?? "");
    for (const token of ["", "x", 7, null, "0".repeat(64), ended.token, withdrawn.token])
      for (const [handler, body] of [
        [review, { token }],
        [review, { token, reviewer: "Sara", marks: [mark(one.item)] }],
        [fileOf, { token, sha256: one.sha256 }],
      ] as const) {
        const answer = await post(handler, body);
        expect([token, answer.status, await answer.json()]).toEqual([token, 404, { error: DEAD_LINK }]);
      }
    expect((await post(review, "no JSON")).status).toBe(404);
  });

  test.each<[string, (item: string) => object]>([
    ["an oversized remark", (item) => ({ marks: [mark(item, { body: "x".repeat(2001) })] })],
    ["a revision asked for without a reason", (item) => ({ marks: [mark(item, { mark: "C", body: " " })] })],
    ["a mark that does not exist", (item) => ({ marks: [mark(item, { mark: "D" as never })] })],
    ["an item of another submittal", () => ({ marks: [mark("pump-of-somebody-else")] })],
    ["a remark that no database stores", (item) => ({ marks: [mark(item, { body: "a\0b" })] })],
    ["no name", (item) => ({ reviewer: " ", marks: [mark(item)] })],
    ["no marks", () => ({ marks: [] })],
    ["more marks than there are", (item) => ({ marks: Array.from({ length: 101 }, () => mark(item)) })],
    ["a field of its own", (item) => ({ marks: [{ ...mark(item), reviewer: "Omar" }] })],
  ])("%s: 422, and nothing is stored", async (_, body) => {
    const { item, token } = await linked();
    const answer = await post(review, { token, reviewer: "Sara", ...body(item) });
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
      422,
      expect.stringMatching(/./),
    ]);
    expect(((await (await post(review, { token })).json()) as Review).entries).toEqual([]);
  });

  test("more than a review can hold is not read", async () => {
    const { token } = await linked();
    expect((await post(review, { token, reviewer: "x".repeat(800_000), marks: [] })).status).toBe(413);
  });
});

describe("POST /api/review-file", () => {
  test("hands out the files of its own submittal alone, as they were issued, to be saved", async () => {
    const [one, other] = [await linked(), await linked()];
    const answer = await post(fileOf, { token: one.token, sha256: one.sha256 });
    expect([answer.status, answer.headers.get("content-disposition"), answer.headers.get("cache-control")]).toEqual([
      200,
      "attachment",
      "no-store",
    ]);
    expect(await fileHash(await answer.arrayBuffer())).toBe(one.sha256);
    for (const sha256 of [other.sha256, "0".repeat(64), `../${one.sha256}`, `${other.id}/${other.sha256}`])
      expect((await post(fileOf, { token: one.token, sha256 })).status).toBe(404);
  });
});
