import { siteData } from "../content/site-data.ts";
import { pictureView } from "../pictures/pictures.ts";

/** A flyout shows this many products by name; the rest are behind its link to the product list. */
const FLYOUT_PRODUCTS = 24;

/** A brand of the products menu with the products of its flyout, an entry of /data/navigation.json. */
export type NavigationBrand = {
  slug: string;
  name: string;
  logo: string | null;
  count: number;
  products: { slug: string; name: string }[];
};

/** How many brands the menu has where nobody has chosen them. */
const UNCHOSEN = 3;

/** The brands of the products menu: those of the setting `navigation_brands` that exist, in its order; the first ones if it is empty. */
export function navigationBrands(): NavigationBrand[] {
  const { brands, products, site } = siteData();
  const chosen = site.navigation_brands;
  const slugs = chosen.length > 0 ? chosen : brands.slice(0, UNCHOSEN).map(({ slug }) => slug);
  return slugs.flatMap((slug) => {
    const brand = brands.find((candidate) => candidate.slug === slug);
    if (!brand) return [];
    // A series stands for its sizes.
    const own = products.filter(({ brand_id, series_id }) => brand_id === brand.id && series_id === null);
    return {
      slug,
      name: brand.name,
      logo: pictureView(brand.logo, "")?.src ?? null,
      count: own.length,
      products: own.slice(0, FLYOUT_PRODUCTS).map((product) => ({ slug: product.slug, name: product.name })),
    };
  });
}
