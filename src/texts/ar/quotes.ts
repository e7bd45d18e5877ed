import { isolated } from "#domain/languages/languages.ts";
import type * as en from "../en/quotes.ts";
import type { Words } from "../language/page-language.ts";
import { plural } from "../language/plural.ts";

export const REQUEST_TEXTS: Words<typeof en.REQUEST_TEXTS> = {
  name: "طلب عرض سعر",
  list: "قائمة عرض السعر الخاصة بك",
  change: "تعديل القائمة",
  withList: "طلب عرض سعر لهذه المنتجات",
  files: "الرسومات وجداول المعدات",
};

const products = (count: number) =>
  plural(count, {
    one: "منتج واحد",
    two: "منتجان",
    few: "# منتجات",
    many: "# منتجًا",
    other: "# منتج",
  });
const pieces = (count: number) => plural(count, { one: "قطعة واحدة", two: "قطعتان", few: "# قطع", other: "# قطعة" });
const SHARED_ADDED = "تمت إضافة القائمة المشتركة إلى قائمتك.";
const NOT_OFFERED = "غير متاح للمشروعات الجديدة: سنقدم عرض سعر لمنتج حالي بدلًا منه.";

export const QUOTE_TEXTS: Words<typeof en.QUOTE_TEXTS> = {
  title: "قائمة عرض السعر",
  lead: "المنتجات التي تريد أسعارها، في طلب واحد. تبقى القائمة على هذا الجهاز حتى ترسلها.",
  needsJavaScript:
    "يحفظ متصفحك القائمة، ويحتاج ذلك إلى JavaScript. وبدونه اطلب عرض سعر كل منتج من صفحته، أو اكتب إلينا.",
  heading: "منتجات القائمة",
  contact: "اتصل بنا",
  emptyTitle: "قائمة عرض السعر فارغة",
  emptyText: "زر «قائمة عرض السعر» على أي منتج يضيفه هنا، مع الكمية المطلوبة وملاحظتك.",
  browse: "عرض كل المنتجات",
  quantity: "الكمية",
  quantityFault: "أدخل عددًا صحيحًا من 1 إلى 9,999",
  note: "ملاحظة",
  noteHint: "ظروف التشغيل، الجهد، رقم المعدة …",
  remove: "حذف",
  undo: "تراجع",
  full: "قائمة عرض السعر ممتلئة: أقصى عدد هو 50 منتجًا.",
  removed: (name) => `تم حذف ${isolated(name)} من القائمة.`,
  cleared: "القائمة فارغة الآن.",
  gone: "لم يعد هذا المنتج في الكتالوج، ويمكنك مع ذلك طلب سعره.",
  unknown: "هذا المنتج غير موجود في الكتالوج.",
  availability: {
    discontinued: `توقف إنتاجه. ${NOT_OFFERED}`,
    survey: `للمعاينات فقط. ${NOT_OFFERED}`,
  },
  renamed: (before, now) => `أصبح اسم «${isolated(before)}» الآن «${isolated(now)}».`,
  counts: (lines, quantity) => `${products(lines)}، ${pieces(quantity)}`,
  share: "مشاركة القائمة",
  whatsapp: "واتساب",
  onWhatsapp: "لمشاركة القائمة",
  copied: "تم نسخ الرابط",
  address: "رابط هذه القائمة",
  csv: "تصدير CSV",
  columns: ["المنتج", "العلامة التجارية", "الكمية", "ملاحظة", "الصفحة"],
  pdf: "تنزيل PDF",
  drawing: "جارٍ إعداد ملف PDF …",
  pdfFailed: "تعذر إعداد ملف PDF.",
  print: "الطباعة بدلًا من ذلك",
  clear: "مسح القائمة",
  clearTitle: "هل تريد مسح قائمة عرض السعر؟",
  clearText: "ستُحذف المنتجات والكميات والملاحظات من هذا الجهاز.",
  keep: "الاحتفاظ بالقائمة",
  sharedTitle: "شارك معك أحدهم قائمة عرض سعر",
  sharedText: "تبقى قائمتك كما هي حتى تختار.",
  add: "إضافتها إلى قائمتي",
  replace: "استبدال قائمتي بها",
  ignore: "ليس الآن",
  added: (left) => {
    if (left === 0) return SHARED_ADDED;
    const rest = plural(left, {
      one: "لم يتسع المكان لمنتج واحد.",
      two: "لم يتسع المكان لمنتجين.",
      few: "لم يتسع المكان لـ # منتجات.",
      many: "لم يتسع المكان لـ # منتجًا.",
      other: "لم يتسع المكان لـ # منتج.",
    });
    return `${SHARED_ADDED} ${rest}`;
  },
  replaced: "تم استبدال قائمتك بالقائمة المشتركة.",
  sentTitle: "تم إرسال الطلب:",
  sentNext: "الخطوات التالية",
  next: [
    "يراجع مهندس قائمتك، ويسألك إذا احتاج إلى توضيح.",
    "يصلك عرض السعر بالبريد الإلكتروني.",
    "عند الاتصال أو المراسلة بشأنه، يُرجى ذكر هذا الرقم.",
  ],
  putBack: "استعادة القائمة",
  lastSent: "آخر طلب لك:",
  catalogueFailed: "تعذر تحميل الكتالوج، وقد تكون بعض الأسماء قديمة.",
};

export const LIST_TABLE_TEXTS: Words<typeof en.LIST_TABLE_TEXTS> = {
  title: "ملف Excel بأعمدتك",
  lead: "لنموذج الاستشاري أو إدارة المشتريات: اختر ما يعرضه كل عمود ومكانه وعنوانه، واحفظ الأعمدة باسم للقائمة التالية.",
  sheet: "قائمة عرض السعر",
  fields: {
    number: "مسلسل",
    product: "المنتج",
    model: "الموديل",
    brand: "العلامة التجارية",
    category: "الفئة",
    quantity: "الكمية",
    note: "ملاحظة",
    address: "الصفحة",
    empty: "عمود فارغ للتعبئة",
  },
  headOf: (label) => `عنوان عمود ${isolated(label)}`,
  earlier: (label) => `تقديم عمود ${isolated(label)}`,
  later: (label) => `تأخير عمود ${isolated(label)}`,
  remove: (label) => `حذف عمود ${isolated(label)}`,
  add: "إضافة عمود",
  choose: "اختر …",
  ofLine: "من القائمة",
  ofProducts: "المواصفات",
  saved: "الأعمدة المحفوظة",
  nameOfSet: "اسم هذه الأعمدة",
  keep: "حفظ الأعمدة",
  kept: (name) => `تم الحفظ باسم ${isolated(name)}.`,
  notKept: "لا توجد مساحة في هذا المتصفح لحفظها.",
  forget: "حذف المحفوظ",
  forgotten: (name) => `تم حذف ${isolated(name)}.`,
  download: "تنزيل Excel",
  loading: (count) => `جارٍ قراءة ${products(count)} …`,
  productsFailed: (count) => `تعذرت قراءة بيانات ${products(count)}: سيظهر الاسم وحده في الملف.`,
  retry: "إعادة المحاولة",
  failed: "تعذر إعداد ملف Excel. هل انقطع الاتصال؟ حاول مرة أخرى.",
};
