import { attributeFinder, nameKey, type Attribute } from "./attribute.ts";

/** Names that probably mean the same, to be renamed to `to`. */
export type MergeProposal = { to: string; from: string[]; why: "synonym" | "spelling" | "typing" };

type UsedName = { name: string; uses: number };

/** A name without case, blanks, punctuation and the s of plurals: 'Air-flows' and 'airflow' are spelled alike. */
function spellingKey(name: string): string {
  const words = name.split(/[\s\p{P}]+/u).map((word) =>
    nameKey(word)
      .replace(/ies$/u, "y")
      .replace(/(?<=[^siu'’])s$/u, ""),
  );
  return words.join("");
}

/** The edit distance, at most `most` + 1: letters added, left out or replaced, or two neighbours exchanged. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[\s\p{P}]+/u)
    .filter(Boolean);

/** Whether two names differ only by typing errors. A short word, a number or another first letter is another word. */
function isMistyped(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  return a.every((word, index) => {
    const other = b[index] ?? "";
    if (word === other) return true;
    const shorter = Math.min(word.length, other.length);
    if (shorter < 5 || word[0] !== other[0] || /\d/.test(word + other)) return false;
    const most = shorter < 8 ? 1 : 2;
    return editDistance(word, other, most) <= most;
  });
}

/** Near duplicates among the names in use, with the name that all of them should have: the catalogue's, or the most used one. */
export function mergeProposals(
  names: readonly UsedName[],
  attributes: readonly Pick<Attribute, "name" | "synonyms">[],
): MergeProposal[] {
  const find = attributeFinder(attributes);
  const proposals = new Map<string, MergeProposal>();
  const propose = (to: string, from: string, why: MergeProposal["why"]) => {
    const known = proposals.get(to);
    if (known) known.from.push(from);
    else proposals.set(to, { to, from: [from], why });
  };

  const catalogue = new Set(attributes.map(({ name }) => name));
  const unknown: UsedName[] = [];
  for (const used of names) {
    const attribute = find(used.name);
    if (!attribute) unknown.push(used);
    else if (attribute.name !== used.name)
      propose(attribute.name, used.name, nameKey(attribute.name) === nameKey(used.name) ? "spelling" : "synonym");
  }

  const ranked = unknown.toSorted((a, b) => b.uses - a.uses || (a.name < b.name ? -1 : 1));
  const bySpelling = new Map([...catalogue].map((name) => [spellingKey(name), name]));
  const byBeginning = new Map<string, { name: string; words: string[] }[]>();
  const remember = (name: string) => {
    const words = wordsOf(name);
    const beginning = words.map((word) => word[0]).join("");
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), { name, words }]);
  };
  for (const name of catalogue) remember(name);
  for (const { name } of ranked) {
    const key = spellingKey(name);
    const alike = bySpelling.get(key);
    if (alike !== undefined) {
      propose(alike, name, "spelling");
      continue;
    }
    const words = wordsOf(name);
    const others = byBeginning.get(words.map((word) => word[0]).join("")) ?? [];
    const intended = others.find((other) => isMistyped(words, other.words));
    if (intended) propose(intended.name, name, "typing");
    else {
      bySpelling.set(key, name);
      remember(name);
    }
  }
  return [...proposals.values()];
}
