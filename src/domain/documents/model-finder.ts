import { foldedArabic } from "../text/arabic-letters.ts";
import { withLatinDigits } from "../text/numbers.ts";

/** A product as a document may name it. */
export type NamedProduct = { id: string; name: string; model: string | null; brand_id: string };
type NamedBrand = { id: string; name: string };

/** What a text names: products and brands, and the words by which they were found. */
export type Found = { products: NamedProduct[]; brand: NamedBrand | null; words: string };

type Run = { text: string; from: number; to: number };

const RUN = /\p{L}+|\p{N}+/gu;
const plain = (text: string): string => foldedArabic(withLatinDigits(text)).toLowerCase();
/** The letters and the digits of a text, one after the other. */
const runsOf = (text: string): Run[] =>
  [...plain(text).matchAll(RUN)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
const keyOf = (runs: readonly { text: string }[]): string => runs.map(({ text }) => text).join("");
const isNumber = (text: string | undefined): text is string => text !== undefined && /^\d+$/.test(text);

const LONGEST = 8;
const LONG_NAME = 8;
/** More products of a series are not proposed one by one. */
const PROPOSED_MAX = 20;
/** Between the two ends of a range: '30XA 200-500', '200 to 500'. */
const RANGE = /^\s*(?:[-–~]|\.\.|_?to_?|\s+)\s*$/i;

/** A short text of letters alone, or of digits alone, says too little: 'AHU', '2024'. */
const isTelling = (key: string): boolean =>
  key.length >= 3 && /\p{L}/u.test(key) && (/\d/.test(key) || key.length >= LONG_NAME);
const add = <V>(map: Map<string, V[]>, key: string, value: V): void =>
  void map.set(key, [...(map.get(key) ?? []), value]);

/** Finds the products that a file name or a text names, by model, by series, by range of a series, and by name. */
export function modelFinder(products: readonly NamedProduct[], brands: readonly NamedBrand[]): (text: string) => Found {
  const byModel = new Map<string, NamedProduct[]>();
  const bySeries = new Map<string, { product: NamedProduct; rest: string[] }[]>();
  const byName = new Map<string, NamedProduct[]>();
  for (const product of products) {
    const runs = runsOf(product.model ?? "").map(({ text }) => text);
    const model = runs.join("");
    if (model.length >= 3) add(byModel, model, product);
    for (let end = 1; end < runs.length; end += 1)
      add(bySeries, runs.slice(0, end).join(""), { product, rest: runs.slice(end) });
    const [first] = runsOf(product.name);
    if (first) add(byName, first.text, product);
  }
  const brandRuns = brands.map((brand) => ({ brand, key: keyOf(runsOf(brand.name)) })).filter(({ key }) => key);

  return (text) => {
    const runs = runsOf(text);
    const folded = plain(text);
    const at = (from: number, length: number): string => keyOf(runs.slice(from, from + length));
    const quote = (from: number, length: number): string =>
      folded.length === text.length
        ? text.slice(runs[from]?.from, runs[from + length - 1]?.to)
        : keyOf(runs.slice(from, from + length));
    const starts = runs.keys().toArray();
    const lengths = Array.from({ length: LONGEST }, (_, index) => LONGEST - index);
    const brand =
      brandRuns
        .filter(({ key }) => starts.some((from) => lengths.some((length) => at(from, length) === key)))
        .sort((a, b) => b.key.length - a.key.length)[0]?.brand ?? null;
    /** Those of the brand that is named; all of them where none of its is among them. */
    const ofBrand = <P extends NamedProduct>(found: readonly P[]): P[] => {
      const own = brand ? found.filter(({ brand_id }) => brand_id === brand.id) : [];
      return own.length > 0 ? own : [...found];
    };
    /** Letters alone count as a model where they are written as one: 'WSC'. */
    const isCapital = (from: number, length: number): boolean => /^[A-Z]{3,}$/.test(quote(from, length));
    const counts = (from: number, length: number): boolean => {
      const key = at(from, length);
      return isTelling(key) || isCapital(from, length) || (brand !== null && key.length >= 3);
    };

    const found = new Map<string, NamedProduct>();
    const words: string[] = [];
    const take = (some: readonly NamedProduct[], said: string): void => {
      for (const product of some) found.set(product.id, product);
      if (some.length > 0 && !words.includes(said)) words.push(said);
    };
    for (let from = 0; from < runs.length; from += 1) {
      const range = rangeAt(from);
      if (range) {
        take(range.products, quote(from, range.length));
        from += range.length - 1;
        continue;
      }
      const length = lengths.find(
        (some) => from + some <= runs.length && counts(from, some) && byModel.has(at(from, some)),
      );
      if (length === undefined) continue;
      take(ofBrand(byModel.get(at(from, length)) ?? []), quote(from, length));
      from += length - 1;
    }
    if (found.size === 0) takeSeries();
    if (found.size === 0) takeNames();
    const named = [...found.values()].slice(0, PROPOSED_MAX);
    const brandsOfNamed = new Set(named.map(({ brand_id }) => brand_id));
    const common = brandsOfNamed.size === 1 ? brands.find(({ id }) => brandsOfNamed.has(id)) : undefined;
    return { products: named, brand: brand ?? common ?? null, words: words.join(", ") };

    /** The products of a series between two numbers. */
    function rangeAt(from: number): { products: NamedProduct[]; length: number } | null {
      for (let length = 1; length < LONGEST && from + length + 1 < runs.length; length += 1) {
        const [low, high] = [runs[from + length], runs[from + length + 1]];
        const last = low && high && /^to$/.test(high.text) ? runs[from + length + 2] : high;
        if (!isNumber(low?.text) || !isNumber(last?.text) || !counts(from, length)) continue;
        if (!RANGE.test(folded.slice(low.to, last.from)) || Number(low.text) >= Number(last.text)) continue;
        const between = (bySeries.get(at(from, length)) ?? []).filter(
          ({ rest }) =>
            isNumber(rest[0]) && Number(rest[0]) >= Number(low.text) && Number(rest[0]) <= Number(last.text),
        );
        const some = ofBrand(between.map(({ product }) => product));
        if (some.length > 1) return { products: some, length: length + (last === high ? 2 : 3) };
      }
      return null;
    }

    /** The products whose models begin as the text says: '30XA' names 30XA 080 and 30XA 120. */
    function takeSeries(): void {
      for (const length of lengths)
        for (const from of starts) {
          const key = at(from, length);
          if (from + length > runs.length || !counts(from, length) || found.size > 0) continue;
          const some = ofBrand((bySeries.get(key) ?? []).map(({ product }) => product));
          if (some.length <= PROPOSED_MAX) take(some, quote(from, length));
        }
    }

    /** The product with the longest name of which all words are in the text. */
    function takeNames(): void {
      const present = new Set(runs.map((run) => run.text));
      const named = [...present].flatMap((word) =>
        (byName.get(word) ?? []).filter(({ name }) => {
          const own = runsOf(name);
          return own.length > 1 && own.every((run) => present.has(run.text));
        }),
      );
      const longest = Math.max(0, ...named.map(({ name }) => name.length));
      take(ofBrand(named.filter(({ name }) => name.length === longest)), named[0]?.name ?? "");
    }
  };
}
