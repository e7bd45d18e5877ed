import type { ItemType } from "#domain/product.ts";
import type { Client, Row } from "./client.ts";
import { ensureDone, unwrap } from "./errors.ts";
import { readAll } from "./read-all.ts";

const WITH_ITEM = "*, product:products(name, slug, category), category:categories(name, slug)";

/** A featured item with the names a screen needs, whatever its type. */
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

/** A brand's featured items by their order. Visitors get the active ones only: the database hides the others. */
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

/** The active featured items of all brands, by brand and order. */
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

/** Adds an item at the end, active. */
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

/** Brings a removed item back to its place and state; a DatabaseError where it was added again meanwhile. */
export async function restoreFeaturedItem(client: Client, item: FeaturedItem): Promise<void> {
  const { brand_id, item_type, product_id, category_id, display_order, is_active } = item;
  ensureDone(
    await client
      .from("brand_featured_products")
      .insert({ brand_id, item_type, product_id, category_id, display_order, is_active }),
  );
}

/** Removes an item; false where it was gone already. */
export async function removeFeaturedItem(client: Client, id: string): Promise<boolean> {
  return unwrap(await client.from("brand_featured_products").delete().eq("id", id).select("id")).length > 0;
}

/** Switches an item on or off; false where it is gone. */
export async function setFeaturedItemActive(client: Client, id: string, active: boolean): Promise<boolean> {
  const rows = unwrap(
    await client.from("brand_featured_products").update({ is_active: active }).eq("id", id).select("id"),
  );
  return rows.length > 0;
}

/** Numbers a brand's items 0, 1, 2 … in one transaction. */
export async function reorderFeaturedItems(client: Client, brandId: string, ids: readonly string[]): Promise<void> {
  const { error } = await client.rpc("reorder_featured_products", { of_brand: brandId, item_ids: [...ids] });
  if (error) throw new Error(`Failed to reorder featured items: ${error.message}`);
}
