import { describe, expect, inject, test } from "vitest";
import { draftsOfKind, listDrafts, recentlyEdited } from "#db/changes/draft-lists.ts";
import { discardDraft, getDraft, saveDraft, type NewDraft } from "#db/changes/drafts.ts";
import {
  checkPlan,
  planParts,
  publishPlan,
  putInPlan,
  readOvertaken,
  savePlan,
  versionsOf,
} from "#db/changes/plans.ts";
import { undoChange } from "#db/changes/undo.ts";
import { saveSettings } from "#db/content/settings.ts";
import { SETTINGS_DRAFT } from "#domain/content/draft.ts";
import { listChanges, listVersions } from "#db/changes/changes.ts";
import { createBrand, updateBrand } from "#db/products/brands.ts";
import { updateProduct } from "#db/products/products.ts";
import { deleteRecords } from "#db/content/records.ts";
import type { Client } from "#db/client.ts";
import { ConflictError, RefusedError, ensureDone, unwrap } from "#db/errors.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeProduct,
  plain,
  secret,
  stranger,
  unique,
} from "../../support/database/database.ts";
import { colleague, countryOf, draftOf } from "../../support/database/drafts.ts";

const office = inject("administrator").id;

const revision = async () => unwrap(await secret.from("content_revision").select("revision").single()).revision;

test("a draft changes nothing that visitors see, and a colleague finds it with its author", async () => {
  const brand = await makeBrand();
  const before = await revision();
  const id = await saveDraft(administrator, draftOf(brand, "Finland"));
  expect(await countryOf(brand.id)).toBeNull();
  expect(await revision()).toBe(before);

  const { client } = await colleague();
  expect(await getDraft(client, "brand", brand.id)).toMatchObject({
    id,
    made_by: office,
    typed: { seen: { id: brand.id }, values: { country: "Finland" } },
    before: { country: null },
    after: { country: "Finland" },
  });
  expect((await draftsOfKind(client, "brand")).get(brand.id)).toBe(office);
  const { data: listed } = await listDrafts(client, { limit: 1000, offset: 0 });
  expect(listed.find(({ record }) => record === brand.id)).toMatchObject({
    ...{ kind: "brand", name: brand.name, is_new: false, is_complete: true, is_gone: false },
  });
  // Neither the log nor the history of the record has it.
  expect((await listChanges(administrator, { record: brand.id, table: "brands" }, { limit: 9, offset: 0 })).count).toBe(
    1,
  );
  expect(await listVersions(administrator, "brands", brand.id, { limit: 9 })).toHaveLength(1);
});

test.each([
  ["a visitor", stranger],
  ["an account without rights", plain],
])("%s neither sees a draft nor saves or discards one", async (_, client) => {
  const brand = await makeBrand();
  const id = await saveDraft(administrator, draftOf(brand, "Finland"));
  const { data } = await client.from("changes").select("id").eq("id", id);
  expect(data ?? []).toEqual([]);
  expect((await client.from("change_rows").select("record").eq("change_id", id)).data ?? []).toEqual([]);
  expect((await client.rpc("list_drafts")).data ?? []).toEqual([]);
  await expect(saveDraft(client, { ...draftOf(brand, "Norway"), replaces: id })).rejects.toThrow();
  await discardDraft(client, id).catch(() => undefined);
  expect((await getDraft(administrator, "brand", brand.id))?.id).toBe(id);
});

test("what somebody edited last is theirs alone, newest first, with drafts and without what was deleted since", async () => {
  const { client } = await colleague();
  const [first, second, drafted, deleted] = [
    await makeBrand(),
    await makeBrand(),
    await makeBrand(),
    await makeBrand(),
  ];
  for (const brand of [first, deleted, second]) await updateBrand(client, brand.id, { country: "Finland" }, brand);
  await saveDraft(client, draftOf(drafted, "Norway"));
  await updateBrand(client, first.id, { country: "Sweden" }, { ...first, country: "Finland" });
  await deleteRecords(administrator, "brand", [deleted.id]);
  expect(await recentlyEdited(client, 9)).toEqual(
    [first, drafted, second].map(({ id, name }) => ({ kind: "brand", record: id, name })),
  );
  expect((await recentlyEdited(administrator, 9)).map(({ record }) => record)).not.toContain(first.id);
  expect((await stranger.rpc("recently_edited")).data).toBeNull();
});

