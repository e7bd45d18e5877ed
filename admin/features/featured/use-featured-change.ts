import type { Brand } from "#db/products/brands.ts";
import type { FeaturedItem } from "#db/products/featured.ts";
import { routes } from "#domain/addresses/routes.ts";
import { toast } from "../../ui/toast.ts";
import { usePublishing } from "../../publish/publish-context.ts";
import { queryKeys, queryClient } from "../../query-client.ts";

export type FeaturingBrand = Pick<
  Brand,
  "id" | "name" | "slug" | "featured" | "show_featured_products" | "featured_products_limit"
>;

/**
 * Carries out one change of the list: shows it at once, undoes it with a message when it failed, and publishes.
 * The change may itself return a message when there was nothing to change.
 */
export function useFeaturedChange(brand: FeaturingBrand) {
  const { publish } = usePublishing();
  const key = queryKeys.featuredItems(brand.id);
  return async (
    change: () => Promise<string | undefined>,
    failure: string,
    expected?: (items: FeaturedItem[]) => FeaturedItem[],
  ): Promise<boolean> => {
    // A read that is still running would show the old list until the next one.
    await queryClient.cancelQueries({ queryKey: key });
    const before = queryClient.getQueryData<FeaturedItem[]>(key);
    if (before && expected) queryClient.setQueryData(key, expected(before));
    try {
      const refusal = await change();
      if (refusal) {
        toast.error(refusal);
        return false;
      }
      publish({ label: brand.name, href: routes.brand(brand.slug) }, `Featured products of ${brand.name}`);
      return true;
    } catch (error) {
      console.error(failure, error);
      if (before) queryClient.setQueryData(key, before);
      toast.error(failure);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: key });
    }
  };
}
