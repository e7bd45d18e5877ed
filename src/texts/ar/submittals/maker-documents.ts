import { isolated } from "#domain/languages/languages.ts";
import type * as en from "../../en/submittals/maker-documents.ts";
import type { Words } from "../../language/page-language.ts";
import { plural } from "../../language/plural.ts";

export const MAKER_DOCUMENT_TEXTS: Words<typeof en.MAKER_DOCUMENT_TEXTS> = {
  title: "المستندات",
  kinds: {
    datasheet: "نشرة بيانات",
    catalogue: "كتالوج",
    manual: "دليل التركيب والتشغيل",
    drawing: "رسم هندسي",
    bim: "نموذج BIM",
    certificate: "شهادة",
    "test-report": "تقرير اختبار",
    epd: "إقرار بيئي للمنتج (EPD)",
  },
  languages: {
    en: "بالإنجليزية",
    ar: "بالعربية",
    mul: "بعدة لغات",
    fr: "بالفرنسية",
    de: "بالألمانية",
    it: "بالإيطالية",
    es: "بالإسبانية",
    tr: "بالتركية",
    zh: "بالصينية",
  },
  pages: (count) => plural(count, { one: "صفحة واحدة", two: "صفحتان", few: "# صفحات", other: "# صفحة" }),
  revision: (revision) => `المراجعة ${isolated(revision)}`,
  until: (day) => `سارٍ حتى ${day}`,
  keyPages: (pages) => `انظر الصفحات ${isolated(pages)}`,
};