test("publishing stores the change and removes the draft; the history says who published and who drafted", async () => {
  const brand = await makeBrand();
  const { id: author, client } = await colleague();
  const draft = await saveDraft(client, draftOf(brand, "Finland"));
  await updateBrand(administrator, brand.id, { country: "Finland" }, brand, { draft });
  expect(await countryOf(brand.id)).toBe("Finland");
  expect(await getDraft(administrator, "brand", brand.id)).toBeNull();
  const [newest] = await listVersions(administrator, "brands", brand.id, { limit: 1 });
  expect(newest?.change).toMatchObject({ made_by: office, drafted_by: author });
  // The next save of the same connection has no author but its own.
  await updateBrand(administrator, brand.id, { country: "Norway" }, { ...brand, country: "Finland" });
  const [next] = await listVersions(administrator, "brands", brand.id, { limit: 1 });
  expect(next?.change).toMatchObject({ made_by: office, drafted_by: null });
});

test("a new record becomes what its draft was, in one transaction", async () => {
  const slug = unique("brand");
  const typed = { seen: null, values: { name: slug, slug } };
  const draft = await saveDraft(administrator, {
    ...{ kind: "brand", record: crypto.randomUUID(), name: slug, typed, replaces: null },
    change: { before: null, after: { name: slug, slug } },
  });
  const other = await makeBrand();
  // Refused: the draft stays.
  await expect(createBrand(administrator, { name: unique("brand"), slug: other.slug }, { draft })).rejects.toThrow();
  expect((await secret.from("changes").select("id").eq("id", draft)).data).toHaveLength(1);
  const brand = await createBrand(administrator, { name: slug, slug }, { draft });
  expect(brand).toMatchObject({ name: slug, slug });
  expect((await secret.from("changes").select("id").eq("id", draft)).data).toEqual([]);
});

describe("two people", () => {
  test("whoever has not seen the newest draft does not replace it", async () => {
    const brand = await makeBrand();
    const { client } = await colleague();
    const first = await saveDraft(administrator, draftOf(brand, "Finland"));
    await expect(saveDraft(client, draftOf(brand, "Norway"))).rejects.toThrow(RefusedError);
    const second = await saveDraft(client, { ...draftOf(brand, "Norway"), replaces: first });
    await expect(saveDraft(administrator, { ...draftOf(brand, "Chad"), replaces: first })).rejects.toThrow(
      RefusedError,
    );
    expect(await getDraft(administrator, "brand", brand.id)).toMatchObject({
      id: second,
      after: { country: "Norway" },
    });
  });

  test("of many first drafts saved at once one is stored, and none is mixed", async () => {
    const brand = await makeBrand();
    const countries = ["Finland", "Norway", "Chad", "Oman", "Cuba"];
    const answers = await Promise.allSettled(
      countries.map((country) => saveDraft(administrator, draftOf(brand, country))),
    );
    const stored = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
    expect(stored).toHaveLength(1);
    const draft = await getDraft(administrator, "brand", brand.id);
    expect(draft?.id).toBe(stored[0]);
    expect(draft?.after).toEqual({ country: draft?.typed.values["country"] });
  });

  test("publishing an older version stores what that form had, and leaves the newer draft", async () => {
    const brand = await makeBrand();
    const { client } = await colleague();
    const older = await saveDraft(administrator, draftOf(brand, "Finland"));
    const newer = await saveDraft(client, { ...draftOf(brand, "Norway"), replaces: older });
    await updateBrand(administrator, brand.id, { country: "Finland" }, brand, { draft: older });
    expect(await countryOf(brand.id)).toBe("Finland");
    expect((await getDraft(administrator, "brand", brand.id))?.id).toBe(newer);
    // Publishing that one now is a conflict, because it began before.
    await expect(updateBrand(client, brand.id, { country: "Norway" }, brand, { draft: newer })).rejects.toThrow(
      ConflictError,
    );
    expect((await getDraft(administrator, "brand", brand.id))?.id).toBe(newer);
  });

  test("of two who publish a draft at the same moment with different texts one does, and the other is told", async () => {
    for (let round = 0; round < 5; round += 1) {
      const brand = await makeBrand();
      const { client } = await colleague();
      const draft = await saveDraft(client, draftOf(brand, "Finland"));
      const publish = (by: Client, country: string) => updateBrand(by, brand.id, { country }, brand, { draft });
      const answers = await Promise.allSettled([publish(administrator, "Finland"), publish(client, "Norway")]);
      const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as unknown] : []));
      expect(refused).toEqual([expect.any(ConflictError)]);
      expect(await countryOf(brand.id)).toBe(answers[0].status === "fulfilled" ? "Finland" : "Norway");
      expect(await getDraft(administrator, "brand", brand.id)).toBeNull();
      // One change beside the one that made the brand.
      expect(await listVersions(administrator, "brands", brand.id, { limit: 10 })).toHaveLength(2);
    }
  });

  test("a save of the record leaves the draft of a colleague as it is", async () => {
    const brand = await makeBrand();
    const draft = await saveDraft(administrator, draftOf(brand, "Finland"));
    const { client } = await colleague();
    await updateBrand(client, brand.id, { name: "Renamed" }, brand);
    expect((await getDraft(administrator, "brand", brand.id))?.id).toBe(draft);
  });
});

