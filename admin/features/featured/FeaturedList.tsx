import { isDuplicate } from "#db/errors.ts";
import {
  removeFeaturedItem,
  reorderFeaturedItems,
  restoreFeaturedItem,
  setFeaturedItemActive,
  type FeaturedItem,
} from "#db/products/featured.ts";
import { withinLimit } from "#domain/brands/featured-items.ts";
import { moved } from "#domain/listing/ordering.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { SortableList } from "../../ui/sortable/SortableList.tsx";
import { Switch } from "../../ui/controls.tsx";
import { toast } from "../../ui/toast.ts";
import { client } from "../../environment.ts";
import { focusBeside, RemoveButton } from "../../ui/form-entries.tsx";
import { RowDetail, RowMain, RowName } from "../../ui/lists/Row.tsx";
import { useFeaturedChange, type FeaturingBrand } from "./use-featured-change.ts";

const MISSING = "Featured item not found. Please refresh and try again.";

export function FeaturedList({ brand, items }: { brand: FeaturingBrand; items: readonly FeaturedItem[] }) {
  const change = useFeaturedChange(brand);

  const reorder = (from: number, to: number) => {
    const next = moved(items, from, to);
    void change(
      async () => {
        await reorderFeaturedItems(
          client,
          brand.id,
          next.map((item) => item.id),
        );
        return undefined;
      },
      "Error reordering featured products. Please try again.",
      () => next,
    );
  };
  const setActive = (item: FeaturedItem, active: boolean) =>
    void change(
      async () => ((await setFeaturedItemActive(client, item.id, active)) ? undefined : MISSING),
      "Error updating featured product status. Please try again.",
      (all) => all.map((other) => (other.id === item.id ? { ...other, is_active: active } : other)),
    );
  // Shown only once it is stored, because it gets a new id.
  const bringBack = (item: FeaturedItem) =>
    void change(async () => {
      await restoreFeaturedItem(client, item).catch((error: unknown) => {
        // Somebody else added it again in the meantime.
        if (!isDuplicate(error)) throw error;
      });
      return undefined;
    }, "Error adding featured product. Please try again.");
  const remove = async (item: FeaturedItem) => {
    const removed = await change(
      async () => {
        if (!(await removeFeaturedItem(client, item.id)))
          console.warn("The featured item was removed already", item.id);
        return undefined;
      },
      "Error removing featured product. Please try again.",
      (all) => all.filter((other) => other.id !== item.id),
    );
    if (removed) toast.success(`${item.item_name} removed`, { label: "Undo", onClick: () => bringBack(item) });
  };
  const { featured, show_featured_products: listed, featured_products_limit: limit } = brand;
  const seen = new Set(featured && listed !== false ? withinLimit(items, limit) : []);

  return (
    <>
      <p className="text-xs text-ink-soft">
        {!featured
          ? "Visitors see none of them: Featured Brand is off, so that the home page has no card of this brand."
          : listed === false
            ? "Visitors see none of them: Show Featured Products is off."
            : `Visitors see ${seen.size} of ${items.length}: the first ${limit === 1 ? "active one" : `${limit} active ones`}, in this order.`}
      </p>
      <SortableList
        label="Featured items"
        items={items}
        idOf={(item) => item.id}
        nameOf={(item) => item.item_name}
        onMove={reorder}
      >
        {(item) => (
          <div className={`flex items-center gap-3 ${item.is_active ? "" : "text-ink-soft"}`}>
            <RowMain>
              <RowName name={item.item_name}>
                {seen.has(item) && <span className={badge({ tone: "good" })}>Shown</span>}
                {item.is_active && seen.size > 0 && !seen.has(item) && (
                  <span className={badge()}>Beyond the limit</span>
                )}
                {!item.is_active && <span className={badge()}>Inactive</span>}
              </RowName>
              <RowDetail>{item.item_type === "category" ? "Category" : "Product"}</RowDetail>
            </RowMain>
            <Switch
              hideLabel
              label={`${item.item_name} active`}
              checked={item.is_active}
              onChange={(event) => setActive(item, event.target.checked)}
            />
            <RemoveButton
              name={item.item_name}
              onRemove={(button) => {
                focusBeside(button);
                void remove(item);
              }}
            />
          </div>
        )}
      </SortableList>
    </>
  );
}
