import { sizeText } from "../units/searched-size.ts";
import { textsWithTerm, type LookUp } from "./search-index.ts";
import { joinedRuns, runsOf } from "./search-runs.ts";
import type { SearchPlan } from "./search.ts";
import type { SearchTerm } from "./search-words.ts";

/** What meets most of a search of which nothing meets all. */
export type PartlyFound = {
  /** The positions of the products that meet the most words, the size being one of them, and how many. */
  positions: ReadonlySet<number>;
  /** What none of them meets, as it was typed: '5.8', 'R-134a', '1,000 kW'. */
  unmet: string[];
};

/**
 * The products that meet most of a search, so that a whole line of a schedule is never answered with nothing. `near` holds those of
 * about the searched size. Null if no product meets more than half of it.
 */
export function partlyFound(
  typed: string,
  { query, size }: SearchPlan,
  lookUp: LookUp,
  { near, firstProduct }: { near: ReadonlySet<number>; firstProduct: number },
): PartlyFound | null {
  const terms = (size?.rest ?? query).apart.filter(({ words }) => !words.every(isFiller));
  const written = writtenWords(typed);
  const wanted = [
    ...terms.map((term) => ({ text: typedText(written, term), found: textsWithTerm(term, lookUp, "texts") })),
    ...(size ? [{ text: sizeText(size.asked), found: near }] : []),
  ];
  const counts = new Map<number, number>();
  for (const { found } of wanted)
    for (const at of found) if (at >= firstProduct) counts.set(at, (counts.get(at) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most * 2 <= wanted.length) return null;
  const positions = new Set([...counts].flatMap(([at, count]) => (count === most ? [at] : [])));
  const unmet = wanted.filter(({ found }) => positions.isDisjointFrom(found)).map(({ text }) => text);
  return { positions, unmet: [...new Set(unmet)] };
}

/** Words that nearly every text has, and what people write around the words that they look for: 'wanted', 'price'. */
const FILLERS = new Set(
  (
    "a an and at by for from in of on or the to with " +
    "من في علي عن مع او عايز عاوز محتاج مطلوب سعر اسعار انواع شراء نوع ماركه قدره سعه"
  ).split(" "),
);
const isFiller = (runs: readonly string[]): boolean => FILLERS.has(joinedRuns(runs));

/** What was typed between blanks, each with the text by which it is found. */
const writtenWords = (typed: string) =>
  typed
    .split(/[\s,;()]+/)
    .filter(Boolean)
    .map((word) => ({ word, searched: joinedRuns(runsOf(word).map(({ text }) => text)) }));

/** The words of a term as they were typed: a term has only their stems. */
function typedText(written: ReturnType<typeof writtenWords>, { words }: SearchTerm): string {
  const texts = words.map((runs) => {
    const word = joinedRuns(runs);
    return written.find(({ searched }) => searched.includes(word))?.word ?? word;
  });
  return [...new Set(texts)].join(" ");
}
