import * as ar from "./ar/products.ts";
import * as en from "./en/products.ts";
import { inLanguages } from "./language.ts";

export const LIST_BUTTON_LABELS = /* @__PURE__ */ inLanguages({ en: en.LIST_BUTTON_LABELS, ar: ar.LIST_BUTTON_LABELS });
export const LIST_BUTTON_TITLES = /* @__PURE__ */ inLanguages({ en: en.LIST_BUTTON_TITLES, ar: ar.LIST_BUTTON_TITLES });
export const AVAILABILITY_TEXTS = /* @__PURE__ */ inLanguages({ en: en.AVAILABILITY_TEXTS, ar: ar.AVAILABILITY_TEXTS });
export const PICTURE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.PICTURE_TEXTS, ar: ar.PICTURE_TEXTS });
