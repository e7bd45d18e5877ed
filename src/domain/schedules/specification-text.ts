import { excerpt } from "../text/text.ts";
import { shortForm } from "./specification-rewritings.ts";
import { countOfTags, tagsFirst } from "./tags.ts";
import { textParts, type TextParts } from "./text-figures.ts";
import type { RawRow } from "./read-schedule.ts";

/*
 * Specifications in prose, as the sections of a tender have them: 'The chiller shall have a cooling capacity of not less than 1,055 kW
 * with chilled water entering at 12 °C and leaving at 7 °C.' Each sentence is written in the short form of schedules, which the rest reads.
 */

/** More than a section of a tender says of one machine. */
const SPECIFICATION_MAX = 10_000;
/** Words by which a specification demands something. */
const DEMANDS = /\b(?:shall|must|should|is to|are to|to be|required|minimum|maximum|not less than|not exceeding)\b/i;

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** 'Two (2) chillers' where the text begins, and 'Provide two chillers' in any sentence: how many machines there are. */
const COUNTED = new RegExp(
  String.raw`(?:^(?:(?:the|contractor|shall|and|supply|provide|furnish|deliver|install)\s+)*|(?<=[.;]\s)(?:(?:supply|provide|furnish|deliver|install|and)\s+)+)(${NUMBERS.join("|")}|\d{1,2})\s*(?:\(\s*(?:no\.?\s*)?\d{1,2}\s*\)\s*)?(?:nos?\.?\s+|number\s+)?(?=[a-z])`,
  "i",
);

/** A full stop ends a sentence, but not after an abbreviation or within a figure. */
const SENTENCE_END =
  /(?<=[\p{L}\d)\]%°])(?<!\b(?:[Mm]in|[Mm]ax|[Aa]pprox|[Nn]os?|[Tt]emp|[Cc]ap|in))\.(?:\s+(?=[\p{Lu}(])|\s*$)|[;\n]+/u;

/** A line that begins a clause: one of a list, or a capital where the line before has not ended. */
const NEW_CLAUSE = /(?<![.;:,])\n(?=[ \t]*(?:[-•*·]|\(?[a-z\d]{1,3}[.)]\s|\p{Lu}))/gu;

/** Whether a text demands something, as a specification does, or has several sentences. */
export const isSpecification = (text: string): boolean =>
  DEMANDS.test(text) || text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== "").length > 1;

/**
 * The machine that a specification in prose asks for, with a text for each sentence. Null if the text is too long for one machine, or
 * names no figure.
 */
export function specificationRow(text: string): RawRow | null {
  if (text.length > SPECIFICATION_MAX) return null;
  const whole = text.replace(NEW_CLAUSE, "; ").replace(/\s+/g, " ").trim();
  const { tag, rest: joined } = tagsFirst(whole) ?? { tag: "", rest: whole };
  const [counted = "", count = ""] = COUNTED.exec(joined) ?? [];
  const texts = joined
    .replace(counted, "")
    .split(SENTENCE_END)
    .filter((sentence) => sentence.trim() !== "")
    .map((sentence) => textParts(shortForm(sentence)));
  if (!texts.some(saysSomething)) return null;
  const [first = ""] = joined.split(SENTENCE_END);
  return {
    line: 1,
    tag,
    service: "",
    description: excerpt(first, DESCRIPTION_MAX),
    // The kind of machine may be named anywhere.
    section: joined,
    quantity: count === "" ? countOfTag(tag) : NUMBERS.indexOf(count.toLowerCase()) + 1 || Number(count),
    make: "",
    entries: [],
    texts: texts.map((parts) => ({ ...parts, quantity: null })),
  };
}

const countOfTag = (tag: string): number | null => (tag === "" || countOfTags(tag) === 1 ? null : countOfTags(tag));

/** A number alone, as that of an hour, asks for nothing. */
const saysSomething = ({ figures, refrigerants, supply }: TextParts): boolean =>
  refrigerants.length > 0 || supply !== null || figures.some(({ text }) => /[\p{L}%°]/u.test(text));

/** The first words name the machine. */
const DESCRIPTION_MAX = 80;
