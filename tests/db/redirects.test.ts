import fc from "fast-check";
import { expect, test } from "vitest";
import { unwrap } from "#db/errors.ts";
import { listRedirects } from "#db/content/redirects.ts";
import { deleteRecords } from "#db/content/records.ts";
import { administrator, makeBrand, makeProduct, stranger, unique } from "../support/database.ts";

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
