import { isolated } from "#domain/languages/languages.ts";
import type * as en from "../en/sections.ts";
import type { Words } from "../language/page-language.ts";

/** Texts of the parts that several pages share: cards, testimonials, pictures. */
export const SECTION_TEXTS: Words<typeof en.SECTION_TEXTS> = {
  testimonials: "آراء العملاء",
  rating: (rating) => `التقييم ${isolated(String(rating))} من ${isolated("5")}`,
  comma: "، ",
  allProducts: "كل المنتجات",
  allOfCategory: (category) => `كل منتجات ${isolated(category)}`,
  allReferences: "سابقة الأعمال كاملة",
  allNews: "كل الأخبار",
  contact: "اتصل بنا",
  toQuoteList: "إلى قائمة عرض السعر",
  elsewhere: "أماكن أخرى",
};

/** What the figures of the company mean, by their names in its settings. */
export const COMPANY_FIGURE_TEXTS: Words<typeof en.COMPANY_FIGURE_TEXTS> = {
  experience: "سنوات الخبرة",
  projects: "مشروعات منفذة",
  satisfaction: "رضا العملاء",
  engineers: "مهندسون",
  support: "الدعم الفني",
  response: "زمن الرد",
};
