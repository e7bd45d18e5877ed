/** A brand of the products menu with the products of its flyout, an entry of /data/navigation.json. */
export type NavigationBrand = {
  slug: string;
  name: string;
  logo: string | null;
  count: number;
  products: { slug: string; name: string }[];
};
