import fc from "fast-check";
import { expect, test } from "vitest";
import { undoChange } from "#db/changes/undo.ts";
import { unwrap } from "#db/errors.ts";
import { listRedirects } from "#db/content/redirects.ts";
import { deleteRecords } from "#db/content/records.ts";
import { administrator, makeBrand, makeProduct, secret, stranger, unique } from "../support/database/database.ts";

const PRODUCTS = 3;
const SLUGS = 5;

/** A product takes one of a few slugs, or is deleted, in any order: names are swapped, reused and taken back. */
const changes = fc.array(
  fc.record({
    product: fc.nat(PRODUCTS - 1),
    slug: fc.nat(SLUGS - 1),
    kind: fc.constantFrom("rename", "rename", "rename", "delete"),
  }),
  { minLength: 5, maxLength: 15 },
);

test("an old address leads to the record that had it last, never away from a live page and never in a loop", async () => {
  const brand = await makeBrand();
  await fc.assert(
    fc.asyncProperty(changes, async (steps) => {
      const slugs = Array.from({ length: SLUGS }, () => unique("pump"));
      const products = [];
      for (let index = 0; index < PRODUCTS; index += 1) products.push(await makeProduct({ brand_id: brand.id }));
      const current = new Map(products.map(({ id, slug }) => [id, slug]));
      const lastOwner = new Map(products.map(({ id, slug }) => [slug, id]));

      for (const step of steps) {
        const { id } = products[step.product] ?? { id: "" };
        const slug = slugs[step.slug] ?? "";
        if (!current.has(id)) continue;
        if (step.kind === "delete") {
          await deleteRecords(administrator, "product", [id]);
          current.delete(id);
        } else if (![...current.values()].includes(slug)) {
          unwrap(await administrator.from("products").update({ slug }).eq("id", id).select());
          current.set(id, slug);
          lastOwner.set(slug, id);
        }
      }

      const known = new Set([...lastOwner.keys()]);
      const redirects = (await listRedirects(stranger)).filter(({ from }) => known.has(from));
      const live = new Set(current.values());
      const expected = [...lastOwner]
        .filter(([slug, id]) => current.has(id) && !live.has(slug))
        .map(([from, id]) => ({ kind: "product", from, to: current.get(id) }));
      const byAddress = (a: { from: string }, b: { from: string }) => a.from.localeCompare(b.from);
      expect(redirects.toSorted(byAddress)).toEqual(expected.toSorted(byAddress));
    }),
    { numRuns: 6 },
  );
});

/** The change that wrote a record last. */
async function newestChange(record: string): Promise<string> {
  const rows = administrator.from("change_rows").select("change_id").eq("record", record).not("revision", "is", null);
  return unwrap(await rows.order("revision", { ascending: false }).limit(1).single()).change_id;
}
async function rename(id: string, slug: string): Promise<string> {
  unwrap(await administrator.from("brands").update({ slug }).eq("id", id).select());
  return newestChange(id);
}
const redirectsFrom = async (slugs: string[]) =>
  unwrap(await secret.from("redirects").select("*").in("old_slug", slugs).order("old_slug"));

test("undoing a rename gives back the old address that it had taken over; undoing that takes it over again", async () => {
  const [first, second] = [await makeBrand(), await makeBrand()];
  const [b, c] = [second.slug, unique("later")];
  await rename(second.id, unique("elsewhere"));
  const [taken] = await redirectsFrom([b]);
  const older = await rename(first.id, b);
  const newer = await rename(first.id, c);
  const slugNow = async () => unwrap(await secret.from("brands").select("slug").eq("id", first.id).single()).slug;

  await undoChange(administrator, newer);
  expect(await slugNow()).toBe(b);
  const undo = await undoChange(administrator, older);
  expect(await slugNow()).toBe(first.slug);
  expect(await redirectsFrom([b])).toEqual([taken]);
  await undoChange(administrator, undo.id);
  expect(await slugNow()).toBe(b);
  expect(await redirectsFrom([b])).toEqual([]);
  expect(await redirectsFrom([first.slug])).toMatchObject([{ record_id: first.id }]);
});

test("undoing a creation gives back the old address that the record had taken over, unless its owner is gone", async () => {
  for (const isGone of [false, true]) {
    const owner = await makeBrand();
    await rename(owner.id, unique("elsewhere"));
    const [taken] = await redirectsFrom([owner.slug]);
    const { id } = await makeBrand({ slug: owner.slug });
    if (isGone) await deleteRecords(administrator, "brand", [owner.id]);
    await undoChange(administrator, await newestChange(id));
    expect(await redirectsFrom([owner.slug])).toEqual(isGone ? [] : [taken]);
  }
});

test("an old address stays with the record that gave it up last, if undo leaves that one as it is", async () => {
  const [first, second] = [await makeBrand(), await makeBrand()];
  await rename(second.id, unique("elsewhere"));
  const change = await rename(first.id, second.slug);
  await rename(first.id, unique("later"));
  await undoChange(administrator, change, { leaveEdited: true });
  expect(await redirectsFrom([second.slug])).toMatchObject([{ record_id: first.id }]);
});

test("undoing renames one after the other brings back each address and each redirect, and so does undoing the undos", async () => {
  const renames = fc.array(fc.record({ brand: fc.nat(2), slug: fc.nat(3) }), { minLength: 3, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(renames, async (steps) => {
      const brands = [await makeBrand(), await makeBrand(), await makeBrand()];
      const ids = brands.map(({ id }) => id);
      const slugs = Array.from({ length: 4 }, () => unique("name"));
      const now = async () => ({
        brands: unwrap(await secret.from("brands").select("id, slug").in("id", ids).order("id")),
        redirects: await redirectsFrom([...slugs, ...brands.map(({ slug }) => slug)]),
      });
      const done: {
        change: string;
        before: Awaited<ReturnType<typeof now>>;
        after: Awaited<ReturnType<typeof now>>;
      }[] = [];
      for (const step of steps) {
        const before = await now();
        const slug = slugs[step.slug] ?? "";
        if (before.brands.some((brand) => brand.slug === slug)) continue;
        const change = await rename(ids[step.brand] ?? "", slug);
        done.push({ change, before, after: await now() });
      }
      // An address that only the undone rename had given keeps working, too.
      const expectAs = async (wanted: Awaited<ReturnType<typeof now>>) => {
        const found = await now();
        expect(found.brands).toEqual(wanted.brands);
        expect(found.redirects).toEqual(expect.arrayContaining(wanted.redirects));
      };
      const undos: [string, Awaited<ReturnType<typeof now>>][] = [];
      for (const { change, before, after } of done.toReversed()) {
        undos.unshift([(await undoChange(administrator, change)).id, after]);
        await expectAs(before);
      }
      for (const [undo, after] of undos) {
        await undoChange(administrator, undo);
        await expectAs(after);
      }
    }),
    { numRuns: 10, endOnFailure: true },
  );
});
