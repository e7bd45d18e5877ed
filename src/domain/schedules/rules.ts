import type { ListedAttribute } from "../listing/product-data.ts";

/**
 * How a figure that a schedule asks for is compared with a stated one.
 * - `within`: from `below` less to `above` more, as shares of what is asked for.
 * - `near`: at most `by` away, in the unit of the specification.
 * - `covers`: the stated range has to include the asked one.
 * - `same`: equal words, such as a refrigerant, or equal numbers.
 * - `supply`: the same voltage, phases and frequency.
 * - `protection`: both digits of the IP code at least as high.
 */
export type Rule =
  | { kind: "within"; below: number; above: number }
  | { kind: "near"; by: number }
  | { kind: "atLeast" | "atMost" | "covers" | "same" | "supply" | "protection" };

const AT_LEAST: Rule = { kind: "atLeast" };
const AT_MOST: Rule = { kind: "atMost" };
/** Duties: never less than asked for, and no more than a tenth above, since a larger machine costs more and runs at part load. */
const DUTY: Rule = { kind: "within", below: 0, above: 0.1 };

/**
 * The rules by the names of specifications; the first that fits decides. What a schedule says itself comes before them ('≥', 'max.',
 * '±5 %', a range). Sources: duties as consultants' schedules mean them (no negative tolerance, unlike the makers' own of AHRI 550/590
 * and EN 14511, which are for tests); sound and pressure drop are limits by their nature; voltages as in IEC 60038; IP codes by
 * IEC 60529, where a higher digit includes the lower ones.
 */
const RULES: readonly (readonly [RegExp, Rule])[] = [
  [/sound|noise/i, AT_MOST],
  [/\b(?:cop|eer|iplv|seer|esp|nplv)\b|efficiency|external static pressure/i, AT_LEAST],
  [/pressure drop/i, AT_MOST],
  [/capacity control/i, { kind: "same" }],
  [/chilled water flow|condenser water flow|evaporator.*flow/i, { kind: "within", below: 0.1, above: 0.1 }],
  [/capacity|\bflow\b|\bhead\b/i, DUTY],
  [/sensible heat ratio/i, { kind: "within", below: 0.05, above: 0.05 }],
  [/power supply|electrical supply/i, { kind: "supply" }],
  [/power|minimum part load|speed/i, AT_MOST],
  [/operating|range/i, { kind: "covers" }],
  [/entering air temperature/i, AT_LEAST],
  [/temperature/i, { kind: "near", by: 0.5 }],
  [/protection|enclosure/i, { kind: "protection" }],
  [/volume/i, { kind: "within", below: 0, above: 0.25 }],
  [/current|pressure rating|load/i, AT_LEAST],
  [/width|height|depth|length|diameter|weight/i, AT_MOST],
];

type Ruled = Pick<ListedAttribute, "name" | "kind" | "better" | "unit"> & {
  /** What the office says in the catalogue of specifications. */
  asked?: string | null;
};

const LENGTHS = ["mm", "cm", "m"];
export const isLength = ({ name, unit }: Pick<Ruled, "name" | "unit">): boolean =>
  LENGTHS.includes(unit ?? "") && !/\bhead\b/i.test(name);

/**
 * The rule for a specification: what the office says comes first. `isSize`: the products are sized by their lengths, as cable trays are, so a width is no limit but the
 * size itself. Without a rule by name: what is better when higher is asked for at least, and so on; anything else has to be the same.
 */
export function ruleOf(attribute: Ruled, isSize = false): Rule {
  const said = officeRule(attribute.asked);
  if (said) return said;
  if (attribute.kind === "choice" || attribute.kind === "yes_no")
    return /protection/i.test(attribute.name) ? { kind: "protection" } : { kind: "same" };
  if (attribute.kind === "range") return { kind: "covers" };
  if (isSize && isLength(attribute)) return { kind: "same" };
  const known = RULES.find(([name]) => name.test(attribute.name));
  if (known && (attribute.kind !== "text" || known[1].kind === "supply")) return known[1];
  if (attribute.kind === "text") return { kind: "same" };
  return attribute.better === "higher" ? AT_LEAST : attribute.better === "lower" ? AT_MOST : { kind: "same" };
}

/** 'equal', 'at least', 'at most', 'within 5 %'; null for nothing. */
function officeRule(asked: string | null | undefined): Rule | null {
  const share = /^within ([\d.]+) %$/.exec(asked ?? "")?.[1];
  if (share !== undefined) return { kind: "within", below: Number(share) / 100, above: Number(share) / 100 };
  const kinds = { equal: "same", "at least": "atLeast", "at most": "atMost" } as const;
  return asked != null && Object.hasOwn(kinds, asked) ? { kind: kinds[asked as keyof typeof kinds] } : null;
}

/** What rules are called in a language. */
export type RuleWords = Readonly<Record<Exclude<Rule["kind"], "within" | "near">, string>> & {
  /** A distance on both sides: '5 %', '0.5 K'. */
  readonly within: (distance: string) => string;
  /** A share above what is asked for: '10 %'. */
  readonly above: (share: string) => string;
};

/** Number as a share: 0.05 → '5 %'. */
const percent = (share: number): string => `${Number((share * 100).toFixed(1))} %`;

/** What a rule means, for the explanation below a schedule. */
export function ruleText(rule: Rule, unit: string | null, words: RuleWords): string {
  switch (rule.kind) {
    case "within":
      return (rule.below === rule.above ? words.within : words.above)(percent(rule.above));
    case "near":
      return words.within(`${rule.by} ${unit === "°C" ? "K" : (unit ?? "")}`.trim());
    default:
      return words[rule.kind];
  }
}
