import { excerpt } from "#domain/text/text.ts";
import { FEATURES_MAX, productSchema, SPECIFICATIONS_MAX, type ItemType } from "#domain/products/product.ts";
import type { Specification } from "#domain/specifications/specification-schema.ts";

/** One change that is made to many products. */
export type BulkChange =
  | { kind: "category"; categoryId: string }
  | { kind: "brand"; brandId: string }
  /** Without ids: no series. `brandId` is that of the series. */
  | { kind: "series"; seriesId: string; brandId: string }
  | { kind: "featured"; featured: boolean }
  | { kind: "set specification"; name: string; value: string }
  | { kind: "remove specification"; name: string }
  | { kind: "add feature"; text: string }
  | { kind: "remove feature"; text: string };

export type BulkProduct = {
  brand_id: string;
  category_id: string | null;
  series_id: string | null;
  item_type: ItemType;
  featured: boolean;
  specifications: Specification[];
  features: string[];
};

/** Returns the name of a brand or a category. */
export type NameOf = (id: string) => string;

/** The outcome of a change for one product: its new values, or why it stays as it is. */
export type BulkOutcome =
  | { values: Partial<Omit<BulkProduct, "category_id"> & { category_id: string }>; before: string; after: string }
  | { unchanged: true }
  | { problem: string };

const key = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();
/** The word of the preview for an empty value. */
export const NONE = "none";
const yes = (on: boolean): string => (on ? "Yes" : "No");

/** Applies a change to a product. */
export function bulkOutcome(product: BulkProduct, change: BulkChange, nameOf: NameOf): BulkOutcome {
  const { specifications, features } = product;
  switch (change.kind) {
    case "category":
      if (product.category_id === change.categoryId) return { unchanged: true };
      return {
        values: { category_id: change.categoryId },
        before: product.category_id === null ? NONE : nameOf(product.category_id),
        after: nameOf(change.categoryId),
      };
    case "brand":
      if (product.brand_id === change.brandId) return { unchanged: true };
      return {
        values: { brand_id: change.brandId },
        before: nameOf(product.brand_id),
        after: nameOf(change.brandId),
      };
    case "series":
      if ((product.series_id ?? "") === change.seriesId) return { unchanged: true };
      if (product.item_type === "category") return { problem: "is a series itself" };
      if (change.seriesId !== "" && product.brand_id !== change.brandId) return { problem: "is of another brand" };
      return {
        values: { series_id: change.seriesId || null },
        before: product.series_id === null ? NONE : nameOf(product.series_id),
        after: change.seriesId === "" ? NONE : nameOf(change.seriesId),
      };
    case "featured":
      if (product.featured === change.featured) return { unchanged: true };
      return { values: { featured: change.featured }, before: yes(product.featured), after: yes(change.featured) };
    case "set specification": {
      const [name, value] = [change.name.trim(), change.value.trim()];
      const same = specifications.filter((one) => key(one.name) === key(name));
      const [present] = same;
      if (same.length > 1) return { problem: `has “${name}” ${same.length} times: change it in its form` };
      if (present?.value === value) return { unchanged: true };
      if (!present && specifications.length >= SPECIFICATIONS_MAX)
        return { problem: `has ${SPECIFICATIONS_MAX} specifications already` };
      const changed = present
        ? specifications.map((one) => (one === present ? { name: one.name, value } : one))
        : [...specifications, { name, value }];
      return { values: { specifications: changed }, before: present?.value ?? NONE, after: value };
    }
    case "remove specification": {
      const gone = specifications.filter((one) => key(one.name) === key(change.name));
      if (gone.length === 0) return { unchanged: true };
      const kept = specifications.filter((one) => !gone.includes(one));
      return { values: { specifications: kept }, before: gone.map(({ value }) => value).join("; "), after: NONE };
    }
    case "add feature": {
      const text = change.text.trim();
      if (features.some((one) => key(one) === key(text))) return { unchanged: true };
      if (features.length >= FEATURES_MAX) return { problem: `has ${FEATURES_MAX} features already` };
      return { values: { features: [...features, text] }, before: NONE, after: text };
    }
    case "remove feature": {
      const kept = features.filter((one) => key(one) !== key(change.text));
      if (kept.length === features.length) return { unchanged: true };
      return { values: { features: kept }, before: change.text.trim(), after: NONE };
    }
  }
}

/** Why a change cannot be made to any product; null for one that can. The same limits as in the product form. */
export function bulkChangeProblem(change: BulkChange): string | null {
  const fields = productSchema.shape;
  const checked =
    change.kind === "category"
      ? fields.category_id.safeParse(change.categoryId)
      : change.kind === "brand"
        ? fields.brand_id.safeParse(change.brandId)
        : change.kind === "set specification"
          ? fields.specifications.element.safeParse(change)
          : change.kind === "remove specification"
            ? fields.specifications.element.shape.name.safeParse(change.name)
            : change.kind === "featured" || change.kind === "series"
              ? null
              : fields.features.element.safeParse(change.text);
  return checked?.error?.issues[0]?.message ?? null;
}

/** The title of a change in the list of changes: 'Brand: Carrier'. */
export function bulkChangeTitle(change: BulkChange, nameOf: NameOf): string {
  switch (change.kind) {
    case "category":
      return `Category: ${nameOf(change.categoryId)}`;
    case "brand":
      return `Brand: ${nameOf(change.brandId)}`;
    case "series":
      return change.seriesId === "" ? "In no series" : `Series: ${nameOf(change.seriesId)}`;
    case "featured":
      return change.featured ? "Featured" : "No longer featured";
    case "set specification":
      return excerpt(`${change.name.trim()}: ${change.value.trim()}`, 200);
    case "remove specification":
      return `Without ${excerpt(change.name.trim(), 200)}`;
    case "add feature":
      return `With feature: ${excerpt(change.text.trim(), 200)}`;
    case "remove feature":
      return `Without feature: ${excerpt(change.text.trim(), 200)}`;
  }
}
