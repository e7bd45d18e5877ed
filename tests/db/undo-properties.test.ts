import * as fc from "fast-check";
import { expect, test } from "vitest";
import { saveDraft } from "#db/changes/drafts.ts";
import { planParts, publishPlan, putInPlan, savePlan, versionsOf } from "#db/changes/plans.ts";
import { storeChange } from "#db/changes/store-change.ts";
import { undoChange } from "#db/changes/undo.ts";
import { deleteRecords } from "#db/content/records.ts";
import { ensureDone, unwrap } from "#db/errors.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeFeaturedItem,
  makeProduct,
  secret,
  unique,
} from "../support/database.ts";
import { draftOf } from "../support/drafts.ts";

/** A brand with two products and a featured one, in a category below another. */
async function makeHouse() {
  const brand = await makeBrand({ country: "Italy" });
  const top = await makeCategory();
  const below = await makeCategory({ parent_id: top.id });
  const specifications = [{ name: "COP", value: "3.2" }];
  const first = await makeProduct({ brand_id: brand.id, category_id: top.id, specifications, features: ["Quiet"] });
  const second = await makeProduct({ brand_id: brand.id, category_id: below.id, model: "M" });
  await makeFeaturedItem({ brand_id: brand.id, product_id: first.id });
  return { brand, top, below, first, second };
}
type House = Awaited<ReturnType<typeof makeHouse>>;

/** All rows of the house. When it was saved last is no content. */
async function contentOf({ brand, top, below }: House): Promise<unknown> {
  const [brands, categories, products, featured] = await Promise.all([
    secret.from("brands").select("*").eq("id", brand.id),
    secret.from("categories").select("*").in("id", [top.id, below.id]).order("id"),
    secret.from("products").select("*").eq("brand_id", brand.id).order("id"),
    secret.from("brand_featured_products").select("*").eq("brand_id", brand.id).order("id"),
  ]);
  const rows = [brands, categories, products, featured].map((answer) => unwrap<object[] | null>(answer));
  return JSON.parse(JSON.stringify(rows, (key, value: unknown) => (key === "updated_at" ? undefined : value)));
}

const word = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(..."abcäß ٣ '\"\\{}") })
  .map((text) => `x${text}x`);
const maybe = fc.option(word);

/** The ways to change content, each with values of its own. */
const ways = fc.oneof(
  fc.record({ way: fc.constant("form" as const), name: word, country: maybe, description: maybe }),
  fc.record({ way: fc.constant("rename" as const), name: word }),
  fc.record({
    way: fc.constant("table" as const),
    model: maybe,
    features: fc.array(word, { maxLength: 3 }),
    specifications: fc.array(fc.record({ name: word, value: word }), { maxLength: 3 }),
    moves: fc.boolean(),
    featured: fc.boolean(),
  }),
  fc.record({
    way: fc.constant("import" as const),
    names: fc.array(word, { minLength: 1, maxLength: 3 }),
    model: word,
  }),
  fc.record({ way: fc.constant("plan" as const), country: word, name: word, model: word }),
  fc.record({ way: fc.constant("deletion" as const), of: fc.constantFrom("brand", "top", "below", "first", "both") }),
);
type Way = typeof ways extends fc.Arbitrary<infer T> ? T : never;

async function change({ brand, top, below, first, second }: House, way: Way): Promise<string> {
  const table = { kind: "table", title: "Test" } as const;
  switch (way.way) {
    case "form": {
      const { name, country, description } = way;
      ensureDone(await administrator.from("brands").update({ name, country, description }).eq("id", brand.id));
      return brand.id;
    }
    case "rename":
      ensureDone(await administrator.from("categories").update({ name: way.name }).eq("id", top.id));
      return top.id;
    case "table": {
      const { model, features, specifications, moves, featured } = way;
      const values = { model, features, specifications, featured, ...(moves && { category_id: below.id }) };
      const products = [first, second].map((row) => ({ id: row.id, seen: row, values }));
      return (await storeChange(administrator, table, products)).id;
    }
    case "import": {
      const owner = { id: crypto.randomUUID(), name: unique("with"), slug: unique("with") };
      const products = way.names.map((name) => ({
        id: crypto.randomUUID(),
        seen: null,
        values: { name, slug: unique("new"), description: "New.", brand_id: owner.id, category_id: top.id },
      }));
      const changed = { id: second.id, seen: second, values: { model: way.model } };
      const done = { ...table, kind: "import" as const, newBrands: [owner] };
      return (await storeChange(administrator, done, [...products, changed])).id;
    }
    case "plan": {
      const { country, name, model } = way;
      const plan = await savePlan(administrator, "Test");
      const category = await saveDraft(administrator, {
        ...{ kind: "category", record: top.id, name, replaces: null, typed: { seen: top, values: { name } } },
        change: { before: { name: top.name }, after: { name } },
      });
      await putInPlan(administrator, [await saveDraft(administrator, draftOf(brand, country)), category], plan);
      await storeChange(administrator, table, [{ id: first.id, seen: first, values: { model } }], { plan });
      return (await publishPlan(administrator, plan, { seen: versionsOf(await planParts(administrator, plan)) })).id;
    }
    case "deletion": {
      const of = { brand, top, below, first, both: first }[way.of] ?? brand;
      const kind = way.of === "brand" ? "brand" : way.of === "top" || way.of === "below" ? "category" : "product";
      await deleteRecords(administrator, kind, way.of === "both" ? [first.id, second.id] : [of.id]);
      return of.id;
    }
  }
}

test("undoing what was just done brings back exactly what was there, whatever it was", async () => {
  await fc.assert(
    fc.asyncProperty(ways, async (way) => {
      const house = await makeHouse();
      const before = await contentOf(house);
      const made = await change(house, way);
      const ofRecord = secret.from("change_rows").select("change_id").or(`record.eq.${made},change_id.eq.${made}`);
      const [row] = unwrap(await ofRecord.not("revision", "is", null).order("revision", { ascending: false }).limit(1));
      await undoChange(administrator, row?.change_id ?? "");
      expect(await contentOf(house)).toEqual(before);
    }),
    { numRuns: 40, endOnFailure: true },
  );
}, 120_000);
