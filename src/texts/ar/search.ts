import { isolated } from "#domain/languages/languages.ts";
import type * as en from "../en/search.ts";
import type { Words } from "../language/page-language.ts";
import { plural } from "../language/plural.ts";

const kinds = {
  Product: "المنتجات",
  Category: "الفئات",
  Brand: "العلامات التجارية",
  Solution: "الحلول",
  Reference: "سابقة الأعمال",
  Service: "الخدمات",
  News: "الأخبار",
  Page: "الصفحات",
} as const;

export const SEARCH_TEXTS: Words<typeof en.SEARCH_TEXTS> = {
  open: "بحث",
  title: "البحث في الموقع",
  placeholder: "منتج أو رقم موديل أو علامة تجارية …",
  inPage: "البحث في الكتالوج",
  example: "مبرد 1000 kW، 19XR",
  close: "إغلاق",
  start:
    "اكتب اسمًا، أو رقم موديل مثل \u206819XR\u2069، أو سعة مثل \u20681,000 kW\u2069، أو موضوعًا مثل استرجاع الحرارة.",
  loading: "جارٍ البحث …",
  found: (count) =>
    plural(count, {
      zero: "لا توجد نتائج",
      one: "نتيجة واحدة",
      two: "نتيجتان",
      few: "# نتائج",
      other: "# نتيجة",
    }),
  none: (typed) => `لا توجد نتائج عن «${isolated(typed)}»`,
  corrected: "نتائج البحث عن",
  partly: "لا شيء يحقق كل ما بحثت عنه. هذه المنتجات هي الأقرب، لكن ليس في أي منها",
  values: (values) => values.map(isolated).join("، "),
  noneHint: "جرّب كلمات أقل، أو كتابة أخرى، أو بداية رقم الموديل فقط.",
  clear: "مسح التصفية",
  offline: "لا يوجد اتصال بالإنترنت. البحث يحتاج إلى اتصال، أما الصفحات التي زرتها فما زالت تُفتح.",
  error: "تعذر تحميل البحث.",
  noPages: "المنتجات والفئات والعلامات التجارية فقط: تعذر البحث في الصفحات الأخرى",
  retry: "إعادة المحاولة",
  more: "عرض المزيد",
  showAll: (kind, count) => `عرض كل ${kinds[kind]} (${count})`,
  recent: "عمليات البحث الأخيرة",
  forget: (search) => `حذف من عمليات البحث الأخيرة: ${isolated(search)}`,
  quoteListFull: "قائمة عرض السعر ممتلئة: أقصى عدد هو 50 منتجًا.",
  forgetAll: "مسح عمليات البحث الأخيرة",
  all: "الكل",
  filters: "التصفية",
  kind: "النوع",
  brand: "العلامة التجارية",
  category: "الفئة",
  allBrands: "كل العلامات التجارية",
  allCategories: "كل الفئات",
  browse: "البحث في قائمة المنتجات",
  kinds,
  kindOf: {
    Product: "منتج",
    Category: "فئة",
    Brand: "علامة تجارية",
    Solution: "حل",
    Reference: "سابقة أعمال",
    Service: "خدمة",
    News: "خبر",
    Page: "صفحة",
  },
  name: "البحث",
  incomplete: "لم تصل بيانات البحث كاملة.",
  keys: { move: "تنقل", open: "فتح", close: "إغلاق" },
};
