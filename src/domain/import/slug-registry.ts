import { hyphenate } from "../text/plain-slug.ts";
import { freeSlug } from "../addresses/slug.ts";

/** The slugs of the catalogue and of the rows planned so far, each with the product that has it. */
export function slugRegistry(
  products: readonly { id: string; slug: string }[],
  slugFromName: (name: string) => string,
) {
  const users = new Map(products.map(({ slug, id }) => [slug, id]));
  const taken = new Set(users.keys());
  const counters = new Map<string, number>();
  return {
    /** A slug that no product has, made from a name. */
    free: (name: string): string => {
      const base = slugFromName(name);
      const count = counters.get(base) ?? 2;
      const slug = freeSlug(base, taken, count);
      // Thousands of rows may share a name: remembers the last number instead of trying from 2 again.
      counters.set(base, slug === base ? 2 : count + 1);
      return slug;
    },
    isUsedByOther: (slug: string, id: string): boolean => (users.get(slug) ?? id) !== id,
    take: (slug: string, id: string): void => {
      users.set(slug, id);
      taken.add(slug);
    },
  };
}

/** The function that makes slugs of names. Loads the large transliteration table only if one of the texts needs it. */
export async function slugMaker(texts: readonly string[]): Promise<(name: string) => string> {
  const plain = texts.every((text) => /^[\x20-\x7e]*$/.test(text));
  if (!plain) return (await import("../addresses/slug-from-name.ts")).slugFromName;
  let unnamed = 0;
  return (name) => hyphenate(name) || `item-${(unnamed += 1)}`;
}
