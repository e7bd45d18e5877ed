import { isolated } from "#domain/languages/languages.ts";
import type * as en from "../en/references.ts";
import type { Words } from "../language/page-language.ts";
import { plural } from "../language/plural.ts";

const PROJECTS = { one: "مشروع واحد", two: "مشروعين", few: "# مشروعات", many: "# مشروعًا", other: "# مشروع" } as const;

/** What the script of the list of reference projects says. */
export const REFERENCE_LIST_TEXTS: Words<typeof en.REFERENCE_LIST_TEXTS> = {
  shown: (shown, all) => `${isolated(String(shown))} من ${plural(all, PROJECTS)}`,
};

/** Texts of the reference projects: their list, their cards and their pages. */
export const REFERENCE_TEXTS: Words<typeof en.REFERENCE_TEXTS> = {
  heading: "مشروعات مثبتة بالقياس",
  lead: "مشروعات مختارة، بالأرقام الموقّع عليها عند التسليم.",
  projects: "المشروعات",
  search: "البحث في المشروعات",
  view: "طريقة العرض",
  gridView: "عرض شبكي",
  listView: "عرض كقائمة",
  category: "القطاع",
  allSectors: "الكل",
  none: "لا توجد مشروعات مطابقة",
  clear: "مسح عوامل التصفية",
  clients: "ماذا يقول عملاؤنا",
  similar: "تخطط لمشروع مشابه؟",
  similarText: "نعرض عليك أقرب مشروع إليه، وما كنا سننفذه اليوم بشكل مختلف.",
  requestQuote: "طلب عرض سعر",
  downloadList: "تحميل سابقة الأعمال",
  viewDetails: "عرض التفاصيل",
  viewDetailsOf: (project) => `عرض التفاصيل: ${isolated(project)}`,
  datasheet: "نشرة البيانات",
  datasheetOf: (project) => `نشرة البيانات: ${isolated(project)}`,
  downloadDatasheet: "تحميل نشرة البيانات",
  client: "العميل",
  location: "الموقع",
  sector: "القطاع",
  value: "القيمة",
  duration: "المدة",
  completed: "سنة الانتهاء",
  scope: "نطاق الأعمال",
  challenges: "التحديات",
  solutions: "الحلول",
  results: "النتائج",
  technologies: "التقنيات",
  certifications: "الشهادات",
  pictures: "الصور",
  more: "مشروعات أخرى",
  previous: "المشروع السابق",
  next: "المشروع التالي",
  ofSector: "كل مشروعات هذا القطاع",
  forSector: "ما نقدمه لهذا القطاع",
  discuss: "ناقش معنا مشروعًا مشابهًا",
  discussText: "اطلب المهندس الذي أدار هذا المشروع.",
};
