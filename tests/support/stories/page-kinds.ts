/** One page of each kind that the site map lists, by its address in the first language. */
export const LISTED_KINDS: readonly string[] = [
  "/",
  "/corporate",
  "/mission-vision",
  "/products",
  "/products/page/2",
  "/products/category/chillers",
  "/products/air-handling-unit",
  "/brands/carrier",
  "/solutions",
  "/solutions/healthcare",
  "/references",
  "/references/luxor-corniche-hotel",
  "/services",
  "/news",
  "/news/apprentices-second-year",
  "/certificates",
  "/team",
  "/compare",
  "/contact",
  "/favourites",
  "/quote-list",
  "/schedule",
  "/submittal",
  "/privacy",
  "/sitemap",
  "/offline-catalogue",
];

/** Pages that it does not list, so that search engines are told of no other languages. */
export const UNLISTED_KINDS: readonly string[] = ["/offline", "/review", "/no-such-page"];
