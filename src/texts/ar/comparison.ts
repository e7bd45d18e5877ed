import { isolated } from "#domain/languages/languages.ts";
import { plural } from "../language/plural.ts";
import type * as en from "../en/comparison.ts";
import type { Words } from "../language/page-language.ts";

export const COMPARE_TEXTS: Words<typeof en.COMPARE_TEXTS> = {
  compare: "مقارنة",
  title: "المقارنة",
  tray: "منتجات للمقارنة",
  count: (count, most) => `المقارنة: ${count} من ${most}`,
  show: "عرض المنتجات",
  remove: (name) => `إزالة: ${isolated(name)}`,
  clear: "مسح",
  full: "الحد الأقصى للمقارنة أربعة منتجات. أزل منتجًا لتضيف غيره.",
  added: (name, count, most) => `أُضيف إلى المقارنة: ${isolated(name)}. ${count} من ${most}`,
  removed: (name, count, most) => `أُزيل من المقارنة: ${isolated(name)}. ${count} من ${most}`,
  changed: (count, most) => `${count} من ${most}`,
};

export const COMPARISON_TEXTS: Words<typeof en.COMPARISON_TEXTS> = {
  title: "مقارنة المنتجات",
  lead: "حتى أربعة منتجات جنبًا إلى جنب: أوجه التشابه والاختلاف، وأفضل قيمة في كل بند.",
  needsJavaScript: "تتم المقارنة في المتصفح، ويلزم لذلك تفعيل JavaScript.",
  emptyTitle: "لا توجد منتجات للمقارنة بعد",
  emptyText: "اضغط زر «مقارنة» في أي منتج ليظهر هنا، بحد أقصى أربعة منتجات.",
  same: "لا تختلف هذه المنتجات في أي بيان مذكور في صفحاتها.",
  add: "إضافة منتج",
  close: "إغلاق",
  find: "الاسم أو الموديل",
  table: "المنتجات جنبًا إلى جنب",
  specification: "المواصفة",
  product: "المنتج",
  brand: "العلامة التجارية",
  category: "الفئة",
  address: "الرابط",
  requestQuote: (name) => `طلب عرض سعر: ${isolated(name)}`,
  differs: "(مختلف)",
  best: "(الأفضل)",
  marks: { differs: "مختلف", best: "أفضل قيمة في الصف" },
  notStated: "غير مذكور",
  notRanked: {
    unstated: "بدون ترتيب: ظروف التشغيل غير مذكورة",
    different: "بدون ترتيب: القيم عند ظروف تشغيل مختلفة",
  },
  onlyDifferences: "الاختلافات فقط",
  rows: (shown, all) =>
    `${shown} من إجمالي ${plural(all, {
      one: "مواصفة واحدة",
      two: "مواصفتين",
      few: "# مواصفات",
      many: "# مواصفة",
      other: "# مواصفة",
    })}`,
  csv: "CSV",
  downloadCsv: `تحميل بصيغة ${isolated("CSV")}`,
  print: "طباعة",
  unknown: "هذا المنتج غير موجود في الكتالوج.",
  offline: "لم تُفتح هذه الصفحة على هذا الجهاز من قبل. يمكن مقارنة المنتج عند توفر الاتصال بالإنترنت.",
  failed: "تعذر تحميل هذا المنتج.",
};
