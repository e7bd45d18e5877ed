import * as ar from "./ar/brands.ts";
import * as en from "./en/brands.ts";
import { inLanguages } from "./language/page-language.ts";

export const BRAND_TEXTS = /* @__PURE__ */ inLanguages({ en: en.BRAND_TEXTS, ar: ar.BRAND_TEXTS });
export const BRAND_CARD_TEXTS = /* @__PURE__ */ inLanguages({ en: en.BRAND_CARD_TEXTS, ar: ar.BRAND_CARD_TEXTS });
