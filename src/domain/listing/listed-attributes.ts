import type { Attribute } from "../specifications/attribute.ts";
import type { ListedAttribute } from "./catalogue.ts";
import { freeSlug } from "../addresses/slug.ts";
import { slugFromName } from "../addresses/slug-from-name.ts";

/** The attributes as the site uses them: with ids for addresses, made from their names. */
export function listedAttributes(attributes: readonly Attribute[]): ListedAttribute[] {
  const taken = new Set<string>();
  return attributes.map(({ name, unit, kind, better, decimals, category }) => {
    const id = freeSlug(
      slugFromName(name, () => "specification"),
      taken,
    );
    taken.add(id);
    return { id, name, unit, kind, better, decimals, group: category };
  });
}
