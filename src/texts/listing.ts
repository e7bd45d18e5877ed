import * as ar from "./ar/listing.ts";
import * as en from "./en/listing.ts";
import { inLanguages } from "./language/page-language.ts";

export const LISTING_PAGE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.LISTING_PAGE_TEXTS, ar: ar.LISTING_PAGE_TEXTS });
export const LISTING_TEXTS = /* @__PURE__ */ inLanguages({ en: en.LISTING_TEXTS, ar: ar.LISTING_TEXTS });
export const SORT_TEXTS = /* @__PURE__ */ inLanguages({ en: en.SORT_TEXTS, ar: ar.SORT_TEXTS });
export const TABLE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.TABLE_TEXTS, ar: ar.TABLE_TEXTS });
export const CHIP_TEXTS = /* @__PURE__ */ inLanguages({ en: en.CHIP_TEXTS, ar: ar.CHIP_TEXTS });
export const POINT_TEXTS = /* @__PURE__ */ inLanguages({ en: en.POINT_TEXTS, ar: ar.POINT_TEXTS });
export const FILTER_TEXTS = /* @__PURE__ */ inLanguages({ en: en.FILTER_TEXTS, ar: ar.FILTER_TEXTS });
