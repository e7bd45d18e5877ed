import { describe, expect, inject, test } from "vitest";
import { listChanges, listVersions } from "#db/changes/changes.ts";
import { discardDraft, getDraft, saveDraft } from "#db/changes/drafts.ts";
import {
  checkPlan,
  getPlan,
  planParts,
  publishDuePlan,
  publishPlan,
  putInPlan,
  readOvertaken,
  removePlan,
  savePlan,
  schedulePlan,
  versionsOf,
} from "#db/changes/plans.ts";
import { storeChange } from "#db/changes/store-change.ts";
import { undoChange, type EditedRecord } from "#db/changes/undo.ts";
import { deleteRecords } from "#db/content/records.ts";
import type { Client } from "#db/client.ts";
import { ensureDone, RefusedError, unwrap, unwrapOptional } from "#db/errors.ts";
import { updateBrand } from "#db/products/brands.ts";
import { clientOf, signUpColleague } from "../../support/database/database-stack.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeProduct,
  secret,
  stranger,
  unique,
} from "../../support/database/database.ts";
import { colleague, countryOf, draftOf } from "../../support/database/drafts.ts";
import { scheduleSoon } from "../../support/database/plans.ts";

const office = inject("administrator").id;
const stack = inject("stack");
const writer = clientOf(stack, inject("colleagues").writer);
const sales = clientOf(stack, inject("colleagues").sales);

/** A plan with the draft of a brand's country for each given country. */
async function makePlan(...countries: string[]) {
  const id = await savePlan(administrator, unique("Plan"));
  const brands = await Promise.all(countries.map(() => makeBrand()));
  const drafts = await Promise.all(
    brands.map((brand, place) => saveDraft(administrator, draftOf(brand, countries[place] ?? ""))),
  );
  await putInPlan(administrator, drafts, id);
  return { id, brands, drafts };
}
const seenOf = async (id: string) => ({ seen: versionsOf(await planParts(administrator, id)) });
const publish = async (id: string, by: Client = administrator, leaveOut: readonly EditedRecord[] = []) =>
  publishPlan(by, id, { ...(await seenOf(id)), leaveOut });
const refused = (refusal: string) =>
  expect.objectContaining({ refusal: expect.objectContaining({ refusal }) as unknown });

/** Schedules a plan for a moment from now and waits until the builder's question has published it, or could not. */
async function atItsTime(id: string) {
  await scheduleSoon(administrator, id, (await seenOf(id)).seen);
  let answer: Awaited<ReturnType<typeof publishDuePlan>> = { wait: null };
  await expect
    .poll(async () => {
      answer = await publishDuePlan(secret);
      return "plan" in answer && answer.plan;
    })
    .toBe(id);
  return answer as unknown as { plan: string; failure: Record<string, unknown> | null };
}

