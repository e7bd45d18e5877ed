import { plural } from "../language/plural.ts";

/** A number of products: 'منتجان'. */
export const products = (count: number): string =>
  plural(count, {
    zero: "لا توجد منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: "# منتجات",
    many: "# منتجًا",
    other: "# منتج",
  });

/** A number of products after a preposition: 'من منتجين'. */
export const ofProducts = (count: number): string =>
  plural(count, { one: "منتج واحد", two: "منتجين", few: "# منتجات", many: "# منتجًا", other: "# منتج" });
