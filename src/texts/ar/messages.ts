/** Messages that are made in English, and their Arabic. '{}' is a value; '{1}' the first value, where it stands in Arabic. */
export const MESSAGES: Readonly<Record<string, string>> = {
  // The forms (src/domain/enquiries).
  "Enter your first name": "أدخل اسمك الأول",
  "Enter your last name": "أدخل اسم العائلة",
  "Enter your email address": "أدخل بريدك الإلكتروني",
  "Enter your message": "اكتب رسالتك",
  "Enter an email address such as name@company.com": "أدخل بريدًا إلكترونيًا مثل \u2068name@company.com\u2069",
  "Enter a text": "أدخل نصًا",
  "Choose a project type from the list": "اختر نوع المشروع من القائمة",
  "Choose a budget from the list": "اختر الميزانية من القائمة",
  "Choose a timeline from the list": "اختر موعد التنفيذ من القائمة",
  "Please reload the page": "يُرجى إعادة تحميل الصفحة",
  "Type this again: it has characters that cannot be seen, or that look like others":
    "أعد كتابة هذا الحقل: فيه رموز غير مرئية أو رموز تشبه غيرها",
  "Use at most {} characters": "الحد الأقصى {1} حرف",
  "Enter a date such as 2026-12-31": "أدخل تاريخًا مثل \u20682026-12-31\u2069",
  "Choose a day that is not over yet": "اختر يومًا لم يمضِ بعد",
  "The quote list needs between {} and {} products": "يجب أن تحتوي قائمة عرض السعر على {1} إلى {2} منتجًا",
  "“{}” cannot be sent. Choose PDF, PNG, JPEG, WebP, XLSX or DWG, 20 MB in all.":
    "لا يمكن إرسال «{1}». اختر ملفات PDF أو PNG أو JPEG أو WebP أو XLSX أو DWG، بحد أقصى \u206820 MB\u2069 للكل.",
  "Choose {} files at most. These are {}.": "الحد الأقصى {1} ملفات، وقد اخترت {2}.",
  "These files have {} MB. Choose 20 MB in all, or send a link to them.":
    "حجم هذه الملفات {1} ميجابايت. اختر ما لا يزيد على 20 ميجابايت للكل، أو أرسل رابطًا إليها.",
  // What the functions answer to forms (functions/lib/forms.ts, functions/api).
  "Please check the marked fields.": "يُرجى مراجعة الحقول المميزة.",
  "Thank you. Your message {} has arrived, and an engineer will answer it.":
    "شكرًا لك. وصلت رسالتك رقم {1}، وسيرد عليها مهندس.",
  "Thank you. Your request {} has arrived, and an engineer will answer it.":
    "شكرًا لك. وصل طلبك رقم {1}، وسيرد عليه مهندس.",
  "Thank you. One step is left: open the link in the mail that we send to this address. An address that is on the list already gets no mail.":
    "شكرًا لك. بقيت خطوة واحدة: افتح الرابط في الرسالة التي نرسلها إلى هذا البريد. لا تُرسل رسالة إلى بريد مسجل في القائمة بالفعل.",
  "Thank you. Your address is stored as unconfirmed, because this website cannot send mail. You get no newsletter until you have confirmed it; we will write to you.":
    "شكرًا لك. حُفظ بريدك دون تأكيد لأن هذا الموقع لا يرسل بريدًا. لن تصلك النشرة حتى تؤكده، وسنكتب إليك.",
  "That is more than this form can hold. Please shorten it and send it again.":
    "هذا أكثر مما يتسع له النموذج. يُرجى الاختصار ثم الإرسال مرة أخرى.",
  "Many people are sending files just now. Please send it again in a minute.":
    "كثيرون يرسلون ملفات الآن. يُرجى الإرسال مرة أخرى بعد دقيقة.",
  "The form could not be read. Please send it again.": "تعذرت قراءة النموذج. يُرجى إرساله مرة أخرى.",
  "That was faster than we can read. Please check the form and send it again.":
    "كان الإرسال أسرع من المعتاد. يُرجى مراجعة النموذج وإرساله مرة أخرى.",
  "We have received several messages from you already. Please call us, or try again in ten minutes.":
    "وصلتنا منك عدة رسائل بالفعل. يُرجى الاتصال بنا، أو المحاولة مرة أخرى بعد عشر دقائق.",
  "We have received several messages from you already. Please call us on {}, or try again in ten minutes.":
    "وصلتنا منك عدة رسائل بالفعل. يُرجى الاتصال بنا على {1}، أو المحاولة مرة أخرى بعد عشر دقائق.",
  "Your message could not be stored. Please try again in a moment, or call us.":
    "تعذر حفظ رسالتك. يُرجى المحاولة بعد لحظات، أو الاتصال بنا.",
  "This list is too long for a PDF.": "هذه القائمة أطول من أن تُطبع في ملف PDF.",
  "This list could not be read. Please reload the page.": "تعذرت قراءة هذه القائمة. يُرجى إعادة تحميل الصفحة.",
  "That were many PDFs in a short time. Please try again in ten minutes.":
    "طُلبت ملفات PDF كثيرة في وقت قصير. يُرجى المحاولة بعد عشر دقائق.",
  "There is no PDF of these products.": "لا يوجد ملف PDF لهذه المنتجات.",
  // Reading a schedule (src/domain/schedules, src/domain/import/table).
  "There is nothing to read yet.": "لا يوجد ما يُقرأ بعد.",
  "No row of equipment was found in this. A row has a tag, such as CH-01, or names a machine, and says what is asked for; a specification says what a machine shall have.":
    "لم يُعثر هنا على أي بند لمعدة. يحمل البند رقم المعدة، مثل \u2068CH-01\u2069، أو اسمها، ويذكر المطلوب؛ أما المواصفات فتذكر ما يجب أن يتوفر في المعدة.",
  "This schedule has {} rows; at most {} are read at once. Divide it into several parts.":
    "عدد بنود هذا الجدول {1}، ويُقرأ منها {2} كحد أقصى في المرة الواحدة. قسّمه إلى عدة أجزاء.",
  "A line or cell of this has {} characters (“{} …”); at most {} are read. Shorten or remove it.":
    "أحد السطور أو الخلايا فيه {1} حرف («{2} …»)، ويُقرأ {3} كحد أقصى. اختصره أو احذفه.",
  "This has {} characters; at most {} are read at once. Divide it into several parts.":
    "عدد الحروف {1}، ويُقرأ {2} كحد أقصى في المرة الواحدة. قسّم النص إلى عدة أجزاء.",
  "This is a PDF, whatever its name says. Ask for the table as XLSX or CSV, or copy it and paste it here.":
    "هذا ملف PDF مهما كان اسمه. اطلب الجدول بصيغة XLSX أو CSV، أو انسخه والصقه هنا.",
  "This is an old Excel file (.xls), or one with a password. Save it as XLSX without a password and drop that.":
    "هذا ملف Excel قديم (\u2068.xls\u2069) أو محمي بكلمة مرور. احفظه بصيغة XLSX دون كلمة مرور ثم أضفه.",
  "This is a picture, not a table.": "هذه صورة وليست جدولًا.",
  "This is a web page, not a table. Copy its table and paste it here.":
    "هذه صفحة ويب وليست جدولًا. انسخ الجدول منها والصقه هنا.",
  "This is a packed file. Unpack it and drop the XLSX or CSV file itself.":
    "هذا ملف مضغوط. فك ضغطه وأضف ملف XLSX أو CSV نفسه.",
  "This file is empty.": "هذا الملف فارغ.",
  "This file has {} MB; at most {} MB are read. Divide it into several files.":
    "حجم هذا الملف {1} ميجابايت، ويُقرأ {2} ميجابايت كحد أقصى. قسّمه إلى عدة ملفات.",
  "This table is empty.": "هذا الجدول فارغ.",
  "This file is not a table: it holds data that no text has.": "هذا الملف ليس جدولًا: فيه بيانات ليست نصًا.",
  "This workbook is damaged, or not an XLSX file. Open it in a spreadsheet program and save it again.":
    "هذا الملف تالف أو ليس بصيغة XLSX. افتحه في برنامج الجداول واحفظه مرة أخرى.",
  'There is no sheet "{}".': "لا توجد ورقة باسم «{1}».",
  "This workbook would take {} MB unpacked; at most {} MB are read.":
    "حجم هذا الملف بعد فك ضغطه {1} ميجابايت، ويُقرأ {2} ميجابايت كحد أقصى.",
  "This ZIP holds no Excel table. Drop the XLSX or CSV file itself.":
    "لا يحتوي ملف ZIP على جدول Excel. أضف ملف XLSX أو CSV نفسه.",
  "A sheet of this workbook is too wide: its rows have thousands of empty cells. Save only the table.":
    "إحدى أوراق هذا الملف عريضة جدًا: في صفوفها آلاف الخلايا الفارغة. احفظ الجدول وحده.",
  // Why something in a row is not compared.
  "it is not clear which kind of machine is meant": "نوع المعدة المقصود غير واضح",
  "it is not said what this figure is": "لم يُذكر ما يعنيه هذا الرقم",
  "the catalogue has no such specification": "لا توجد هذه المواصفة في الكتالوج",
  "the catalogue has no such make": "لا توجد هذه العلامة التجارية في الكتالوج",
  "no voltage with its phases, such as 400/3/50": "لا يوجد جهد مع عدد الأوجه، مثل \u2068400/3/50\u2069",
  "nothing is asked for": "لا يوجد مطلوب",
  "several figures at once": "عدة أرقام معًا",
  "no figure": "لا يوجد رقم",
  "the unit is missing, such as {}": "الوحدة غير مذكورة، مثل {1}",
  "without a unit it is not clear whether {} is meant": "بدون وحدة لا يتضح هل المقصود {1}",
  "{} does not fit": "الوحدة {1} غير مناسبة",
  "this cannot be compared with {}": "لا يمكن مقارنة هذا بـ {1}",
  "{} cannot be compared with {}": "لا يمكن مقارنة {1} بـ {2}",
};
