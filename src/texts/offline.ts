import * as ar from "./ar/offline.ts";
import * as en from "./en/offline.ts";
import { inLanguages } from "./language/page-language.ts";

export const OFFLINE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.OFFLINE_TEXTS, ar: ar.OFFLINE_TEXTS });
export const OFFLINE_COPY_TEXTS = /* @__PURE__ */ inLanguages({ en: en.OFFLINE_COPY_TEXTS, ar: ar.OFFLINE_COPY_TEXTS });
export const WAITING_TEXTS = /* @__PURE__ */ inLanguages({ en: en.WAITING_TEXTS, ar: ar.WAITING_TEXTS });