describe("a plan", () => {
  test("changes nothing that visitors see until all its drafts go live as one change, which one undo takes back", async () => {
    const { id, brands } = await makePlan("Finland", "Norway");
    expect(await Promise.all(brands.map((brand) => countryOf(brand.id)))).toEqual([null, null]);
    expect(await checkPlan(administrator, id)).toMatchObject({
      counts: { brands: { changed: 2 } },
      edited: [],
      slugs_used: [],
    });
    expect(await countryOf(brands[0]?.id ?? "")).toBeNull();

    expect(await publish(id)).toMatchObject({ id, counts: { brands: { changed: 2 } }, edited: [] });
    expect(await Promise.all(brands.map((brand) => countryOf(brand.id)))).toEqual(["Finland", "Norway"]);
    expect(await getDraft(administrator, "brand", brands[0]?.id ?? "")).toBeNull();
    const [version] = await listVersions(administrator, "brands", brands[0]?.id ?? "", { limit: 1 });
    expect(version).toMatchObject({ before: { country: null }, after: { country: "Finland" } });
    expect(version?.change).toMatchObject({ id, kind: "plan", made_by: office });
    const { data } = await listChanges(administrator, { kinds: ["plan"] }, { limit: 50, offset: 0 });
    expect(data.find((change) => change.id === id)?.summary).toMatchObject({
      records: 2,
      own: { brands: { changed: 2 } },
    });

    await undoChange(administrator, id);
    expect(await Promise.all(brands.map((brand) => countryOf(brand.id)))).toEqual([null, null]);
    expect(await getPlan(administrator, id)).toMatchObject({ state: "applied", undone: true });
  });

  test("carries an import and new records, too; a draft says more than the import of the same product", async () => {
    const id = await savePlan(administrator, unique("Plan"));
    const category = await makeCategory();
    const product = await makeProduct({ category_id: category.id, model: "A" });
    const brand = { id: crypto.randomUUID(), name: unique("New"), slug: unique("new") };
    const fresh = {
      id: crypto.randomUUID(),
      seen: null,
      values: {
        name: "Fresh",
        slug: unique("fresh"),
        description: "New.",
        brand_id: brand.id,
        category_id: category.id,
      },
    };
    const changed = { id: product.id, seen: product, values: { model: "B", description: "From the list." } };
    const stored = await storeChange(
      administrator,
      { kind: "import", title: "prices.xlsx", newBrands: [brand] },
      [fresh, changed],
      { plan: id },
    );
    expect((await planParts(administrator, id)).lists).toMatchObject([
      { id: stored.id, title: "prices.xlsx", records: 3, kind: "import" },
    ]);
    const specifications = [{ name: "Cooling capacity", value: "1055 kW" }];
    const draft = await saveDraft(administrator, {
      ...{ kind: "product", record: product.id, name: product.name, replaces: null },
      typed: { seen: product, values: { model: "C", specifications } },
      change: { before: { model: "A", specifications: [] }, after: { model: "C", specifications } },
    });
    await putInPlan(administrator, [draft], id);
    // Nobody keeps what was prepared and not stored for more than a day, except in a plan.
    ensureDone(await secret.rpc("apply_retention"));
    await publish(id);
    const rows = unwrap(
      await secret
        .from("products")
        .select("name, model, description, specifications, specification_values")
        .in("id", [product.id, fresh.id])
        .order("name"),
    );
    expect(rows).toEqual([
      expect.objectContaining({ name: "Fresh", description: "New." }),
      expect.objectContaining({ model: "C", description: "From the list.", specifications }),
    ]);
    // What filters read from the texts is stored as by the editor.
    expect(JSON.stringify(rows[1]?.specification_values)).toContain("1055");
    await undoChange(administrator, id);
    expect((await secret.from("products").select("model").eq("id", product.id).single()).data?.model).toBe("A");
    expect((await secret.from("brands").select("id").eq("id", brand.id)).data).toEqual([]);
  });

  test("of 2,000 records is published, and undone, as one", async () => {
    const { id, brands } = await makePlan(...Array.from({ length: 20 }, (_, place) => `Country ${place}`));
    const { id: brand_id } = await makeBrand();
    const rows = Array.from({ length: 1980 }, () => {
      const slug = unique("many");
      return { name: slug, slug, brand_id, description: "One of many." };
    });
    const products = unwrap(await secret.from("products").insert(rows).select("id, model"));
    const priced = products.map((seen) => ({ id: seen.id, seen, values: { model: "P" } }));
    await storeChange(administrator, { kind: "import", title: "models.csv" }, priced, { plan: id });
    expect(await getPlan(administrator, id)).toMatchObject({ records: 2000, drafts: 20, lists: 1 });
    expect(await publish(id)).toMatchObject({ counts: { products: { changed: 1980 }, brands: { changed: 20 } } });
    const count = async () =>
      (
        await secret
          .from("products")
          .select("id", { count: "exact", head: true })
          .eq("brand_id", brand_id)
          .eq("model", "P")
      ).count;
    expect([await count(), await countryOf(brands[19]?.id ?? "")]).toEqual([1980, "Country 19"]);
    await undoChange(administrator, id);
    expect([await count(), await countryOf(brands[19]?.id ?? "")]).toEqual([0, null]);
  });

  test("goes live once, whoever publishes it at the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, brands } = await makePlan("Finland");
      const { client } = await colleague();
      const seen = await seenOf(id);
      const answers = await Promise.allSettled([publishPlan(administrator, id, seen), publishPlan(client, id, seen)]);
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as unknown] : []))).toEqual([
        refused("plan-gone"),
      ]);
      expect(await listVersions(administrator, "brands", brands[0]?.id ?? "", { limit: 9 })).toHaveLength(2);
    }
  });

  test("publishes exactly what its publisher has seen", async () => {
    const { id, brands, drafts } = await makePlan("Finland");
    const seen = await seenOf(id);
    const [brand] = brands;
    if (!brand) throw new Error("No brand");
    await saveDraft(writer, { ...draftOf(brand, "Norway"), replaces: drafts[0] ?? null });
    await expect(publishPlan(administrator, id, seen)).rejects.toThrow(refused("plan-changed"));
    await expect(schedulePlan(administrator, id, new Date(Date.now() + 60_000), seen)).rejects.toThrow(
      refused("plan-changed"),
    );
    expect(await countryOf(brand.id)).toBeNull();
    // The new version is in the plan, too.
    await publish(id);
    expect(await countryOf(brand.id)).toBe("Norway");
  });

  test("is refused while it is empty or a draft is incomplete, and names that draft", async () => {
    const empty = await savePlan(administrator, unique("Plan"));
    await expect(publish(empty)).rejects.toThrow(refused("plan-empty"));
    const { id, brands } = await makePlan("Finland");
    const brand = await makeBrand();
    const draft = await saveDraft(administrator, { ...draftOf(brand, "Norway"), change: null });
    await putInPlan(administrator, [draft], id);
    await expect(publish(id)).rejects.toThrow(brand.name);
    await expect(schedulePlan(administrator, id, new Date(Date.now() + 60_000))).rejects.toThrow(RefusedError);
    expect(await getPlan(administrator, id)).toMatchObject({ incomplete: 1, drafts: 2, due_at: null });
    await putInPlan(administrator, [draft], null);
    await publish(id);
    expect(await countryOf(brands[0]?.id ?? "")).toBe("Finland");
    expect((await getDraft(administrator, "brand", brand.id))?.id).toBe(draft);
  });

  test("is removed without its drafts; an import in it goes along", async () => {
    const { id, drafts } = await makePlan("Finland");
    const product = await makeProduct();
    const values = { model: "B" };
    const { id: list } = await storeChange(
      administrator,
      { kind: "import", title: "list.csv" },
      [{ id: product.id, seen: product, values }],
      { plan: id },
    );
    await removePlan(administrator, id);
    expect(await getPlan(administrator, id)).toBeNull();
    const left = unwrap(
      await secret
        .from("changes")
        .select("id, plan_id")
        .in("id", [...drafts, list]),
    );
    expect(left).toEqual([{ id: drafts[0], plan_id: null }]);
  });
});

