import { isolated, wordsLanguage } from "#domain/languages/languages.ts";
import type * as en from "../en/documents.ts";
import type { Words } from "../language/page-language.ts";
import { plural } from "../language/plural.ts";
import { AVAILABILITY_LABELS, SERIES_TEXTS } from "./products.ts";
import { COMPANY_FIGURE_TEXTS } from "./sections.ts";
import { SPECIFICATION_GROUPS, SPECIFICATION_TEXTS } from "./units.ts";

const CONSULTATION = "أرسل رسمًا أو جدول معدات أو حتى مساحة المبنى فقط، ويصلك رد بأرقام يمكنك أن تحسب بها.";
/** Makes a line of Latin words alone run from right to left, too. */
const RIGHT_TO_LEFT = "\u200f";

const counted = (count: number, forms: Parameters<typeof plural>[1]): string => plural(count, forms, "ar");
/** The word below a figure, which it counts. */
const products = (count: number): string =>
  counted(count, { one: "منتج", two: "منتجان", few: "منتجات", many: "منتجًا", other: "منتج" });

export const SHEET_WORDS: Words<typeof en.SHEET_WORDS> = {
  contact: "للتواصل",
  revision: "الإصدار",
  sheet: "الصفحة",
  sales: "المبيعات",
  service: "المستندات والخدمة",
  whatsapp: "واتساب",
  hours: "ساعات العمل",
  line: (parts) => `${RIGHT_TO_LEFT}${parts.map(isolated).join("  ·  ")}`,
  // What is not translated keeps the order of its language.
  pair: (name, text) =>
    wordsLanguage(name, "ar").dir === "ltr"
      ? `${name}: ${text}`
      : `${RIGHT_TO_LEFT}${isolated(name)}: ${isolated(text)}`,
};

export const DATASHEET_WORDS: Words<typeof en.DATASHEET_WORDS> = {
  kind: "نشرة بيانات منتج",
  familyKind: "نشرة بيانات مجموعة منتجات",
  availability: AVAILABILITY_LABELS,
  description: "الوصف",
  features: "أهم المميزات",
  specification: "المواصفات",
  columns: [SPECIFICATION_TEXTS.specification, SPECIFICATION_TEXTS.value, SPECIFICATION_TEXTS.unit],
  groups: SPECIFICATION_GROUPS,
  sizes: SERIES_TEXTS.inThisSeries,
  size: SERIES_TEXTS.size,
  heldAt: (names, conditions) => `${isolated(names)} عند ${isolated(conditions)}`,
  ask: {
    title: "اختيار المعدات وعروض الأسعار والمستندات",
    text: "القيم المذكورة محسوبة عند ظروف التشغيل الموضحة. أرسل إلينا ظروف مشروعك، مع درجة حرارة الجو في الموقع، ويصلك اختيار المعدات وعرض السعر ومستندات الشركة المصنعة.",
  },
};

export const CATALOGUE_WORDS: Words<typeof en.CATALOGUE_WORDS> = {
  kinds: {
    "air-handling-general": "الكتالوج العام",
    "air-handling-technical": "المواصفات الفنية",
    "rooftop-units": "الكتالوج",
  },
  products,
  manufacturers: (count) =>
    counted(count, {
      one: "شركة مصنعة",
      two: "شركتان مصنعتان",
      few: "شركات مصنعة",
      many: "شركة مصنعة",
      other: "شركة مصنعة",
    }),
  values: (count) =>
    counted(count, { one: "قيمة فنية", two: "قيمتان فنيتان", few: "قيم فنية", many: "قيمة فنية", other: "قيمة فنية" }),
  range: "المجموعة",
  shows: (shown, total) =>
    `يعرض هذا الكتالوج ${isolated(String(shown))} من ${counted(total, { one: "منتج واحد", two: "منتجين", few: "# منتجات", many: "# منتجًا", other: "# منتج" })}، وجميعها على الموقع.`,
  product: "المنتج",
  others: "المنتجات",
  also: "وكذلك",
  ask: {
    title: "اختيار المعدات وعروض الأسعار والمستندات",
    text: "القيم المذكورة محسوبة عند ظروف التشغيل الموضحة. أرسل إلينا ظروف مشروعك، ويصلك اختيار المعدات وعرض السعر ومستندات الشركة المصنعة.",
  },
};

