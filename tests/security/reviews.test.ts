import { expect, inject, test } from "vitest";
import { fileHash } from "#db/enquiries/files.ts";
import { addReviewMarks, listReviewLinks, makeReviewLink, reviewByLink, reviewedFile } from "#db/submittals/reviews.ts";
import { addAnswer, getSubmittal } from "#db/submittals/submittals.ts";
import type { Mark, SentMark } from "#domain/submittals/review/record.ts";
import { clientOf, signUp } from "../support/database/database-stack.ts";
import { administrator, plain, secret, stranger, unique } from "../support/database/database.ts";
import { raw } from "../support/database/raw-requests.ts";
import { issueRevision, keptFile, keptItem, makeSubmittal } from "../support/database/submittals.ts";

const { writer, publisher, sales } = Object.fromEntries(
  Object.entries(inject("colleagues")).map(([role, colleague]) => [role, clientOf(inject("stack"), colleague)]),
) as Record<"writer" | "publisher" | "sales", typeof administrator>;
const mark = (item: string, values: Partial<SentMark> = {}): SentMark => ({
  ...{
    id: crypto.randomUUID(),
    revision: 0,
    item,
    mark: "C" as Mark,
    body: "The width is missing.",
    page: null,
    line: "",
  },
  ...values,
});

test("who does not work on enquiries neither reads nor writes anything of a submittal", async () => {
  const { id, item, sha256 } = await makeSubmittal();
  for (const client of [stranger, plain, writer, publisher]) {
    expect(await getSubmittal(client, id).catch(() => null)).toBeNull();
    expect(await listReviewLinks(client, id).catch(() => [])).toEqual([]);
    await expect(makeReviewLink(client, id, "Me", 7)).rejects.toThrow();
    await expect(issueRevision(id, 1, [keptItem({ quantity: 9 })], {}, client)).rejects.toThrow();
    await expect(
      addAnswer(client, { id: crypto.randomUUID(), submittal_id: id, revision: 0, item, body: "Forged" }),
    ).rejects.toThrow();
    const file = await (await client.files()).from("submittals").download(`${id}/${sha256}`);
    expect(file.data).toBeNull();
  }
  // Not even who works on them calls what the functions of the site call, or reads the hash of a link.
  const token = await makeReviewLink(sales, id, "Consultant", 7);
  for (const client of [stranger, plain, sales, administrator]) {
    await expect(reviewByLink(client, token)).rejects.toThrow(/permission denied/);
    await expect(addReviewMarks(client, token, "Forged", [mark(item)])).rejects.toThrow(/permission denied/);
    await expect(reviewedFile(client, token, sha256)).rejects.toThrow(/permission denied/);
    expect((await client.from("review_links").select("token_hash")).error).not.toBeNull();
  }
  expect(await listReviewLinks(sales, id)).toMatchObject([{ for_whom: "Consultant", withdrawn_at: null }]);
});

test("what was issued or said is never altered or deleted, whoever tries, the secret key included", async () => {
  const { id, item, sha256 } = await makeSubmittal();
  const token = await makeReviewLink(sales, id, "Consultant", 7);
  await addReviewMarks(secret, token, "Sara", [mark(item)]);
  const before = JSON.stringify(await (await getSubmittal(secret, id))?.entries);
  const tables = ["submittal_revisions", "submittal_items", "submittal_entries", "submittal_files", "submittals"];
  for (const as of ["stranger", "plain", "writer", "publisher", "sales", "administrator", "secret"] as const)
    for (const table of tables) {
      const at = `/rest/v1/${table}?${table === "submittals" ? "id" : "submittal_id"}=eq.${id}`;
      const changed = { submittal_revisions: "pages", submittal_items: "since", submittal_entries: "revision" };
      const body = { [changed[table as keyof typeof changed] ?? "sha256"]: 1 };
      for (const [method, sent] of [
        ["PATCH", body],
        ["DELETE", undefined],
      ] as const) {
        await raw(at, { as, method, ...(sent ? { body: sent } : {}) });
        expect([as, table, JSON.parse((await raw(at, { as: "administrator" })).text).length]).toEqual([as, table, 1]);
      }
    }
  for (const client of [administrator, secret])
    await expect(issueRevision(id, 0, [keptItem({ quantity: 9 })], {}, client)).rejects.toThrow(/issued meanwhile/);
  const now = await getSubmittal(secret, id);
  expect(JSON.stringify(now?.entries)).toBe(before);
  expect(now?.revisions).toMatchObject([{ sha256, pages: 12 }]);
  expect(now?.items.get(0)).toMatchObject([{ quantity: 2, since: 0 }]);
});

