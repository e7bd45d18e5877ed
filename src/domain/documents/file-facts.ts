import type { DocumentKind, DocumentLanguage } from "./document-kinds.ts";
import type { FileType } from "./file-types.ts";

/* What the name of a file or the text of its first pages says of a document. */

/** Underscores and dots stand for blanks in the names of files; two halves of 'DataSheet' are two words. */
export const spacedName = (name: string): string =>
  name
    .replace(/\.\w{2,4}$/, "")
    .replace(/(?<=[a-z])(?=[A-Z][a-z])/g, " ")
    .replace(/[_+]+|(?<!\d)\.|\.(?!\d)/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The first that fits decides: a report of a test for a certificate is a report. */
const KINDS: readonly (readonly [DocumentKind, RegExp])[] = [
  ["epd", /\bEPD\b|environmental product declaration|\bPEP\b|إعلان بيئي/i],
  [
    "test-report",
    /\btest[\s-]*(?:report|result|cert\w*)|\bFAT\b|performance test|witness test|type test|تقرير (?:اختبار|فحص)/i,
  ],
  [
    "certificate",
    /certificat|\bcert\b|\bISO[\s-]*\d{4,5}\b|eurovent|\bAHRI\b|declaration of conformity|\bDoC\b|\bCE[\s-]*(?:mark|decl)|(?:UL|FM)[\s-]*(?:listing|listed|approv\w*)|شهادة/i,
  ],
  ["bim", /\bBIM\b|\brevit\b|\bIFC\b/i],
  [
    "manual",
    /manual|\bIOM\b|\bI\s?&?\s?O\s?&?\s?M\b|\bO\s?&\s?M\b|installation|instructions?\b|user(?:'s)? guide|operating|maintenance|service guide|دليل (?:التركيب|التشغيل|الصيانة|المستخدم)/i,
  ],
  [
    "drawing",
    /\bdrawings?\b|\bdwg\b|dimensions?\b|dimensional|general arrangement|\bGA\b|\blayout\b|wiring|outline|رسم|مخطط/i,
  ],
  [
    "datasheet",
    /data\s?-?sheet|technical data|tech(?:nical)?[\s-]*(?:spec\w*|sheet)|\bTDS\b|\bDS\b|submittal|cut\s?-?sheet|spec(?:ification)?[\s-]*sheet|selection (?:report|output)|performance (?:data|sheet)|نشرة (?:بيانات|فنية)|البيانات الفنية/i,
  ],
  ["catalogue", /catalog|brochure|product (?:data|guide|range)|selection guide|leaflet|flyer|\bPD\b|كتالوج|كتيب/i],
];

const OF_TYPE: Partial<Record<FileType, DocumentKind>> = { dwg: "drawing", dxf: "drawing", ifc: "bim", rfa: "bim" };
/** Makers' datasheets are short; what is longer is a catalogue. */
const DATASHEET_PAGES = 12;

/** What kind of document a text says it is; null if it says nothing. */
export const kindIn = (text: string): DocumentKind | null => KINDS.find(([, words]) => words.test(text))?.[0] ?? null;
/** The kind of a document that does not say it. */
export const kindOfFile = (type: FileType, pages: number | null): DocumentKind =>
  OF_TYPE[type] ?? (pages === null || pages <= DATASHEET_PAGES ? "datasheet" : "catalogue");
export const isKindOfType = (type: FileType): boolean => type in OF_TYPE;

const LANGUAGE_WORDS: readonly (readonly [DocumentLanguage, RegExp])[] = [
  ["en", /(?<![\p{L}\d])(?:EN|ENG|English|GB|UK)(?![\p{L}\d])/u],
  ["ar", /(?<![\p{L}\d])(?:AR|ARA|Arabic|عربي|العربية)(?![\p{L}\d])/u],
  ["fr", /(?<![\p{L}\d])(?:FR|FRA|French|Français)(?![\p{L}\d])/u],
  ["de", /(?<![\p{L}\d])(?:DE|GER|German|Deutsch)(?![\p{L}\d])/u],
  ["it", /(?<![\p{L}\d])(?:IT|ITA|Italian|Italiano)(?![\p{L}\d])/u],
  ["es", /(?<![\p{L}\d])(?:ES|ESP|Spanish|Español)(?![\p{L}\d])/u],
  ["tr", /(?<![\p{L}\d])(?:TR|TUR|Turkish|Türkçe)(?![\p{L}\d])/u],
  ["zh", /(?<![\p{L}\d])(?:CN|ZH|Chinese)(?![\p{L}\d])/u],
];
const SEVERAL = /\b(?:multi\s?-?(?:lingual|language)?|MUL|ML)\b/;

/** The language that the name of a file says, by its code. */
export function languageInName(name: string): DocumentLanguage | null {
  const said = LANGUAGE_WORDS.filter(([, words]) => words.test(name)).map(([language]) => language);
  return said.length > 1 || SEVERAL.test(name)
    ? "mul"
    : (said[0] ?? (/\p{Script=Arabic}{3}/u.test(name) ? "ar" : null));
}

/** Words that only one of these languages has, and each of its texts. */
const COMMON: readonly (readonly [DocumentLanguage, RegExp])[] = [
  ["en", /\b(?:the|and|with|for|of)\b/gi],
  ["fr", /\b(?:les|des|avec|pour|une|sont)\b/gi],
  ["de", /\b(?:und|der|die|mit|für|wird)\b/gi],
  ["it", /\b(?:della|con|per|gli|sono|nella)\b/gi],
  ["es", /\b(?:los|las|con|para|una|del)\b/gi],
  ["tr", /\b(?:ve|ile|için|olarak|bir)\b/gi],
];
const LETTERS_MIN = 40;

/** The language of a text by its letters and commonest words; null for a text that is too short to tell. */
export function languageOfText(text: string): DocumentLanguage | null {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const [arabic, latin, chinese] = [/\p{Script=Arabic}/gu, /\p{Script=Latin}/gu, /\p{Script=Han}/gu].map(count);
  const all = (arabic ?? 0) + (latin ?? 0) + (chinese ?? 0);
  if (all < LETTERS_MIN) return null;
  if ((chinese ?? 0) > all * 0.3) return "zh";
  if ((arabic ?? 0) > all * 0.25) return (latin ?? 0) > all * 0.5 ? "mul" : "ar";
  const [best] = COMMON.map(([language, words]) => ({ language, hits: count(words) })).sort((a, b) => b.hits - a.hits);
  return best && best.hits > 0 ? best.language : null;
}

const REVISION = [
  /(?<![\p{L}\d])rev(?:ision)?[\s.:_-]*(\d{1,3}(?:\.\d{1,2})?|[A-Z]\d?)(?![\p{L}\d])/iu,
  // Without the refrigerants R-22, R-32 and the like.
  /(?<![\p{L}\d])R(0?\d)(?![\p{L}\d-])/u,
  /(?<![\p{L}\d])(?:issue|edition|ed|version|ver|v)[\s.:_-]*(\d{1,3}(?:\.\d{1,3})*)(?![\p{L}\d])/iu,
];
/** The revision that a text states: '3', 'B', '2.1'. */
export const revisionIn = (text: string): string | null =>
  REVISION.map((words) => words.exec(text)?.[1]).find((found) => found !== undefined) ?? null;
