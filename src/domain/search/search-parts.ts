import { firstAtLeast } from "../text/numbers.ts";
import type { IndexedText, IndexPart } from "./search-index.ts";

/** A part of the index as it is stored: the beginning of its words, and its content as JSON. */
export type BuiltPart = { beginning: string; json: string };

/** Larger parts are divided. This many characters are about 12 KB when compressed. */
const PART_CHARACTERS = 40_000;
/** If a larger share of the texts has changed, the index is made from scratch. */
const MANY = 0.05;

type Postings = { texts: number[]; titles: number[] };
type Range = { beginning: string; from: number; to: number };

/**
 * Incremental index builder. Each call gets all texts by position (undefined where there is none) and returns the parts of
 * the index. Only texts that are other objects than in the last call cost time, and unchanged parts stay the same objects. The
 * result depends only on the texts, not on earlier calls.
 */
export function indexMaker(): (texts: readonly (IndexedText | undefined)[]) => BuiltPart[] {
  let last: readonly (IndexedText | undefined)[] = [];
  let postings = new Map<string, Postings>();
  let words: string[] = [];
  let parts = new Map<string, { to: string | undefined; made: BuiltPart }>();

  /** Replaces a text in the postings; returns the words whose postings have changed. */
  function replaceText(position: number, before: IndexedText | undefined, now: IndexedText | undefined): string[] {
    const changed: string[] = [];
    const [old, present] = [wordsOf(before), wordsOf(now)];
    for (const word of old.words) {
      if (present.words.has(word) && present.title.has(word) === old.title.has(word)) continue;
      changed.push(word);
      const known = postings.get(word);
      if (known) for (const list of [known.texts, known.titles]) without(list, position);
    }
    for (const word of present.words) {
      if (old.words.has(word) && present.title.has(word) === old.title.has(word)) continue;
      changed.push(word);
      let known = postings.get(word);
      if (!known) postings.set(word, (known = { texts: [], titles: [] }));
      withPosition(known.texts, position);
      if (present.title.has(word)) withPosition(known.titles, position);
    }
    return changed;
  }

  function update(texts: readonly (IndexedText | undefined)[]): ReadonlySet<string> | null {
    const positions: number[] = [];
    for (let at = 0; at < Math.max(texts.length, last.length); at += 1) if (texts[at] !== last[at]) positions.push(at);
    if (last.length === 0 || positions.length > last.length * MANY + 20) {
      postings = new Map();
      texts.forEach((text, at) => void replaceText(at, undefined, text));
      words = [...postings.keys()].sort();
      parts = new Map();
      last = texts;
      return null;
    }
    const changed = new Set(positions.flatMap((at) => replaceText(at, last[at], texts[at])));
    last = texts;
    let sorted = true;
    const gone = new Set<string>();
    const known = new Set<string>();
    for (const word of changed) if (postings.get(word)?.texts.length === 0) gone.add(word);
    if (gone.size > 0) {
      for (const word of gone) postings.delete(word);
      words = words.filter((word) => !gone.has(word));
    }
    if (postings.size > words.length) {
      for (const word of words) if (changed.has(word)) known.add(word);
      for (const word of changed) {
        if (gone.has(word) || known.has(word)) continue;
        words.push(word);
        sorted = false;
      }
    }
    if (!sorted) words.sort();
    return changed;
  }

  return (texts) => {
    const changed = update(texts);
    const ranges = divided(words, (word) => weightOf(word, postings.get(word)));
    const changedRanges = new Set<string>();
    const beginnings = ranges.map(({ beginning }) => beginning);
    for (const word of changed ?? []) changedRanges.add(beginnings.findLast((beginning) => beginning <= word) ?? "");
    const next = new Map<string, { to: string | undefined; made: BuiltPart }>();
    for (const [index, range] of ranges.entries()) {
      const to = beginnings[index + 1];
      const known = parts.get(range.beginning);
      const isSame = known && known.to === to && !changedRanges.has(range.beginning);
      next.set(range.beginning, isSame ? known : { to, made: madePart(range, words, postings) });
    }
    parts = next;
    return [...parts.values()].map(({ made }) => made);
  };
}

const wordsOf = (text: IndexedText | undefined): Record<keyof IndexedText, ReadonlySet<string>> => ({
  words: setOf(text?.words),
  title: setOf(text?.title),
});
const setOf = (words = ""): ReadonlySet<string> => new Set(words === "" ? [] : words.split(" "));

const weightOf = (word: string, postings: Postings | undefined): number =>
  word.length + 8 + 3 * ((postings?.texts.length ?? 0) + (postings?.titles.length ?? 0));

/**
 * Divides sorted words by their beginnings into ranges that are small, or a single word. Neighbours with the same beginning share
 * a range if they fit, so that a change moves no border outside that beginning.
 */
function divided(words: readonly string[], weight: (word: string) => number): Range[] {
  const sums = new Float64Array(words.length + 1);
  words.forEach((word, at) => (sums[at + 1] = (sums[at] ?? 0) + weight(word)));
  const sizeOf = (from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0);
  const ranges: Range[] = [];
  const divide = ({ beginning, from, to }: Range, length: number): void => {
    if (to - from <= 1 || sizeOf(from, to) <= PART_CHARACTERS) {
      ranges.push({ beginning, from, to });
      return;
    }
    let open: Range | null = null;
    for (const group of groupsOf(words, { beginning, from, to }, length + 1)) {
      const isLarge = sizeOf(group.from, group.to) > PART_CHARACTERS;
      if (open && (isLarge || sizeOf(open.from, group.to) > PART_CHARACTERS)) {
        ranges.push(open);
        open = null;
      }
      if (isLarge) divide(group, length + 1);
      else if (open) open.to = group.to;
      else open = group;
    }
    if (open) ranges.push(open);
  };
  if (words.length > 0) divide({ beginning: "", from: 0, to: words.length }, 0);
  return ranges;
}

/** The words of a range by their beginnings of some length. Shorter words come first and belong to the first group. */
function groupsOf(words: readonly string[], { beginning, from, to }: Range, length: number): Range[] {
  const groups: Range[] = [];
  for (let at = from; at < to; at += 1) {
    const own = (words[at] ?? "").slice(0, length);
    const last = groups.at(-1);
    if (!last) groups.push({ beginning, from, to: at + 1 });
    else if (own.length < length || own === (words[last.to - 1] ?? "").slice(0, length)) last.to = at + 1;
    else groups.push({ beginning: own, from: at, to: at + 1 });
  }
  return groups;
}

function madePart(
  { beginning, from, to }: Range,
  words: readonly string[],
  postings: Map<string, Postings>,
): BuiltPart {
  const own = words.slice(from, to);
  const part: IndexPart = {
    words: own,
    texts: own.map((word) => distances(postings.get(word)?.texts)),
    titles: own.map((word) => distances(postings.get(word)?.titles)),
  };
  return { beginning, json: JSON.stringify(part) };
}

const distances = (positions: readonly number[] = []): number[] =>
  positions.map((at, index) => at - (positions[index - 1] ?? 0));

/** The index of the first position that is not smaller. */
function placeOf(positions: readonly number[], position: number): number {
  if ((positions.at(-1) ?? -1) < position) return positions.length;
  return firstAtLeast(positions, position);
}

function withPosition(positions: number[], position: number): void {
  const place = placeOf(positions, position);
  if (positions[place] !== position) positions.splice(place, 0, position);
}

function without(positions: number[], position: number): void {
  const place = placeOf(positions, position);
  if (positions[place] === position) positions.splice(place, 1);
}
