import { foldedArabic, hasArabic, UNSEEN_IN_ARABIC, wordForms } from "./arabic-letters.ts";
import { UNIT_SIGNS, UNIT_WORDS } from "./arabic-units.ts";
import { withLatinDigits } from "./numbers.ts";
import { MAKERS, TRADE_WORDS } from "./trade-words.ts";

/*
 * Schedules and searches in Arabic are read by the rules of those in English: the words of the trade are replaced by their English
 * ones, as Egyptian consultants use both in one line. Other words stay as they are: names of rooms, buildings and places.
 */

/** What only schedules say: names of figures, headings of columns, limits, numbers of machines. */
const SCHEDULE_TERMS: typeof TRADE_WORDS = [
  ["cooling capacity", "قدرة تبريد، قدرة تبريدية، سعة تبريد، سعة تبريدية، حمل تبريد"],
  ["sensible cooling capacity", "قدرة تبريد محسوسة، حمل محسوس، سعة تبريد محسوسة"],
  ["heating capacity", "قدرة تسخين، سعة تسخين"],
  ["capacity", "قدرة، سعة"],
  ["COP", "معامل أداء"],
  ["EER", "كفاءة طاقة، نسبة كفاءة طاقة"],
  ["flow", "تصرف، معدل تصرف، معدل تدفق، تدفق، معدل سريان"],
  ["air flow", "كمية هواء، معدل هواء، تصرف هواء، معدل تدفق هواء"],
  ["chilled water flow", "معدل تدفق مياه مثلجة، تصرف مياه مثلجة"],
  ["head", "رفع، ضاغط، ضغط مانومتري، رفع مانومتري"],
  ["motor power", "قدرة محرك، قدرة موتور"],
  ["power input", "قدرة كهربائية، قدرة مستهلكة، استهلاك كهرباء"],
  ["sound pressure level", "مستوى صوت، مستوى ضوضاء، مستوى ضغط صوت، ضوضاء"],
  ["weight", "وزن، وزن تشغيل"],
  ["refrigerant", "وسيط تبريد، فريون، غاز تبريد، مركب تبريد"],
  ["power supply", "تغذية كهربائية، مصدر كهرباء، جهد"],
  ["degree of protection", "درجة حماية"],
  ["external static pressure", "ضغط استاتيكي خارجي، ضغط إستاتيكي"],
  ["pressure drop", "فقد ضغط، فاقد ضغط"],
  ["ambient temperature", "درجة حرارة خارجية، درجة حرارة جو، درجة حرارة محيطة، درجة حرارة هواء خارجي"],
  ["entering condenser water temperature", "درجة حرارة مياه دخول مكثف، درجة حرارة دخول مياه مكثف"],
  [
    "leaving chilled water temperature",
    "درجة حرارة خروج مياه مثلجة، درجة حرارة مياه مثلجة خارجة، درجة حرارة مياه خروج، درجة حرارة خروج مياه",
  ],
  ["width", "عرض"],
  ["length", "طول"],
  ["height", "ارتفاع"],
  ["speed", "سرعة"],

  ["Tag", "رمز، كود، رقم معدة، اسم معدة"],
  ["Description", "بيان، وصف، صنف، نوع"],
  ["Service", "موقع، مكان، خدمة، استخدام، دور"],
  ["Qty", "كمية"],
  ["Make", "ماركة، صانع، شركة مصنعة، مصنع"],
  ["Remarks", "ملاحظات"],

  ["min.", "لا يقل عن، لا تقل عن، ولا يقل عن، ولا تقل عن، بحد أدنى، كحد أدنى، على الأقل، حد أدنى"],
  ["max.", "لا يزيد عن، لا تزيد عن، ولا يزيد عن، ولا تزيد عن، لا يتجاوز، لا تتجاوز، بحد أقصى، كحد أقصى، حد أقصى"],
  ["about", "حوالي، تقريبا"],
  ["or equal", "أو ما يعادله، أو ما يعادلها، أو ما يماثله، أو ما يماثلها، أو مكافئ"],
  ["at", "عند"],
  ["to", "إلى، الى، حتى"],
  ["duty", "عاملة، تعمل"],
  ["standby", "احتياطي، احتياطية"],
];

/** Numbers of machines. */
const COUNT_SIGNS: typeof UNIT_SIGNS = [
  [/(\d{1,4})\s*عدد(?!\p{L})/gu, "$1 nos."],
  [/(?<!\p{L})عدد\s*(?:[(:]\s*)?(\d{1,4})(?: ?\))?/gu, "qty $1"],
  [/(?<!\p{L})(?:ال)?عدد(?!\p{L})/gu, "Qty"],
];
const SIGNS = [...UNIT_SIGNS, ...COUNT_SIGNS];

/** As, so and the like are left out: 'كبار' (senior) is no bar. */
const LETTER_WORDS = "وبل";
const WORD = /\p{Script=Arabic}+/gu;
/** The first of some equal words; those of two groups in one. */
const inSchedules = (english: string): string => (english.split(",", 1)[0] ?? "").replace(" + ", " ");

type Phrase = { words: string[]; english: string };
const phrases: Phrase[] = [...SCHEDULE_TERMS, ...TRADE_WORDS, ...MAKERS, ...UNIT_WORDS]
  .flatMap(([english, arabic]) =>
    arabic.split("، ").map((phrase) => ({ english: inSchedules(english), words: foldedArabic(phrase).split(" ") })),
  )
  .sort((a, b) => b.words.length - a.words.length);
const byFirst = Map.groupBy(phrases, ({ words }) => words[0] ?? "");

/** A text with the words of the trade in English, and with Latin digits and signs. A text without Arabic letters stays as it is. */
export function inEnglish(text: string): string {
  if (!hasArabic(text)) return text;
  const seen = withLatinDigits(text).normalize("NFKC").replace(UNSEEN_IN_ARABIC, "");
  const plain = seen.replaceAll("،", ",").replaceAll("؛", ";").replaceAll("٪", "%");
  const signed = SIGNS.reduce((all, [pattern, sign]) => all.replace(pattern, sign), plain);
  const words = [...signed.matchAll(WORD)].map(({ 0: word, index }) => ({
    forms: wordForms(foldedArabic(word), LETTER_WORDS),
    from: index,
    to: index + word.length,
  }));
  let english = "";
  let written = 0;
  for (let at = 0; at < words.length; at += 1) {
    const found = phraseAt(words, at, signed);
    const [first, last] = [words[at], words[at + (found?.words.length ?? 0) - 1]];
    if (!found || !first || !last) continue;
    english += `${signed.slice(written, first.from)} ${found.english} `;
    written = last.to;
    at += found.words.length - 1;
  }
  return `${english}${signed.slice(written)}`
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[,;:)\]])|(?<=[(\[]) /g, "")
    .trim();
}

type Word = { forms: string[]; from: number; to: number };

/** The longest phrase that begins with a word; between its words are blanks alone. */
function phraseAt(words: readonly Word[], at: number, text: string): Phrase | undefined {
  const fits = ({ words: wanted }: Phrase): boolean =>
    wanted.every((one, index) => {
      const [before, word] = [words[at + index - 1], words[at + index]];
      const isNext = index === 0 || text.slice(before?.to, word?.from).trim() === "";
      return isNext && (word?.forms.includes(one) ?? false);
    });
  const all = (words[at]?.forms ?? []).flatMap((form) => byFirst.get(form)?.find(fits) ?? []);
  return all.reduce<Phrase | undefined>(
    (best, one) => (best && best.words.length >= one.words.length ? best : one),
    undefined,
  );
}
