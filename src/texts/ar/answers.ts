import { isolated } from "#domain/languages/languages.ts";
import type * as en from "../en/answers.ts";
import { plural } from "../language/plural.ts";
import type { Words } from "../language/page-language.ts";

export const ANSWER_TEXTS: Words<typeof en.ANSWER_TEXTS> = {
  page: {
    sent: "شكرًا لك",
    notSent: "لم يتم الإرسال بعد",
    back: "ارجع إلى الصفحة السابقة بزر الرجوع في المتصفح؛ ما كتبته ما زال موجودًا.",
    goOn: "متابعة",
    home: "الصفحة الرئيسية",
    contact: "اتصل بنا",
    again: "خطوة أخيرة",
    confirm: "لا يشغّل متصفحك JavaScript، لذلك نطلب منك تأكيد أن المرسل شخص حقيقي. انتظر ثلاث ثوانٍ ثم اضغط «إرسال».",
    files: (names) => `اختر ملفاتك مرة أخرى: ${isolated(names)}`,
    send: "إرسال",
  },
  received: {
    message: {
      subject: (reference) => `استلمنا رسالتك رقم ${isolated(reference)}`,
      text: (company, reference) =>
        `شكرًا لك. وصلت رسالتك إلى ${isolated(company)}، ورقمها ${isolated(reference)}. يُرجى ذكر هذا الرقم عند الاتصال أو المراسلة بشأنها.`,
    },
    request: {
      subject: (reference) => `استلمنا طلبك رقم ${isolated(reference)}`,
      text: (company, reference) =>
        `شكرًا لك. وصل طلبك إلى ${isolated(company)}، ورقمه ${isolated(reference)}. يُرجى ذكر هذا الرقم عند الاتصال أو المراسلة بشأنه.`,
    },
    answer: "سنرد عليك على هذا البريد.",
    answerOrCall: (phone) => `سنرد عليك على هذا البريد، ويمكنك أيضًا الاتصال بنا على ${isolated(phone)}`,
    entered: "أُرسلت هذه الرسالة لأن أحدًا أدخل هذا البريد في موقعنا:",
    notYou: "إن لم تكن أنت فلا يلزمك أي إجراء، ولن تصلك رسائل أخرى.",
  },
  newsletter: {
    subject: (company) => `يُرجى تأكيد الاشتراك في نشرة ${isolated(company)}`,
    entered: (company) => `أُدخل هذا البريد للاشتراك في نشرة ${isolated(company)}.`,
    press: "إن كنت أنت من أدخله فافتح هذه الصفحة واضغط الزر:",
    days: (days) =>
      `يعمل الرابط لمدة ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" }, "ar")}. ودون تأكيدك لن تصلك النشرة، وسيُحذف بريدك.`,
    notYou: "إن لم تكن أنت فتجاهل هذه الرسالة، أو احذف البريد من القائمة فورًا:",
  },
};