export const BROCHURE_WORDS: Words<typeof en.BROCHURE_WORDS> = {
  kind: "كتيب القطاع",
  subtitle: "أنظمة المباني حسب القطاع",
  asked: "ما يحتاجه القطاع",
  brought: "ما نقدمه",
  services: "الخدمات",
  cases: "من مشروعاتنا",
  ask: { title: "مشروعك", text: CONSULTATION },
};

export const PROFILE_WORDS: Words<typeof en.PROFILE_WORDS> = {
  kind: "ملف تعريف الشركة",
  picture: "من أعمالنا",
  figures: COMPANY_FIGURE_TEXTS,
  glance: "الشركة في سطور",
  values: "قيمنا",
  steps: "كيف نعمل",
  services: "الخدمات",
  sectors: "القطاعات",
  projects: "مشروعات مختارة",
  columns: ["السنة", "المشروع", "الأعمال", "القيمة"],
  founded: "سنة التأسيس",
  response: "زمن استجابة الصيانة",
  ask: { title: "تحدّث مع مهندس", text: CONSULTATION },
};

export const REFERENCE_WORDS: Words<typeof en.REFERENCE_WORDS> = {
  kind: "نشرة بيانات مشروع",
  client: "العميل",
  location: "الموقع",
  sector: "القطاع",
  completed: "سنة الانتهاء",
  value: "قيمة العقد",
  duration: "المدة",
  project: "المشروع",
  scope: "نطاق الأعمال",
  pairs: "التحديات والحلول",
  challenge: "التحدي",
  solution: "الحل",
  results: "النتائج",
  technology: "التقنيات",
  certification: "المواصفات القياسية والشهادات",
  plant: "المعدات في الموقع",
  ask: {
    title: "لديك مشروع مشابه؟",
    text: "نعرض عليك الحسابات وراء هذه الأرقام، والمعدات نفسها في الموقع إذا وافق المالك.",
  },
};

export const REFERENCES_WORDS: Words<typeof en.REFERENCES_WORDS> = {
  kind: "سابقة الأعمال",
  title: "سابقة الأعمال",
  lead: "فنادق ومستشفيات وغرف نظيفة ومكاتب ومصانع ومساكن: ما نفذناه ولمن وبأي حجم. ولكل مشروع نشرة بيانات خاصة به.",
  projects: (count) =>
    counted(count, {
      one: "مشروع في القائمة",
      two: "مشروعان في القائمة",
      few: "مشروعات في القائمة",
      many: "مشروعًا في القائمة",
      other: "مشروع في القائمة",
    }),
  sectors: (count) => counted(count, { one: "قطاع", two: "قطاعان", few: "قطاعات", many: "قطاعًا", other: "قطاع" }),
  years: "سنوات الانتهاء",
  bySector: "المشروعات حسب القطاع",
  columns: ["السنة", "المشروع", "الأعمال", "العميل والموقع", "القيمة والمدة"],
  ask: { title: "المزيد عن أحد المشروعات", text: "نشرات البيانات والحسابات والزيارات عند الطلب." },
};

export const QUOTE_LIST_WORDS: Words<typeof en.QUOTE_LIST_WORDS> = {
  kind: "قائمة عرض السعر",
  title: (company) => `قائمة عرض السعر: ${isolated(company)}`,
  products,
  pieces: (count) => counted(count, { one: "قطعة", two: "قطعتان", few: "قطع", many: "قطعة", other: "قطعة" }),
  heading: "المنتجات",
  columns: ["م", "المنتج", "أهم المواصفات", "الكمية", "ملاحظة"],
  gone: "لم يعد في الكتالوج",
  ask: {
    title: "من القائمة إلى عرض السعر",
    text: (count) =>
      `${counted(count, { one: "منتج واحد", two: "منتجان", few: "# منتجات", many: "# منتجًا", other: "# منتج" })}، وليست هذه القائمة أمر شراء ولا تتضمن أسعارًا. أرسلها من الموقع، أو أرسل إلينا هذه الصفحة بالبريد الإلكتروني مع ظروف الموقع والموعد الذي تحتاج فيه إلى الرد.`,
  },
};
