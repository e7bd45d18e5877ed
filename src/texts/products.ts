import * as ar from "./ar/products.ts";
import * as en from "./en/products.ts";
import { inLanguages } from "./language/page-language.ts";

export const PHRASES = /* @__PURE__ */ inLanguages({ en: en.PHRASES, ar: ar.PHRASES });
export const LIST_BUTTON_LABELS = /* @__PURE__ */ inLanguages({ en: en.LIST_BUTTON_LABELS, ar: ar.LIST_BUTTON_LABELS });
export const LIST_BUTTON_TITLES = /* @__PURE__ */ inLanguages({ en: en.LIST_BUTTON_TITLES, ar: ar.LIST_BUTTON_TITLES });
export const LIST_CHANGES = /* @__PURE__ */ inLanguages({ en: en.LIST_CHANGES, ar: ar.LIST_CHANGES });
export const CARD_TEXTS = /* @__PURE__ */ inLanguages({ en: en.CARD_TEXTS, ar: ar.CARD_TEXTS });
export const SERIES_TEXTS = /* @__PURE__ */ inLanguages({ en: en.SERIES_TEXTS, ar: ar.SERIES_TEXTS });
export const AVAILABILITY_LABELS = /* @__PURE__ */ inLanguages({
  en: en.AVAILABILITY_LABELS,
  ar: ar.AVAILABILITY_LABELS,
});
export const AVAILABILITY_TEXTS = /* @__PURE__ */ inLanguages({ en: en.AVAILABILITY_TEXTS, ar: ar.AVAILABILITY_TEXTS });
export const PICTURE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.PICTURE_TEXTS, ar: ar.PICTURE_TEXTS });
export const SHARE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.SHARE_TEXTS, ar: ar.SHARE_TEXTS });
export const PRODUCT_TEXTS = /* @__PURE__ */ inLanguages({ en: en.PRODUCT_TEXTS, ar: ar.PRODUCT_TEXTS });
export const FAVOURITES_TEXTS = /* @__PURE__ */ inLanguages({ en: en.FAVOURITES_TEXTS, ar: ar.FAVOURITES_TEXTS });
export const GRID_TEXTS = /* @__PURE__ */ inLanguages({ en: en.GRID_TEXTS, ar: ar.GRID_TEXTS });
export const LOADING_TEXTS = /* @__PURE__ */ inLanguages({ en: en.LOADING_TEXTS, ar: ar.LOADING_TEXTS });