test("a file is stored under the hash of its bytes alone, and nobody replaces or removes it", async () => {
  const { id, sha256 } = await makeSubmittal();
  const headers = { "content-type": "application/octet-stream" };
  const other = Buffer.from("something else");
  const path = (name: string) => `/storage/v1/object/submittals/${id}/${name}`;
  for (const as of ["sales", "administrator"] as const) {
    for (const name of ["a".repeat(64), "../x", "plan.pdf"])
      expect((await raw(path(name), { as, method: "POST", headers, body: other })).status).toBeGreaterThan(399);
    for (const method of ["PUT", "POST", "DELETE"] as const)
      expect(
        (await raw(path(sha256), { as, method, headers: { ...headers, "x-upsert": "true" }, body: other })).status,
      ).toBeGreaterThan(399);
  }
  const whole = await (await sales.files()).from("submittals").download(`${id}/${sha256}`);
  expect(await fileHash((await whole.data?.arrayBuffer()) ?? new ArrayBuffer())).toBe(sha256);
  for (const as of ["plain", "writer", "publisher", "stranger"] as const)
    expect(
      (await raw(path(await fileHash(new Uint8Array(other).buffer)), { as, method: "POST", headers, body: other }))
        .status,
    ).toBeGreaterThan(399);
});

test("a link that is forged, has ended or belongs to somebody who may not make one any more opens nothing", async () => {
  const { id, item, sha256 } = await makeSubmittal();
  const token = await makeReviewLink(sales, id, "Consultant", 7);
  expect(await reviewByLink(secret, token)).not.toBeNull();
  const opensNothing = async (of: string) => {
    expect(await reviewByLink(secret, of)).toBeNull();
    expect(await addReviewMarks(secret, of, "Sara", [mark(item)])).toBeNull();
    expect(await reviewedFile(secret, of, sha256)).toBeNull();
  };
  for (const forged of ["", "0".repeat(64), token.toUpperCase(), `${token} `, token.slice(1)])
    await opensNothing(forged);
  const ended = { ends_at: new Date().toISOString() };
  await secret.from("review_links").update(ended).eq("submittal_id", id).throwOnError();
  await opensNothing(token);

  const colleague = await signUp(inject("stack"), `${unique("person")}@example.com`);
  await secret.from("admins").insert({ user_id: colleague.id, role: "sales" }).throwOnError();
  const theirs = await makeReviewLink(clientOf(inject("stack"), colleague), id, "A friend", 90);
  expect(await reviewByLink(secret, theirs)).not.toBeNull();
  await secret.from("admins").delete().eq("user_id", colleague.id).throwOnError();
  await opensNothing(theirs);
  await administrator.rpc("reject_account", { account: colleague.id }).throwOnError();
  await opensNothing(theirs);
});

test("a link marks items of its own submittal alone, in bounds, and shows its own files alone", async () => {
  const [one, other] = [await makeSubmittal(), await makeSubmittal([keptItem({ slug: "pump" })])];
  const token = await makeReviewLink(sales, one.id, "Consultant", 7);
  for (const wrong of [
    mark(other.item),
    mark(one.item, { revision: 1 }),
    mark(one.item, { mark: "D" as Mark }),
    mark(one.item, { body: "" }),
    mark(one.item, { body: "x".repeat(2001) }),
    mark(one.item, { line: "x".repeat(301) }),
    mark(one.item, { page: 0 }),
  ])
    // The sound mark beside it is not stored either: all or none.
    await expect(addReviewMarks(secret, token, "Sara", [mark(one.item), wrong])).rejects.toThrow();
  await expect(addReviewMarks(secret, token, " ", [mark(one.item)])).rejects.toThrow();
  await expect(addReviewMarks(secret, token, "x".repeat(101), [mark(one.item)])).rejects.toThrow();
  expect((await reviewByLink(secret, token))?.entries).toEqual([]);
  expect(await reviewedFile(secret, token, one.sha256)).toBe(`${one.id}/${one.sha256}`);
  expect(await reviewedFile(secret, token, other.sha256)).toBeNull();
  expect(await reviewedFile(secret, token, (await keptFile(sales, one.id)).sha256)).toBeNull();
  const many = Array.from({ length: 101 }, () => mark(one.item));
  for (let n = 0; n < 2; n += 1)
    await addReviewMarks(
      secret,
      token,
      "Sara",
      many.map((sent) => ({ ...sent, id: crypto.randomUUID() })),
    );
  await expect(addReviewMarks(secret, token, "Sara", many)).rejects.toMatchObject({ code: "PT429" });
});
