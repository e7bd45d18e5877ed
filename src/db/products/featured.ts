import type { ItemType } from "#domain/products/product.ts";
import type { Client, Row } from "../client.ts";
import { ensureDone, unwrap } from "../errors.ts";
import { readAll } from "../read-all.ts";

const WITH_ITEM = "*, product:products(name, slug, category), category:categories(name, slug)";

/** A featured item with the id, name and slug of its product or category. */
export type FeaturedItem = Row<"brand_featured_products"> & {
  item_id: string;
  item_name: string;
  item_slug: string;
};

type Joined = Row<"brand_featured_products"> & {
  product: { name: string; slug: string; category: string | null } | null;
  category: { name: string; slug: string } | null;
};

function withNames({ product, category, ...row }: Joined): FeaturedItem {
  const item = product ?? category;
  return {
    ...row,
    item_id: row.product_id ?? row.category_id ?? row.id,
    item_name: item?.name ?? "",
    item_slug: item?.slug ?? "",
  };
}

/** A brand's featured items in their order. The database shows only the active ones to visitors. */
export async function listFeaturedItems(client: Client, brandId: string): Promise<FeaturedItem[]> {
  const rows = unwrap(
    await client
      .from("brand_featured_products")
      .select(WITH_ITEM)
      .eq("brand_id", brandId)
      .order("display_order")
      .order("id"),
  );
  return rows.map(withNames);
}

/** The active featured items of all brands, in their order. */
export async function listAllActiveFeaturedItems(client: Client): Promise<FeaturedItem[]> {
  const rows = await readAll((from, to) =>
    client
      .from("brand_featured_products")
      .select(WITH_ITEM)
      .eq("is_active", true)
      .order("brand_id")
      .order("display_order")
      .order("id")
      .range(from, to),
  );
  return rows.map(withNames);
}

/** Adds an active item at the end. */
export async function addFeaturedItem(
  client: Client,
  brandId: string,
  itemId: string,
  itemType: ItemType,
): Promise<void> {
  const item = {
    brand_id: brandId,
    item_type: itemType,
    product_id: itemType === "product" ? itemId : null,
    category_id: itemType === "category" ? itemId : null,
  };
  ensureDone(await client.from("brand_featured_products").insert(item));
}

/** Adds a removed item again at its old place. Throws a DatabaseError if somebody added it again meanwhile. */
export async function restoreFeaturedItem(client: Client, item: FeaturedItem): Promise<void> {
  const { brand_id, item_type, product_id, category_id, display_order, is_active } = item;
  ensureDone(
    await client
      .from("brand_featured_products")
      .insert({ brand_id, item_type, product_id, category_id, display_order, is_active }),
  );
}

/** Removes an item; false if it was removed already. */
export async function removeFeaturedItem(client: Client, id: string): Promise<boolean> {
  return unwrap(await client.from("brand_featured_products").delete().eq("id", id).select("id")).length > 0;
}

/** Switches an item on or off; false if it has been removed. */
export async function setFeaturedItemActive(client: Client, id: string, active: boolean): Promise<boolean> {
  const rows = unwrap(
    await client.from("brand_featured_products").update({ is_active: active }).eq("id", id).select("id"),
  );
  return rows.length > 0;
}

/** Stores a new order of a brand's items in one transaction. */
export async function reorderFeaturedItems(client: Client, brandId: string, ids: readonly string[]): Promise<void> {
  const { error } = await client.rpc("reorder_featured_products", { of_brand: brandId, item_ids: [...ids] });
  if (error) throw new Error(`Failed to reorder featured items: ${error.message}`);
}
