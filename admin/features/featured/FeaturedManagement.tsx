import { useQuery } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { listFeaturedItems } from "#db/products/featured.ts";
import { counted } from "#domain/text/text.ts";
import { badge } from "#styles/variants/product-lists.ts";
import { client } from "../../environment.ts";
import { queryKeys } from "../../query-client.ts";
import { Card } from "../../ui/Card.tsx";
import { EmptyPanel, QueryState } from "../../ui/panels.tsx";
import { FeaturedList } from "./FeaturedList.tsx";
import { FeaturedPicker } from "./FeaturedPicker.tsx";
import type { FeaturingBrand } from "./use-featured-change.ts";

/** The items that a brand features. Each change is saved at once, independently of the form above. */
export function FeaturedManagement({ brand }: { brand: FeaturingBrand }) {
  const items = useQuery({
    queryKey: queryKeys.featuredItems(brand.id),
    queryFn: () =>
      listFeaturedItems(client, brand.id).catch((error: unknown) => {
        console.error("Error loading featured products", error);
        throw error;
      }),
    staleTime: 0,
  });
  return (
    <Card
      title="Featured Products Management"
      note={items.data && <span className={badge()}>{counted(items.data.length, "item")}</span>}
    >
      <p className="text-xs text-ink-soft">Changes here are saved at once.</p>
      <QueryState query={items} loading="Loading featured products..." failed="Error loading featured products" />
      {items.data && (
        <>
          <FeaturedPicker brand={brand} items={items.data} />
          {items.data.length === 0 ? (
            <EmptyPanel
              icon={Star}
              title="No featured products yet"
              text="Choose a product or a category above and add it."
            />
          ) : (
            <FeaturedList brand={brand} items={items.data} />
          )}
        </>
      )}
    </Card>
  );
}
