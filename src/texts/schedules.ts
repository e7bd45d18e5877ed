import * as ar from "./ar/schedules.ts";
import * as en from "./en/schedules.ts";
import { inLanguages } from "./language/page-language.ts";

export const SCHEDULE_TEXTS = /* @__PURE__ */ inLanguages({ en: en.SCHEDULE_TEXTS, ar: ar.SCHEDULE_TEXTS });
