import { links } from "#texts/language/links.ts";
import type { ProductData } from "#domain/listing/product-data.ts";
import type { RowChoice } from "#domain/schedules/kept-schedule.ts";
import { isProposedFirst, type Proposal } from "#domain/schedules/match.ts";
import type { ChosenRow } from "#domain/schedules/sheet.ts";
import type { MatchedRow } from "./use-schedule.ts";

/** The proposal that is chosen for a row: by the visitor, otherwise the first one if nothing of it deviates. */
export function chosenProposal(
  { proposals }: Pick<MatchedRow, "proposals">,
  choice: RowChoice | undefined,
  slugAt: ProductData["slugAt"],
): Proposal | null {
  if (choice?.product === null) return null;
  const own = proposals.find(({ position }) => slugAt(position) === choice?.product);
  const [first] = proposals;
  return own ?? (first && isProposedFirst(first) ? first : null);
}

export const quantityFor = ({ row }: Pick<MatchedRow, "row">, choice: RowChoice | undefined): number =>
  choice?.quantity ?? row.quantity ?? 1;

/** The product of a proposal, as sheets and lists name it. */
export function proposedProduct({ names, brands, brand, slugAt }: ProductData, { position }: Proposal) {
  const slug = slugAt(position);
  return {
    slug,
    name: names[position] ?? slug,
    brand: brands[brand[position] ?? -1]?.name ?? "",
    href: links.product(slug),
  };
}

/** The rows for which a product is chosen. */
export function chosenRows(
  matched: readonly MatchedRow[],
  choices: Readonly<Record<string, RowChoice>>,
  productData: ProductData,
): (ChosenRow & { key: string; slug: string })[] {
  return matched.flatMap((one) => {
    const choice = choices[one.key];
    const proposal = chosenProposal(one, choice, productData.slugAt);
    if (!proposal) return [];
    const { slug, name, brand, href } = proposedProduct(productData, proposal);
    const product = { name, brand, address: new URL(href, location.origin).href };
    return [{ key: one.key, slug, row: one.row, quantity: quantityFor(one, choice), product, proposal }];
  });
}