describe("what went live meanwhile", () => {
  test("is shown before, field by field; nothing is published unless those records are left out", async () => {
    const { id, brands } = await makePlan("Finland", "Norway");
    const [first, second] = brands;
    if (!first || !second) throw new Error("No brands");
    await updateBrand(administrator, first.id, { country: "Chad" }, first);
    await updateBrand(administrator, second.id, { description: "Another field." }, second);
    const { edited } = await checkPlan(administrator, id);
    expect(edited).toMatchObject([{ table: "brands", record: first.id, name: first.name }]);
    expect(await readOvertaken(administrator, await planParts(administrator, id), edited, 10)).toMatchObject([
      { before: { country: null }, after: { country: "Finland" }, now: { country: "Chad" } },
    ]);
    expect((await publish(id)).edited).toHaveLength(1);
    expect([await countryOf(first.id), await countryOf(second.id)]).toEqual(["Chad", null]);
    // Somebody changes the other one, too, before the publisher has decided: that one was not seen.
    await updateBrand(secret, second.id, { country: "Mali" }, { ...second, description: "Another field." });
    expect((await publish(id, administrator, edited)).counts).toEqual({});
    for (const leave_out of [null, [null]]) {
      const all = { of_plan: id, leave_out: leave_out as never };
      expect(unwrap(await administrator.rpc("publish_plan", all))).toMatchObject({ counts: {} });
    }
    expect([await countryOf(first.id), await countryOf(second.id)]).toEqual(["Chad", "Mali"]);
    await updateBrand(secret, second.id, { country: null }, { ...second, country: "Mali" });
    const outcome = await publish(id, administrator, edited);
    expect(outcome).toMatchObject({ counts: { brands: { changed: 1 } }, edited: [{ record: first.id }] });
    expect([await countryOf(first.id), await countryOf(second.id)]).toEqual(["Chad", "Norway"]);
    // Nobody has lost what was typed.
    expect(await getDraft(administrator, "brand", first.id)).toMatchObject({
      after: { country: "Finland" },
      plan_id: null,
    });
  });

  test("a record that was deleted while it had a draft is left out, or comes back from the trash first", async () => {
    const { id, brands } = await makePlan("Finland", "Norway");
    const [gone] = brands;
    if (!gone) throw new Error("No brand");
    await deleteRecords(administrator, "brand", [gone.id]);
    const { edited } = await checkPlan(administrator, id);
    expect(edited).toMatchObject([{ record: gone.id, is_gone: true }]);
    expect(await readOvertaken(administrator, await planParts(administrator, id), edited, 10)).toMatchObject([
      { now: null },
    ]);
    const change = unwrap(await administrator.rpc("deleted_records").eq("record", gone.id).single()).change_id;
    unwrap(await administrator.rpc("restore_deleted", { of_change: change }));
    expect(await publish(id)).toMatchObject({ counts: { brands: { changed: 2 } } });
  });

  test("a category that was moved under another meanwhile keeps its place; one that would end below itself refuses the plan", async () => {
    const [top, below, other] = [await makeCategory(), await makeCategory(), await makeCategory()];
    const id = await savePlan(administrator, unique("Plan"));
    const move = async (category: { id: string; name: string }, parent: string) =>
      saveDraft(administrator, {
        ...{ kind: "category", record: category.id, name: category.name, replaces: null },
        typed: { seen: category, values: { parent_id: parent } },
        change: { before: { parent_id: null }, after: { parent_id: parent } },
      });
    await putInPlan(administrator, [await move(top, below.id)], id);
    ensureDone(await secret.from("categories").update({ parent_id: top.id }).eq("id", below.id));
    await expect(checkPlan(administrator, id)).rejects.toThrow();
    await expect(publish(id)).rejects.toThrow();
    ensureDone(await secret.from("categories").update({ parent_id: other.id }).eq("id", below.id));
    await publish(id);
    expect((await secret.from("categories").select("parent_id").eq("id", top.id).single()).data?.parent_id).toBe(
      below.id,
    );
  });

  test("a slug that another record has taken is named, and nothing is published", async () => {
    const slug = unique("taken");
    const { id, brands } = await makePlan("Finland");
    const draft = await saveDraft(administrator, {
      ...{ kind: "brand", record: crypto.randomUUID(), name: "Fresh", replaces: null },
      typed: { seen: null, values: { name: "Fresh", slug } },
      change: { before: null, after: { name: "Fresh", slug } },
    });
    await putInPlan(administrator, [draft], id);
    await makeBrand({ slug, name: "Sooner" });
    expect((await publish(id)).slugs_used).toMatchObject([{ kind: "brand", name: "Fresh", slug, usedBy: "Sooner" }]);
    expect(await countryOf(brands[0]?.id ?? "")).toBeNull();
  });
});

