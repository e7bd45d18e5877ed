/** Nothing to choose from. */
export class NothingToChoose extends Error {
  override name = "NothingToChoose";
}

/** Numbers that look random and are always the same for the same seed. */
export type Random = {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** True in one of `times` cases. */
  oneIn(times: number): boolean;
  /** One of a list. Throws NothingToChoose if it is empty. */
  oneOf<T>(list: readonly T[]): T;
  /** Some of a list in any order: at least one if there is any, at most `most`. */
  someOf<T>(list: readonly T[], most: number): T[];
  shuffled<T>(list: readonly T[]): T[];
  uuid(): string;
};

/** The generator of a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  return {
    below,
    oneIn: (times) => below(times) === 0,
    oneOf(list) {
      if (list.length === 0) throw new NothingToChoose();
      return list[below(list.length)] as (typeof list)[number];
    },
    someOf: (list, most) => shuffled(list).slice(0, 1 + below(most)),
    shuffled,
    uuid() {
      const digits = Array.from({ length: 32 }, () => below(16).toString(16)).join("");
      return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
    },
  };
}