test("a save publishes no draft of another record, and names nobody who has not written it", async () => {
  const [brand, other] = [await makeBrand(), await makeBrand()];
  const { client } = await colleague();
  const draft = await saveDraft(client, draftOf(brand, "Finland"));
  await updateBrand(administrator, other.id, { country: "Norway" }, other, { draft });
  await createBrand(administrator, { name: unique("brand"), slug: unique("brand") }, { draft });
  expect((await getDraft(administrator, "brand", brand.id))?.id).toBe(draft);
  const [newest] = await listVersions(administrator, "brands", other.id, { limit: 1 });
  expect(newest?.change).toMatchObject({ made_by: office, drafted_by: null });
});

test("a draft of a product is published although its category was moved to another parent meanwhile", async () => {
  const category = await makeCategory();
  const product = await makeProduct({ category_id: category.id });
  const draft = await saveDraft(administrator, {
    ...{ kind: "product", record: product.id, name: product.name, replaces: null },
    typed: { seen: product, values: { model: "X" } },
    change: { before: { model: null }, after: { model: "X" } },
  });
  ensureDone(
    await secret
      .from("categories")
      .update({ parent_id: (await makeCategory()).id })
      .eq("id", category.id),
  );
  await updateProduct(administrator, product.id, { model: "X" }, product as never, { draft });
  expect(unwrap(await secret.from("products").select("model").eq("id", product.id).single()).model).toBe("X");
});

test("the draft of a deleted record says so, and is there when the record comes back", async () => {
  const brand = await makeBrand();
  await saveDraft(administrator, draftOf(brand, "Finland"));
  await deleteRecords(administrator, "brand", [brand.id]);
  const find = async () =>
    (await listDrafts(administrator, { limit: 1000, offset: 0 })).data.find(({ record }) => record === brand.id);
  expect(await find()).toMatchObject({ is_gone: true });
  const change = unwrap(await administrator.rpc("deleted_records").eq("record", brand.id).single()).change_id;
  unwrap(await administrator.rpc("restore_deleted", { of_change: change }));
  expect(await find()).toMatchObject({ is_gone: false });
});

test("a discarded draft is gone; what was published cannot be deleted as if it were one", async () => {
  const brand = await makeBrand();
  const id = await saveDraft(administrator, draftOf(brand, "Finland"));
  const newer = await saveDraft(administrator, { ...draftOf(brand, "Norway"), replaces: id });
  // Whoever has not seen the newer one does not discard it.
  await expect(discardDraft(administrator, id)).rejects.toThrow(ConflictError);
  expect((await getDraft(administrator, "brand", brand.id))?.id).toBe(newer);
  await discardDraft(administrator, newer);
  expect(await getDraft(administrator, "brand", brand.id)).toBeNull();
  const [version] = await listVersions(administrator, "brands", brand.id, { limit: 1 });
  for (const client of [administrator, secret])
    await client
      .from("changes")
      .delete()
      .eq("id", version?.change.id ?? "");
  expect(await listVersions(administrator, "brands", brand.id, { limit: 9 })).toHaveLength(1);
});

