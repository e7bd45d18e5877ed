import { foldedArabic, withoutUnseen } from "./arabic-letters.ts";
import { withLatinDigits } from "./numbers.ts";

/*
 * Schedules and searches in Arabic are read by the rules of those in English: the words of the trade are replaced by their English
 * ones, as Egyptian consultants use both in one line. Other words stay as they are: names of rooms, buildings and places.
 */

/** English words with the Arabic ones that mean them, without the article; the longest phrase counts. */
const TERMS: readonly (readonly [english: string, arabic: string])[] = [
  ["chiller", "مبرد، مبردات، مبرد مياه، مبردات مياه، تشيلر، تشيلرات، شيلر، تشيللر، مثلج مياه، وحدة تبريد مياه"],
  ["air cooled chiller", "مبرد هواء، مبرد بالهواء، تشيلر هواء"],
  ["water cooled chiller", "مبرد بالماء، مبرد بالمياه، تشيلر ماء"],
  ["air cooled", "تبريد هواء، تبريد بالهواء، تبرد بالهواء، مبردة بالهواء"],
  ["water cooled", "تبريد ماء، تبريد مياه، تبريد بالماء، تبريد بالمياه، تبرد بالماء، مبردة بالمياه"],
  ["screw", "لولبي، حلزوني، سكرو، اسكرو"],
  ["centrifugal", "طرد مركزي، طاردة مركزية، سنترفيوجال"],
  ["scroll", "سكرول"],
  ["air handling unit", "وحدة مناولة هواء، وحدات مناولة هواء، مناولة هواء"],
  ["fresh air handling unit", "وحدة مناولة هواء نقي، وحدة هواء نقي"],
  ["fan coil unit", "فان كويل، وحدة فان كويل، وحدات فان كويل، وحدة ملف ومروحة، وحدات ملف ومروحة، ملف ومروحة"],
  ["ducted", "مخفي، مخفية، دكت، دكتات، مجاري هواء"],
  ["cassette", "كاسيت"],
  ["rooftop unit", "وحدة سقفية، وحدات سقفية، وحدة باكدج، وحدة مجمعة"],
  ["close control unit", "وحدة تكييف دقيق، تكييف دقيق"],
  ["outdoor unit", "وحدة خارجية، وحدات خارجية"],
  ["indoor unit", "وحدة داخلية، وحدات داخلية"],
  ["pump", "مضخة، مضخات، طلمبة، طلمبات"],
  ["chilled water pump", "مضخة مياه مثلجة، مضخات مياه مثلجة، طلمبة مياه مثلجة، طلمبات مياه مثلجة"],
  ["condenser water pump", "مضخة مياه تكثيف، مضخة مياه مكثف، طلمبة مياه تكثيف، طلمبة مياه مكثف"],
  ["fire pump", "مضخة حريق، مضخات حريق، طلمبة حريق، طلمبات حريق"],
  ["end suction", "سحب طرفي، شفط طرفي"],
  ["cooling tower", "برج تبريد، أبراج تبريد"],
  ["heat exchanger", "مبادل حراري، مبادلات حرارية"],
  ["plate heat exchanger", "مبادل حراري لوحي، مبادل حراري ألواح"],
  ["pressure vessel", "خزان تمدد، خزان ضغط"],
  ["distribution panel", "لوحة توزيع، لوحات توزيع"],
  ["motor control panel", "لوحة تحكم محركات"],
  ["fan", "مروحة، مراوح"],

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

  // Makers as they are written in Egypt.
  ["Carrier", "كاريير، كارير، كاريار"],
  ["Daikin", "دايكن، دايكين"],
  ["York", "يورك"],
  ["Trane", "ترين"],
  ["Grundfos", "جروندفوس، جرندفوس، غروندفوس"],
  ["Mitsubishi", "ميتسوبيشي"],
  ["Midea", "ميديا"],
  ["Samsung", "سامسونج"],
  ["LG", "ال جي"],
  ["Gree", "جري"],
  ["Toshiba", "توشيبا"],
  ["Siemens", "سيمنز، سيمنس"],
  ["Schneider", "شنايدر"],
  ["Wilo", "ويلو"],

  ["TR", "طن، طن تبريد"],
  ["kW", "كيلووات، كيلو وات، كيلوواط، كيلو واط"],
  ["hp", "حصان"],
  ["V", "فولت"],
  ["A", "أمبير"],
  ["Hz", "هرتز"],
  ["ph", "فاز، فازات، طور، أوجه"],
  ["dB(A)", "ديسيبل، ديسبل"],
  ["bar", "بار"],
  ["Pa", "باسكال"],
  ["kPa", "كيلو باسكال، كيلوباسكال"],
  ["kg", "كجم، كغم، كيلوجرام، كيلو جرام"],
  ["mm", "مم، ملليمتر، مليمتر"],
  ["rpm", "لفة في الدقيقة"],
  ["°C", "درجة مئوية"],
];

