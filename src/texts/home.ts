import * as ar from "./ar/home.ts";
import * as en from "./en/home.ts";
import { inLanguages } from "./language/page-language.ts";

export const HOME_TEXTS = /* @__PURE__ */ inLanguages({ en: en.HOME_TEXTS, ar: ar.HOME_TEXTS });