describe("the draft of the settings", () => {
  const row = async (key: string) =>
    (await secret.from("settings").select("value").eq("key", key).maybeSingle()).data?.value;
  const draft = (before: object, after: object, replaces: string | null = null): NewDraft => ({
    ...{ kind: "setting", record: SETTINGS_DRAFT, name: "Site Settings", replaces },
    typed: { seen: { values: before }, values: { ...after } },
    change: { before, after },
  });

  test("is one of all of them, stored and new ones, and is published by a save of its form", async () => {
    const [first, second] = [unique("first"), unique("second")];
    await saveSettings(administrator, { [first]: { value: "A" } });
    const id = await saveDraft(administrator, draft({ [first]: "A", [second]: "" }, { [first]: "B", [second]: "New" }));
    expect(await getDraft(administrator, "setting", SETTINGS_DRAFT)).toMatchObject({
      id,
      before: { [first]: "A" },
      after: { [first]: "B", [second]: "New" },
    });
    const { data: listed } = await listDrafts(administrator, { limit: 1000, offset: 0 });
    expect(listed.filter(({ kind }) => kind === "setting")).toMatchObject([
      { id, record: SETTINGS_DRAFT, is_new: false, is_complete: true, is_gone: false },
    ]);
    expect([await row(first), await row(second)]).toEqual(["A", undefined]);
    await saveSettings(administrator, { [first]: { value: "B" }, [second]: { value: "New" } }, { draft: id });
    expect([await row(first), await row(second)]).toEqual(["B", "New"]);
    expect(await getDraft(administrator, "setting", SETTINGS_DRAFT)).toBeNull();
    // Only a draft of settings is published by a save of settings.
    const brand = await makeBrand();
    const other = await saveDraft(administrator, draftOf(brand, "Finland"));
    await saveSettings(administrator, { [first]: { value: "C" } }, { draft: other });
    expect((await getDraft(administrator, "brand", brand.id))?.id).toBe(other);
  });

  test("goes live with a plan; where somebody has changed one of them meanwhile it can be left out, and stays a draft", async () => {
    const [first, second] = [unique("first"), unique("second")];
    await saveSettings(administrator, { [first]: { value: "A" } });
    const plan = await savePlan(administrator, unique("Plan"));
    const id = await saveDraft(administrator, draft({ [first]: "A" }, { [first]: "B", [second]: "New" }));
    const brand = await makeBrand();
    await putInPlan(administrator, [id, await saveDraft(administrator, draftOf(brand, "Finland"))], plan);
    await saveSettings(administrator, { [first]: { value: "C" } });
    const seen = versionsOf(await planParts(administrator, plan));
    const { edited } = await checkPlan(administrator, plan);
    expect(edited).toMatchObject([{ table: "settings", name: first }]);
    expect(await readOvertaken(administrator, await planParts(administrator, plan), edited, 9)).toMatchObject([
      { before: { value: "A" }, after: { value: "B" }, now: { value: "C" } },
    ]);
    await publishPlan(administrator, plan, { seen, leaveOut: edited });
    expect([await row(first), await row(second), await countryOf(brand.id)]).toEqual(["C", undefined, "Finland"]);
    expect(await getDraft(administrator, "setting", SETTINGS_DRAFT)).toMatchObject({ id, plan_id: null });

    const again = await savePlan(administrator, unique("Plan"));
    const newer = await saveDraft(administrator, draft({ [first]: "C" }, { [first]: "B", [second]: "New" }, id));
    await putInPlan(administrator, [newer], again);
    await publishPlan(administrator, again, { seen: [newer] });
    expect([await row(first), await row(second)]).toEqual(["B", "New"]);
    await undoChange(administrator, again);
    expect([await row(first), await row(second)]).toEqual(["C", undefined]);
  });
});

test("what is no content, or has no form, is refused; nobody writes a draft past the function", async () => {
  const brand = await makeBrand();
  const call = (values: object) =>
    administrator.rpc("save_draft", {
      ...{ of_table: "brands", of_record: brand.id, draft_name: "x", content: { seen: null, values: {} } },
      ...values,
    });
  for (const values of [
    { of_table: "deploys" },
    { content: {} },
    { content: { seen: null, values: 5 } },
    { content: { seen: 5, values: {} } },
  ])
    expect((await call(values)).error?.code).toBe("PT400");
  const text = "x".repeat(2_000_001);
  for (const values of [{ content: { seen: null, values: { text } } }, { before: { text } }, { after: { text } }])
    expect((await call(values)).error?.code).toBe("PT413");
  const forged = { kind: "bulk", state: "draft", draft_of: `brands/${brand.id}` };
  expect((await administrator.from("changes").insert(forged).select("id")).error?.code).toBe("42501");
});

test("whoever may not publish creates nothing by saving a record without an id", async () => {
  const slug = unique("forged");
  for (const client of [stranger, plain])
    expect((await client.rpc("save_record", { of_table: "brands", wanted: { name: slug, slug } })).error?.code).toBe(
      "42501",
    );
  // Columns that nobody may write are refused as they are in the table.
  for (const more of [{ id: crypto.randomUUID() }, { created_at: "2020-01-01T00:00:00Z" }])
    expect(
      (await administrator.rpc("save_record", { of_table: "brands", wanted: { name: slug, slug, ...more } })).error
        ?.code,
    ).toBe("42501");
  expect((await secret.from("brands").select("id").eq("slug", slug)).data).toEqual([]);
});
