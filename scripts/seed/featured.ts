type Item = { product: string; inactive?: true } | { category: string; inactive?: true };

/**
 * The featured items of each brand, in order; products and categories by slug. Carrier has twice as many active items as its
 * card shows. York has none, so that its card shows the number of products instead.
 */
export const FEATURED: Readonly<Record<string, readonly Item[]>> = {
  carrier: [
    { product: "carrier-19xr-water-cooled-centrifugal-chiller-1407-kw" },
    { product: "carrier-30xa200-air-cooled-screw-chiller-682-kw" },
    { category: "rooftop-units" },
    { product: "carrier-30rb160-air-cooled-scroll-chiller-538-kw" },
    { product: "carrier-centurion-50pg12-rooftop-unit-37-kw" },
    { category: "air-cooled-screw-chillers" },
  ],
  daikin: [
    { product: "daikin-wsc-water-cooled-centrifugal-chiller-1519-kw" },
    { category: "air-cooled-scroll-chillers" },
    { product: "daikin-wdc-water-cooled-centrifugal-chiller-1973-kw" },
    { product: "daikin-peh-water-cooled-centrifugal-chiller-703-kw", inactive: true },
    { product: "daikin-agz040d-air-cooled-scroll-chiller-133-kw" },
  ],
  trane: [
    { product: "trane-cvhe-water-cooled-centrifugal-chiller-1329-kw" },
    { product: "trane-rthc-water-cooled-screw-chiller-1009-kw" },
    { product: "trane-cgam40-air-cooled-scroll-chiller-134-kw" },
    { category: "water-cooled-screw-chillers" },
  ],
  hiref: [{ category: "close-control-units" }, { product: "hiref-free-cooling-it-chiller-300-kw-class" }],
  dkc: [{ category: "cable-trays" }, { product: "dkc-main-distribution-panel-1600-a" }, { category: "cable-trunking" }],
};
