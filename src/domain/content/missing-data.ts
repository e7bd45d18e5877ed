/** A description with fewer characters counts as short. */
export const SHORT_TEXT = 80;

/** What a product may lack, as the dashboard counts it and the list filters by it (public.missing_product_ids). */
export const MISSING = {
  picture: "No picture",
  capacity: "No capacity",
  text: `Text under ${SHORT_TEXT} characters`,
  shared_name: "Specification name used once",
  own_model: "Model used twice by a brand",
} as const;
export type Missing = keyof typeof MISSING;
export const MISSING_KEYS = Object.keys(MISSING) as [Missing, ...Missing[]];
