import type { Deletion } from "#db/trash.ts";
import { counted } from "#domain/text.ts";
import { TRASH_DAYS } from "#domain/trash.ts";

const DAY_MS = 86_400_000;

/** 'Carrier', or 'Carrier, Daikin and 3 more'. */
export function deletionName({ names, records }: Pick<Deletion, "names" | "records">): string {
  const more = records - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
}

const KINDS = { brand: "Brand", category: "Category", product: "Product", page: "Page", setting: "Setting" } as const;
const MANY = {
  brand: "brands",
  category: "categories",
  product: "products",
  page: "pages",
  setting: "settings",
} as const;

/** 'Brand, with 14 products'; '3 categories, with 2 subcategories'. */
export function deletionContent({
  kind,
  records,
  products,
  categories,
}: Pick<Deletion, "kind" | "records" | "products" | "categories">): string {
  const what = records === 1 ? KINDS[kind] : `${records} ${MANY[kind]}`;
  const below = kind === "category" ? categories - records : 0;
  const along = [
    ...(kind !== "product" && products > 0 ? [counted(products, "product")] : []),
    ...(below > 0 ? [counted(below, "subcategory", "subcategories")] : []),
  ];
  return along.length > 0 ? `${what}, with ${along.join(" and ")}` : what;
}

/** '12 days left', 'less than a day left'. */
export function daysLeft(deletedAt: string, now: number): string {
  const days = (Date.parse(deletedAt) + TRASH_DAYS * DAY_MS - now) / DAY_MS;
  return days < 1 ? "less than a day left" : `${counted(Math.round(days), "day")} left`;
}
