import { isolated } from "#domain/languages/languages.ts";
import type * as en from "../en/submittals.ts";
import type { Words } from "../language/page-language.ts";
import { plural } from "../language/plural.ts";

const pages = (count: number) => plural(count, { one: "صفحة واحدة", two: "صفحتان", few: "# صفحات", other: "# صفحة" });
const notAdded = (document: string, why: string) => `لم يُضف ${isolated(document)}: ${why}`;

export const SUBMITTAL_TEXTS: Words<typeof en.SUBMITTAL_TEXTS> = {
  title: "ملف التقديم (Submittal)",
  contact: "اتصل بنا",
  lead: "ملف PDF واحد من قائمة عرض السعر: غلاف، ونموذج إرسال، وفهرس بروابط، ولكل بند جدول مقارنة ونشرة البيانات ومستندات المُصنِّع ومستنداتك. يُعد الملف على هذا الجهاز بالإنجليزية، ولا يُرسل شيء.",
  needsJavaScript:
    "يُعد متصفحك الملف، ويحتاج ذلك إلى JavaScript. وبدونه اطلب نشرات البيانات مع طلبك؛ فهي أيضًا ملفات PDF.",
  emptyTitle: "لا توجد منتجات في قائمة عرض السعر",
  emptyText: "يتكون ملف التقديم من منتجات قائمة عرض السعر، بترتيبها.",
  toProducts: "عرض كل المنتجات",
  toSchedule: "قراءة جدول معدات",
  goneTitle: "لم يعد أي من هذه المنتجات في الكتالوج",
  goneText: "يلزم لملف التقديم منتج واحد على الأقل من الكتالوج في قائمة عرض السعر.",
  toQuoteList: "فتح قائمة عرض السعر",
  loading: "جارٍ تحميل الكتالوج …",
  loadFailed: "تعذر تحميل الكتالوج",
  retry: "إعادة المحاولة",
  transmittal: "نموذج الإرسال (Transmittal)",
  required: "مطلوب",
  fields: {
    project: "المشروع",
    client: "المالك",
    consultant: "الاستشاري",
    contractor: "المقاول",
    number: "رقم الإرسال",
    revision: "رقم المراجعة (Rev.)",
    date: "التاريخ",
    purpose: "الغرض",
    remarks: "ملاحظات",
  },
  purposes: { approval: "للاعتماد", information: "للعلم", review: "للمراجعة" },
  faults: {
    missing: (field) => `حقل «${field}» مطلوب.`,
    tooLong: (field) => `حقل «${field}» أطول من اللازم.`,
    noRevision: (field) => `حقل «${field}» يجب أن يكون عددًا صحيحًا من 0 إلى 99.`,
    noDay: (field) => `حقل «${field}» يجب أن يكون يومًا بين عامي 2000 و2099.`,
  },
  faultsTitle: "يُرجى تصحيح النموذج:",
  items: "البنود",
  itemsHint: "منتجات قائمة عرض السعر. تُعدَّل الكميات والترتيب هناك.",
  quantity: "الكمية",
  notListed: "لم يعد في الكتالوج، فلا توجد له نشرة بيانات.",
  noSchedule: "لم يُطلب هذا البند في جدول معدات، لذلك ليس له جدول مقارنة.",
  datasheet: "نشرة البيانات",
  comparison: (requirements) => {
    const count = plural(requirements, {
      one: "مطلب واحد",
      two: "مطلبان",
      few: "# مطالب",
      many: "# مطلبًا",
      other: "# مطلب",
    });
    return `جدول المقارنة (${count})`;
  },
  pages,
  makerDocuments: "مستندات المُصنِّع",
  makerDocumentsFailed: "تعذر تحميل مستندات المُصنِّع. هل انقطع الاتصال؟",
  ended: (day) => `انتهت صلاحيته في ${day}`,
  documentNotLoaded: (document) =>
    `تعذر تحميل ${isolated(document)}، لذلك لم يُعد الملف. هل انقطع الاتصال؟ حاول مرة أخرى أو استبعده أعلاه.`,
  documents: "مستنداتك",
  documentsHint: "كتيبات المُصنِّع، الشهادات، تقارير الاختبار",
  addDocuments: "إضافة مستندات PDF",
  dropDocuments: "أو اسحبها إلى هنا",
  notKept: "تبقى مستنداتك الخاصة في هذه الصفحة فقط: بعد إعادة التحميل يجب إضافتها من جديد.",
  checking: "جارٍ فحص المستندات …",
  added: (count, item) => {
    const documents = plural(count, {
      one: "أُضيف مستند واحد",
      two: "أُضيف مستندان",
      few: "أُضيفت # مستندات",
      many: "أُضيف # مستندًا",
      other: "أُضيف # مستند",
    });
    return `${documents} إلى ${isolated(item)}.`;
  },
  removed: (document) => `تم حذف ${isolated(document)}.`,
  remove: "حذف",
  up: "نقل لأعلى",
  down: "نقل لأسفل",
  moved: (document, at, of) => `أصبح ${isolated(document)} المستند رقم ${at} من ${of}.`,
  problems: {
    notPdf: (document) => notAdded(document, "ليس ملف PDF."),
    damaged: (document) => notAdded(document, "ملف تالف لا يمكن قراءة صفحاته."),
    encrypted: (document) => notAdded(document, "ملف محمي. احفظه دون كلمة مرور أولًا."),
    tooLarge: (document) => notAdded(document, `كبير جدًا: الحد الأقصى لكل مستندات الملف معًا ${isolated("100 MB")}.`),
    tooMany: (document) => notAdded(document, "زائد على العدد: يقبل البند 20 مستندًا."),
    tooLong: (document) => notAdded(document, "طويل جدًا: الحد الأقصى لكل مستندات الملف معًا 2,000 صفحة."),
    endless: (document) => notAdded(document, "تعذرت قراءته في الوقت المحدد: احفظه مرة أخرى أو اطبعه كملف PDF."),
    unreadable: (document) => notAdded(document, "تعذرت قراءته من القرص. هل هو مفتوح في برنامج آخر؟"),
  },
  make: "إعداد ملف التقديم",
  makeAgain: "إعداده مرة أخرى",
  loadingDatasheets: "جارٍ تحميل نشرات البيانات:",
  storing: "جارٍ حفظ الملفات:",
  tooManyOf: (item, most) => `يحتوي ${isolated(item)} على أكثر من ${most} مستندًا. استبعد بعضها.`,
  packageTooLarge: `تزيد كل المستندات معًا على ${isolated("100 MB")} أو ${isolated("2,000")} صفحة. استبعد بعضها.`,
  nothingChanged: "لم يتغير شيء منذ المراجعة السابقة.",
  putting: "جارٍ تجميع المستندات:",
  progress: (done, of) => `${done} من ${of}`,
  made: (file, count, size) => `تجد ${isolated(file)} في التنزيلات: ${pages(count)}، ${isolated(size)}.`,
  missingTitle: "تعذر تحميل نشرات البيانات الآتية، لذلك لم يُعد الملف:",
  missingText: "هل انقطع الاتصال؟ حاول مرة أخرى، أو استبعد نشرات هذه البنود أعلاه.",
  failed: "تعذر إعداد الملف. أعد تحميل الصفحة وحاول مرة أخرى.",
  fontsFailed: "تعذر تحميل خط المستندات. هل انقطع الاتصال؟",
  changed: "تغيّر أحد المستندات أو نُقل بعد إضافته، لذلك لم يُعد الملف. احذفه وأضفه من جديد.",
  notChecked: "تعذر فحص المستندات. هل انقطع الاتصال؟ حاول مرة أخرى.",
  notTaken: (document) => `تعذر إدراج ${isolated(document)}، لذلك لم يُعد الملف. احذفه وحاول مرة أخرى.`,
};
