import type { Language } from "../languages/languages.ts";
import { foldedArabic } from "../text/arabic-letters.ts";

/** Egypt as a drawing, and where on it a place lies that somebody wrote into the location of a project. */

/** Degrees of longitude and latitude. */
type Degrees = readonly [east: number, north: number];
export type Governorate = { names: Record<Language, string>; at: Degrees };

/** The border, once around from the corner in the north-west. */
const OUTLINE: readonly Degrees[] = [
  ...([
    [25.15, 31.57],
    [25.5, 31.52],
    [25.97, 31.62],
    [26.6, 31.5],
    [27.23, 31.37],
    [27.5, 31.22],
    [27.85, 31.22],
  ] as const),
  ...([
    [28.3, 31.07],
    [28.95, 30.83],
    [29.4, 30.95],
    [29.75, 31.12],
    [30.05, 31.32],
    [30.37, 31.48],
    [30.75, 31.44],
  ] as const),
  ...([
    [31.1, 31.6],
    [31.55, 31.45],
    [31.85, 31.53],
    [32.1, 31.33],
    [32.4, 31.22],
    [32.6, 31.05],
    [33.1, 31.13],
  ] as const),
  ...([
    [33.5, 31.12],
    [33.85, 31.15],
    [34.22, 31.32],
    [34.5, 30.5],
    [34.9, 29.5],
    [34.68, 29.05],
    [34.5, 28.45],
  ] as const),
  ...([
    [34.42, 27.97],
    [34.25, 27.73],
    [33.95, 27.85],
    [33.6, 28.24],
    [33.2, 28.75],
    [33.05, 29.05],
    [32.72, 29.5],
  ] as const),
  ...([
    [32.6, 29.95],
    [32.45, 29.85],
    [32.35, 29.58],
    [32.66, 29.1],
    [32.75, 28.85],
    [33.1, 28.36],
    [33.4, 27.95],
  ] as const),
  ...([
    [33.84, 27.26],
    [33.94, 26.75],
    [34.28, 26.1],
    [34.6, 25.6],
    [34.9, 25.07],
    [35.2, 24.5],
    [35.5, 23.95],
  ] as const),
  ...([
    [35.78, 23.93],
    [35.48, 23.55],
    [35.6, 23.13],
    [36.1, 22.7],
    [36.65, 22.25],
    [36.87, 22],
  ] as const),
  ...([
    [31.5, 22],
    [25, 22],
    [25, 29.2],
    [24.85, 30.5],
    [25.05, 31.1],
  ] as const),
];
/** The Nile from the border to the head of the delta, and its two arms. */
const NILE: readonly (readonly Degrees[])[] = [
  [
    ...([
      [31.35, 22],
      [31.8, 22.55],
      [32.55, 23.1],
      [32.88, 23.95],
      [32.95, 24.4],
      [32.85, 25],
      [32.5, 25.45],
    ] as const),
    ...([
      [32.68, 25.72],
      [32.75, 26.1],
      [32.3, 26.1],
      [32.1, 26.25],
      [31.7, 26.55],
      [31.2, 27.2],
      [30.85, 27.75],
    ] as const),
    ...([
      [30.75, 28.2],
      [30.9, 28.8],
      [31.15, 29.3],
      [31.25, 29.9],
      [31.1, 30.17],
    ] as const),
  ],
  [
    [31.1, 30.17],
    [30.8, 30.5],
    [30.75, 30.95],
    [30.37, 31.46],
  ],
  [
    [31.1, 30.17],
    [31.25, 30.7],
    [31.4, 31.1],
    [31.83, 31.5],
  ],
];