describe("at its time", () => {
  test("a plan goes live without anybody, in the name of whoever scheduled it, and a build is asked for", async () => {
    const { id, brands } = await makePlan("Finland");
    // The build that waits; other files may have left one, and newer orders to show an older release.
    const waiting = async () =>
      unwrapOptional(
        await secret.from("deploys").select("id, requests").eq("status", "queued").is("release_of", null).maybeSingle(),
      );
    const before = await waiting();
    expect(await atItsTime(id)).toMatchObject({ plan: id, failure: null });
    expect(await countryOf(brands[0]?.id ?? "")).toBe("Finland");
    expect(await getPlan(administrator, id)).toMatchObject({ state: "applied", made_by: office, live_at: null });
    const after = await waiting();
    expect(after).not.toBeNull();
    expect(after).not.toEqual(before);
    // Once: asked again, there is none.
    const again = await publishDuePlan(secret);
    expect("plan" in again && again.plan).not.toBe(id);
    expect(await listVersions(administrator, "brands", brands[0]?.id ?? "", { limit: 9 })).toHaveLength(2);
  });

  test("none is published before; the answer says how long to wait", async () => {
    const { id } = await makePlan("Finland");
    await schedulePlan(administrator, id, new Date(Date.now() + 3_600_000), await seenOf(id));
    const answer = await publishDuePlan(secret);
    if (!("wait" in answer)) throw new Error("A plan was published");
    expect(answer.wait).toBeGreaterThan(0);
    expect(answer.wait).toBeLessThanOrEqual(3_600_000);
    await schedulePlan(administrator, id, null);
    expect(await getPlan(administrator, id)).toMatchObject({ due_at: null });
    expect(await publishDuePlan(secret)).toEqual({ wait: null });
    await expect(schedulePlan(administrator, id, new Date(Date.now() - 1000))).rejects.toThrow(refused("due-over"));
  });

  test("one that cannot be published stays a plan and says why; nothing of it is live", async () => {
    const { id, brands } = await makePlan("Finland", "Norway");
    const [first] = brands;
    if (!first) throw new Error("No brand");
    await updateBrand(administrator, first.id, { country: "Chad" }, first);
    expect(await atItsTime(id)).toMatchObject({ failure: { refusal: "plan-overtaken", records: 1 } });
    expect(await getPlan(administrator, id)).toMatchObject({
      state: "planned",
      due_at: null,
      failure: { refusal: "plan-overtaken", due_at: expect.any(String) as unknown },
    });
    expect(await countryOf(brands[1]?.id ?? "")).toBeNull();
  });

  test("a plan whose failure is as long as a draft allows does not stay due, and the next one goes live", async () => {
    const { id: bad } = await makePlan();
    const name = "x".repeat(490);
    const made = ["a", "a"].map((slug) =>
      saveDraft(administrator, {
        ...{ kind: "brand", record: crypto.randomUUID(), name, replaces: null },
        typed: { seen: null, values: { name } },
        change: { before: null, after: { name, slug: slug.repeat(300) } },
      }),
    );
    await putInPlan(administrator, await Promise.all(made), bad);
    const { id: good, brands } = await makePlan("Finland");
    for (const id of [bad, good]) await scheduleSoon(administrator, id, (await seenOf(id)).seen);
    await expect
      .poll(async () => {
        await publishDuePlan(secret);
        return countryOf(brands[0]?.id ?? "");
      })
      .toBe("Finland");
    expect(await getPlan(administrator, bad)).toMatchObject({ due_at: null, failure: { refusal: "plan-slug-used" } });
    const after = { name, slug: "a".repeat(301) };
    const draft = { kind: "brand", record: crypto.randomUUID(), name, replaces: null } as const;
    await expect(
      saveDraft(administrator, {
        ...draft,
        typed: { seen: null, values: { name } },
        change: { before: null, after },
      }),
    ).rejects.toMatchObject({ code: "PT400" });
  });

  test("whoever scheduled it must still be one who may publish", async () => {
    const account = await signUpColleague(stack, "publisher", `${unique("leaver")}@example.com`);
    const { id, brands } = await makePlan("Finland");
    await scheduleSoon(clientOf(stack, account), id, (await seenOf(id)).seen);
    ensureDone(await secret.from("admins").update({ role: "writer" }).eq("user_id", account.id));
    await expect
      .poll(async () => {
        await publishDuePlan(secret);
        return (await getPlan(administrator, id))?.failure;
      })
      .toMatchObject({ refusal: "scheduler-gone" });
    expect(await countryOf(brands[0]?.id ?? "")).toBeNull();
  });
});

