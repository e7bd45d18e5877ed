import type { ComparedSpecification } from "../comparison/compared-product.ts";

/** What a product page gives for comparing. */
type Basis = {
  name: string;
  brand: string | null;
  category: string | null;
  specifications: readonly Pick<ComparedSpecification, "name" | "value">[];
};

/**
 * A schedule of one row that asks for the equal of a product by other makers: what it states becomes what is asked for. Consultants
 * call the product the basis of design. The words are those of the catalogue, in its first language.
 */
export function scheduleForEquals({ name, brand, category, specifications }: Basis): string[][] {
  const stated = specifications.filter(({ value }) => value.trim() !== "");
  return [
    ["Description", "Service", "Make", ...stated.map((one) => one.name)],
    [
      category ?? "",
      `${BASIS}: ${name}`,
      brand === null ? "" : `${OTHER_THAN} ${brand}`,
      ...stated.map(({ value }) => value),
    ],
  ];
}

const BASIS = "Basis of design";
const OTHER_THAN = "other than";

/** Whether a make is asked for by what it is not: 'other than Carrier', 'not Carrier'. */
export const excludesMake = (make: string): boolean => /^\s*(?:not|other than|except|any but)\b/i.test(make);
