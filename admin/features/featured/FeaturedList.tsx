import { Trash2 } from "lucide-react";
import { removeFeaturedItem, reorderFeaturedItems, setFeaturedItemActive, type FeaturedItem } from "#db/featured.ts";
import { moved } from "#domain/ordering.ts";
import { IconButton } from "#ui/Button.tsx";
import { SortableList } from "#ui/SortableList.tsx";
import { Switch } from "#ui/Switch.tsx";
import { client } from "../../environment.ts";
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
  const remove = (item: FeaturedItem) =>
    void change(
      async () => {
        if (!(await removeFeaturedItem(client, item.id)))
          console.warn("The featured item was removed already", item.id);
        return undefined;
      },
      "Error removing featured product. Please try again.",
      (all) => all.filter((other) => other.id !== item.id),
    );

  return (
    <SortableList
      label="Featured items"
      items={items}
      idOf={(item) => item.id}
      nameOf={(item) => item.item_name}
      onMove={reorder}
    >
      {(item) => (
        <div className={`featured-item ${item.is_active ? "" : "is-inactive"}`}>
          <div className="row-main">
            <p className="row-name">
              {item.item_name}
              {!item.is_active && <span className="badge">Inactive</span>}
            </p>
            <p className="row-detail">{item.item_type === "category" ? "Category" : "Product"}</p>
          </div>
          <Switch
            hideLabel
            label={`${item.item_name} active`}
            checked={item.is_active}
            onChange={(event) => setActive(item, event.target.checked)}
          />
          <IconButton label={`Remove ${item.item_name}`} className="icon-danger" onClick={() => remove(item)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </SortableList>
  );
}