/** Units with signs between their letters, and numbers of machines. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})ك\.? ?و(?:ات|اط)?\.?(?!\p{L})/gu, "kW"],
  [
    /(?<=\d\s*)(?:لتر|ل) ?\/ ?(?:ثاني[هة]|ث)(?!\p{L})|لتر في الثاني[هة]|(?<=[(\[]\s*)(?:لتر|ل) ?\/ ?(?:ثاني[هة]|ث)(?!\p{L})/gu,
    "l/s",
  ],
  [/(?<!\p{L})م(?:تر)? ?(?:3|³|مكعب) ?\/ ?(?:ساع[هة]|س)(?!\p{L})/gu, "m³/h"],
  [/(?<!\p{L})قدم ?(?:3|³|مكعب) ?\/ ?(?:دقيق[هة]|د)(?!\p{L})/gu, "cfm"],
  [/(?<!\p{L})جالون ?\/ ?(?:دقيق[هة]|د)(?!\p{L})/gu, "gpm"],
  [/(?:°|º) ?م(?!\p{L})|(?<=\d) ?درج[هة](?: مئوي[هة])?(?!\p{L})/gu, " °C"],
  [/(?<=[\d(]\s*)(?:متر|م)(?![\p{L}\p{N}])/gu, "m"],
  [/(\d{1,4})\s*عدد(?!\p{L})/gu, "$1 nos."],
  [/(?<!\p{L})عدد\s*(?:[(:]\s*)?(\d{1,4})(?: ?\))?/gu, "qty $1"],
  [/(?<!\p{L})(?:ال)?عدد(?!\p{L})/gu, "Qty"],
];

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/;
const WORD = /\p{Script=Arabic}+/gu;
type Phrase = { words: string[]; english: string };
const phrases: Phrase[] = TERMS.flatMap(([english, arabic]) =>
  arabic.split("، ").map((phrase) => ({ english, words: foldedArabic(phrase).split(" ") })),
).sort((a, b) => b.words.length - a.words.length);
const byFirst = Map.groupBy(phrases, ({ words }) => words[0] ?? "");

/** The article, and words of one letter that are written together with the next: and, with, for. */
const PREFIXES = ["وال", "بال", "لل", "ال", "و", "ب", "ل"];
/** A word as written, and without what is written together with it. */
function formsOf(written: string): string[] {
  const word = foldedArabic(written);
  const rests = PREFIXES.filter((prefix) => word.startsWith(prefix) && word.length > prefix.length + 1);
  return [word, ...rests.map((prefix) => word.slice(prefix.length))];
}

/** A text with the words of the trade in English, and with Latin digits and signs. A text without Arabic letters stays as it is. */
export function inEnglish(text: string): string {
  if (!ARABIC.test(text)) return text;
  const seen = withoutUnseen(withLatinDigits(text).normalize("NFKC"));
  const plain = seen.replaceAll("،", ",").replaceAll("؛", ";").replaceAll("٪", "%");
  const signed = SIGNS.reduce((all, [pattern, sign]) => all.replace(pattern, sign), plain);
  const words = [...signed.matchAll(WORD)].map(({ 0: word, index }) => ({
    forms: formsOf(word),
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
