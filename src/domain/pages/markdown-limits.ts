import { writtenNumber } from "#domain/text/written-numbers.ts";

/** How deep quotes and lists of a Markdown text may be nested. The database has the same limits (is_markdown). */
const LEVELS_MAX = 20;
/** Of those, quotes: lines with one level less each take twice as long for each level. */
const QUOTES_MAX = 6;
/** A nested list may be indented this far. */
const INDENT_MAX = 60;
/** How many lines one paragraph may have: in a list each of them is read together with all that follow it. */
const LINES_MAX = 500;
/** How many signs of emphasis, links, addresses or code one paragraph may have: parsing them takes quadratic time. */
const SIGNS_MAX = 2000;

/** How many cells the tables of a text may have. Each row gets as many as the widest has: few signs become millions. */
const CELLS_MAX = 20_000;

const LIST = String.raw`(?:[-+*]|\d{1,9}[.)])(?=[ \t])`;
const MARKER = `(?:>|${LIST})`;
const DEEP = new RegExp(String.raw`^(?:[ \t]*${MARKER}){${LEVELS_MAX + 1}}`, "m");
const QUOTED = new RegExp(String.raw`^(?:(?:[ \t]*${LIST})*[ \t]*>){${QUOTES_MAX + 1}}`, "m");
const FAR_IN = new RegExp(String.raw`^[ \t]{${INDENT_MAX + 1},}${MARKER}`, "m");
const LINE_ENDS = /\r\n?/g;
const PARAGRAPHS = /\n[ \t]*\n/;
const SIGNS = /[*_~[\]`()&!]/g;

/** Why a Markdown text cannot become a page, in words for its author; null if it can. */
export function markdownProblem(markdown: string): string | null {
  if (DEEP.test(markdown) || FAR_IN.test(markdown))
    return `Use at most ${LEVELS_MAX} levels of quotes and lists within each other`;
  if (QUOTED.test(markdown)) return `Use at most ${QUOTES_MAX} levels of quotes within each other`;
  const paragraphs = markdown.replace(LINE_ENDS, "\n").split(PARAGRAPHS);
  if (paragraphs.some((paragraph) => paragraph.split("\n").length > LINES_MAX))
    return `Use at most ${LINES_MAX} lines in one paragraph: divide it by an empty line`;
  if (paragraphs.some((paragraph) => (paragraph.match(SIGNS)?.length ?? 0) > SIGNS_MAX))
    return `Use at most ${writtenNumber(SIGNS_MAX)} of the signs * _ ~ [ ] ( ) & ! and \` in one paragraph: divide it by an empty line`;
  return paragraphs.reduce((sum, paragraph) => sum + cellsOf(paragraph), 0) > CELLS_MAX
    ? `Use tables with at most ${writtenNumber(CELLS_MAX)} cells in all`
    : null;
}

function cellsOf(paragraph: string): number {
  if (!paragraph.includes("|")) return 0;
  const lines = paragraph.split("\n");
  return lines.length * lines.reduce((widest, line) => Math.max(widest, line.split("|").length), 0);
}
