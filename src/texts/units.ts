import * as ar from "./ar/units.ts";
import * as en from "./en/units.ts";
import { inLanguages } from "./language/page-language.ts";

export const UNIT_TEXTS = /* @__PURE__ */ inLanguages({ en: en.UNIT_TEXTS, ar: ar.UNIT_TEXTS });
export const SPECIFICATION_GROUPS = /* @__PURE__ */ inLanguages({
  en: en.SPECIFICATION_GROUPS,
  ar: ar.SPECIFICATION_GROUPS,
});
export const SPECIFICATION_TEXTS = /* @__PURE__ */ inLanguages({
  en: en.SPECIFICATION_TEXTS,
  ar: ar.SPECIFICATION_TEXTS,
});
