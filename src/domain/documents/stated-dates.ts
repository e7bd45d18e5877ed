/* Dates as makers write them in the names and texts of documents. */

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH_NAME = `(${MONTHS.join("|")})[a-z]*`;
const YEAR = "((?:19|20)\\d\\d)";
const SEP = "[\\s._/-]*";
const part = (source: string): RegExp => new RegExp(`(?<![\\d])${source}(?!\\d)`, "i");

type Read = (match: RegExpExecArray) => [year: string | undefined, month: number, day: number];
const month = (name: string | undefined): number => MONTHS.indexOf((name ?? "").slice(0, 3).toLowerCase()) + 1;

/** The first that fits decides: whole dates before months. A month alone is its first day. */
const FORMS: readonly (readonly [RegExp, Read])[] = [
  [part(`${YEAR}[._/-](\\d{1,2})[._/-](\\d{1,2})`), (m) => [m[1], Number(m[2]), Number(m[3])]],
  [part(`${YEAR}(0[1-9]|1[0-2])([0-2]\\d|3[01])`), (m) => [m[1], Number(m[2]), Number(m[3])]],
  [part(`(\\d{1,2})[._/-](\\d{1,2})[._/-]${YEAR}`), (m) => [m[3], Number(m[2]), Number(m[1])]],
  [part(`(\\d{1,2})${SEP}${MONTH_NAME}${SEP}${YEAR}`), (m) => [m[3], month(m[2]), Number(m[1])]],
  [part(`${MONTH_NAME}${SEP}(\\d{1,2}),?\\s+${YEAR}`), (m) => [m[3], month(m[1]), Number(m[2])]],
  [part(`${MONTH_NAME}${SEP}${YEAR}`), (m) => [m[2], month(m[1]), 1]],
  [part(`${YEAR}[._/-](0[1-9]|1[0-2])`), (m) => [m[1], Number(m[2]), 1]],
  [part(`(0[1-9]|1[0-2])[._/-]${YEAR}`), (m) => [m[2], Number(m[1]), 1]],
];

function day([year, of, date]: ReturnType<Read>): string | null {
  const text = `${year}-${String(of).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text ? null : text;
}

/** The first date of a text, as '2026-03-01'. */
export function dateIn(text: string): string | null {
  for (const [form, read] of FORMS) {
    const match = form.exec(text);
    const found = match && day(read(match));
    if (found) return found;
  }
  return null;
}

const END =
  /(?:valid(?:ity)?\s*(?:until|till|to|through|date)|expir(?:y|es|ation)(?:\s+date)?(?:\s+on)?|صالحة? حتى|تاريخ الانتهاء)[\s.:]*(.{4,30})/i;
const ISSUED = /(?:issued?(?:\s+(?:on|date))?|date(?:\s+of\s+issue)?|published|تاريخ الإصدار)[\s.:]*(.{4,30})/i;

/** The day until which a text says that it is valid, and the day on which it says that it was issued. */
export const endIn = (text: string): string | null => dateIn(END.exec(text)?.[1] ?? "");
export const issuedIn = (text: string): string | null => dateIn(ISSUED.exec(text.replace(END, ""))?.[1] ?? "");