describe("who may do what", () => {
  test("a writer fills a plan, but does not publish or schedule it, nor change it once it has a date", async () => {
    const id = await savePlan(writer, unique("Plan"));
    const [brand, other] = [await makeBrand(), await makeBrand()];
    const draft = await saveDraft(writer, draftOf(brand, "Finland"));
    await putInPlan(writer, [draft], id);
    const seen = await seenOf(id);
    await expect(publishPlan(writer, id, seen)).rejects.toMatchObject({ code: "42501" });
    await expect(checkPlan(writer, id)).rejects.toMatchObject({ code: "42501" });
    await expect(schedulePlan(writer, id, new Date(Date.now() + 60_000), seen)).rejects.toMatchObject({
      code: "42501",
    });

    await schedulePlan(administrator, id, new Date(Date.now() + 3_600_000), seen);
    const further = await saveDraft(writer, draftOf(other, "Norway"));
    await expect(putInPlan(writer, [further], id)).rejects.toThrow(refused("part-scheduled"));
    await expect(putInPlan(writer, [draft], null)).rejects.toThrow(refused("part-scheduled"));
    await expect(saveDraft(writer, { ...draftOf(brand, "Chad"), replaces: draft })).rejects.toThrow(
      refused("part-scheduled"),
    );
    await expect(savePlan(writer, "Renamed", id)).rejects.toThrow(refused("plan-gone"));
    await expect(removePlan(writer, id)).rejects.toThrow(refused("plan-gone"));
    await writer.from("changes").delete().eq("id", draft);
    expect(await seenOf(id)).toEqual(seen);
    await schedulePlan(administrator, id, null);
  });

  test("whoever schedules a plan at the moment at which a writer changes or discards a part gets what they have seen, or is told", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, brands, drafts } = await makePlan(...Array.from({ length: 40 }, (_, place) => `Country ${place}`));
      const seen = await seenOf(id);
      const [changed, other] = brands;
      if (!changed || !other) throw new Error("No brands");
      const scheduling = schedulePlan(administrator, id, new Date(Date.now() + 3_600_000), seen).then(
        () => true,
        () => false,
      );
      for (let wait = 0; wait < round; wait += 1) await getPlan(administrator, id);
      const writing = await Promise.allSettled([
        saveDraft(writer, { ...draftOf(changed, "Chad"), replaces: drafts[0] ?? null }),
        discardDraft(writer, drafts[1] ?? ""),
      ]);
      const scheduled = await scheduling;
      const unseen = (await seenOf(id)).seen.toSorted().join() !== seen.seen.toSorted().join();
      expect([round, scheduled && unseen]).toEqual([round, false]);
      expect([round, scheduled && writing.some(({ status }) => status === "fulfilled")]).toEqual([round, false]);
      await schedulePlan(administrator, id, null);
    }
  });

  test("a prepared change in a plan is neither filled nor stored by whoever prepared it, and no writer drops it", async () => {
    const id = await savePlan(administrator, unique("Plan"));
    const product = await makeProduct({ model: "A" });
    const { id: list } = await storeChange(
      administrator,
      { kind: "import", title: "list.csv" },
      [{ id: product.id, seen: product, values: { model: "B" } }],
      { plan: id },
    );
    const rows = [{ table_name: "brands", record: product.brand_id, before: {}, after: null }];
    expect((await administrator.rpc("store_change_rows", { of_change: list, rows })).error?.code).toBe("PT409");
    expect((await administrator.rpc("apply_change", { of_change: list })).error?.code).toBe("PT409");
    await expect(putInPlan(writer, [list], null)).rejects.toThrow(refused("part-of-others"));
    await expect(removePlan(writer, id)).rejects.toThrow(refused("part-of-others"));
    await publish(id);
    expect((await secret.from("products").select("model").eq("id", product.id).single()).data?.model).toBe("B");
  });

  test("sales and strangers see no plan and make none", async () => {
    const { id, drafts } = await makePlan("Finland");
    for (const client of [sales, stranger]) {
      expect((await client.rpc("list_plans")).data ?? []).toEqual([]);
      expect((await client.from("changes").select("id").eq("id", id)).data ?? []).toEqual([]);
      await expect(savePlan(client, "Forged")).rejects.toMatchObject({ code: "42501" });
      await expect(putInPlan(client, drafts, null)).rejects.toMatchObject({ code: "42501" });
    }
    expect((await planParts(administrator, id)).drafts).toHaveLength(1);
  });

  test("nobody puts a change that somebody else has prepared into a plan, or one that is done", async () => {
    const { client } = await colleague();
    const prepared = unwrap(
      await client.from("changes").insert({ kind: "import", title: "Theirs" }).select("id").single(),
    );
    const id = await savePlan(administrator, unique("Plan"));
    await expect(putInPlan(administrator, [prepared.id], id)).rejects.toThrow(refused("part-gone"));
    const brand = await makeBrand();
    const [done] = await listVersions(administrator, "brands", brand.id, { limit: 1 });
    await expect(putInPlan(administrator, [done?.change.id ?? ""], id)).rejects.toThrow(refused("part-gone"));
    await expect(putInPlan(administrator, [id], id)).rejects.toThrow(refused("part-gone"));
  });

  test("a plan has a name of a sensible length", async () => {
    for (const title of ["", "   ", "x".repeat(101)]) await expect(savePlan(administrator, title)).rejects.toThrow();
  });
});