/** A governorate: its names, where its dot stands, and towns by which it is meant too, in both languages. Dots near Cairo stand apart. */
const place = (en: string, ar: string, at: Degrees, towns = ""): Governorate & { words: string[] } => ({
  names: { en, ar },
  at,
  words: [en, ar, ...towns.split(", ").filter(Boolean)].map(folded),
});
const PLACES = [
  place("Alexandria", "الإسكندرية", [29.85, 31.08], "Borg El Arab, برج العرب"),
  place("Aswan", "أسوان", [32.9, 24.09], "Abu Simbel, أبو سمبل"),
  place("Assiut", "أسيوط", [31.18, 27.18], "Asyut"),
  place("Beheira", "البحيرة", [30.35, 30.72], "Damanhour, دمنهور, Wadi El Natrun, وادي النطرون"),
  place("Beni Suef", "بني سويف", [31.1, 29.07], "Bani Suef"),
  place(
    "Cairo",
    "القاهرة",
    [31.55, 30.02],
    "Badr City, مدينة بدر, Maadi, المعادي, Zamalek, الزمالك, Heliopolis, مصر الجديدة, العاصمة الإدارية, New Administrative Capital",
  ),
  place("Dakahlia", "الدقهلية", [31.48, 31.03], "Mansoura, المنصورة"),
  place("Damietta", "دمياط", [31.75, 31.42]),
  place("Faiyum", "الفيوم", [30.7, 29.3], "Fayoum"),
  place("Gharbia", "الغربية", [31.02, 30.85], "Tanta, طنطا, El Mahalla, المحلة"),
  place("Giza", "الجيزة", [30.78, 29.88], "6th of October, 6 أكتوبر, Sheikh Zayed, الشيخ زايد, Dokki, الدقي"),
  place("Ismailia", "الإسماعيلية", [32.24, 30.6]),
  place("Kafr El Sheikh", "كفر الشيخ", [30.93, 31.25]),
  place("Luxor", "الأقصر", [32.64, 25.69]),
  place("Matrouh", "مطروح", [27.6, 30.7], "Alamein, العلمين, Siwa, سيوة, North Coast, الساحل الشمالي"),
  place("Minya", "المنيا", [30.75, 28.1]),
  place("Monufia", "المنوفية", [30.8, 30.42], "Menoufia, Sadat City, مدينة السادات, Shibin El Kom, شبين الكوم"),
  place("New Valley", "الوادي الجديد", [29.5, 25.5], "Kharga, الخارجة, Dakhla, الداخلة"),
  place("North Sinai", "شمال سيناء", [33.8, 30.85], "Arish, العريش"),
  place("Port Said", "بورسعيد", [32.25, 31.12]),
  place("Qalyubia", "القليوبية", [31.28, 30.4], "Obour, العبور, Benha, بنها, Shubra El Kheima, شبرا الخيمة"),
  place("Qena", "قنا", [32.72, 26.16]),
  place(
    "Red Sea",
    "البحر الأحمر",
    [33.7, 26.9],
    "Hurghada, الغردقة, Marsa Alam, مرسى علم, El Gouna, الجونة, Safaga, سفاجا",
  ),
  place("Sharqia", "الشرقية", [31.75, 30.63], "Zagazig, الزقازيق, 10th of Ramadan, العاشر من رمضان"),
  place("Sohag", "سوهاج", [31.7, 26.55]),
  place("South Sinai", "جنوب سيناء", [34, 28.7], "Sharm El Sheikh, شرم الشيخ, Dahab, دهب, Nuweiba, نويبع, Taba, طابا"),
  place("Suez", "السويس", [32.45, 30.02], "Ain Sokhna, العين السخنة"),
];

function folded(text: string): string {
  return foldedArabic(text).toLowerCase();
}

/** Where a word begins in a text, as a word of its own, the last time; -1 if it is not there. */
function lastPlaceOf(word: string, text: string): number {
  const isLetter = (character = ""): boolean => /\p{L}/u.test(character);
  for (let at = text.lastIndexOf(word); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(word, at - 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at;
  return -1;
}

/** The governorate in which a location lies: the one that it names last, as in 'Sheikh Zayed City, Giza'; else that of a town in it. */
export function governorateOf(location: string): Governorate | null {
  const text = folded(location);
  const named = (wordsOf: (words: string[]) => string[]): Governorate | null => {
    const found = PLACES.flatMap((one) =>
      wordsOf(one.words).flatMap((word) => {
        const at = lastPlaceOf(word, text);
        return at < 0 ? [] : [{ one, end: at + word.length, length: word.length }];
      }),
    );
    return found.sort((a, b) => b.end - a.end || b.length - a.length)[0]?.one ?? null;
  };
  return named((words) => words.slice(0, 2)) ?? named((words) => words.slice(2));
}

/** The size of the drawing. */
export const MAP_SIZE = { width: 1100, height: 1000 } as const;
const [WEST, NORTH] = [24.6, 31.85];
/** Of a degree: the east-west one is shorter at the latitude of Egypt. */
const [EAST_WEST, NORTH_SOUTH] = [88, 99];

/** The point of the drawing at which a place lies. */
export const onMap = ([east, north]: Degrees): { x: number; y: number } => ({
  x: Math.round((east - WEST) * EAST_WEST),
  y: Math.round((NORTH - north) * NORTH_SOUTH),
});

const line = (points: readonly Degrees[]): string =>
  points.map((point, index) => `${index === 0 ? "M" : "L"}${onMap(point).x} ${onMap(point).y}`).join("");

/** The paths of the drawing, for SVG. */
export const MAP_PATHS = { outline: `${line(OUTLINE)}Z`, nile: NILE.map(line).join("") } as const;
