import type { ListedAttribute } from "../listing/product-data.ts";
import { showQuantity, type UnitSystem } from "../units/unit-system.ts";
import { writtenNumber } from "../text/written-numbers.ts";
import type { Compared, Proposal } from "./match.ts";
import type { ScheduleRow } from "./resolve-row.ts";
import { ruleText, type RuleWords } from "./rules.ts";
import type { Ends, Verdict } from "./verdict.ts";

/** A line of a comparison sheet; `verdict` is null for what cannot be compared. */
export type SheetLine = { name: string; required: string; proposed: string; verdict: Verdict | null; remark: string };

type Heads = readonly [specification: string, required: string, proposed: string, verdict: string, remark: string];

/** What comparison sheets say, in the language of their readers. */
export type SheetWords = {
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly notCompared: string;
  readonly heads: Heads;
  /** Before the heads, where all sheets are one table: tag, service, quantity, product, brand, page. */
  readonly rowHeads: readonly string[];
  readonly rules: RuleWords;
  readonly make: string;
  readonly notStated: (name: string) => string;
  readonly statedAs: (name: string, value: string) => string;
  readonly asAsked: (name: string) => string;
  readonly insteadOf: (name: string, value: string, asked: string) => string;
  readonly figure: (name: string, value: string) => string;
  /** `away`: '+5 %'. */
  readonly differs: (name: string, value: string, away: string) => string;
  /** `limit`: '5.9 ≥ 5.8'. */
  readonly limit: (name: string, limit: string) => string;
  readonly asEqual: string;
  readonly severalCases: string;
  readonly asLimited: string;
  readonly away: (away: string, asked: string) => string;
  /** `held`: the conditions at which a figure holds. */
  readonly at: (held: string) => string;
  readonly noConditions: string;
  /** Between two remarks. */
  readonly between: string;
  /** Why something is not compared, which the reader of schedules says in English. */
  readonly reason: (english: string) => string;
};

export const verdictText = (verdict: Verdict | null, words: SheetWords): string =>
  verdict === null ? words.notCompared : words.verdicts[verdict];

/** The words of a sheet's readers, and the specifications with the names that they know; others keep theirs. */
export type SheetLanguage = { words: SheetWords; attributes: readonly ListedAttribute[] };

/** What a requirement asks for. The make is the only one that is no specification. */
export const nameIn = ({ words, attributes }: SheetLanguage, { name, attribute }: Compared["requirement"]): string =>
  attribute ? (attributes.find(({ id }) => id === attribute.id)?.name ?? name) : words.make;

/** What the product states, in the units of the page; empty for nothing. */
function statedText({ stated, requirement: { attribute } }: Compared, system: UnitSystem): string {
  if (stated === null) return "";
  if (stated.kind === "words") return stated.all.join(", ");
  return attribute ? showQuantity(stated, measured(attribute), system) : "";
}

/** What is asked for as typed, and the same in the unit of the catalogue if that is another one. */
function requiredText({ requirement: { text, need, attribute } }: Compared, system: UnitSystem): string {
  if (need.kind === "words" || need.converted === null || !attribute) return text;
  const converted = showQuantity(rounded(need), measured(attribute), system);
  return converted === text ? text : `${text} (${converted})`;
}

/** As precise as a requirement is: 350 TR are 1,231 kW. */
const rounded = ({ low, high }: Ends): Ends => ({ low: fourDigits(low), high: fourDigits(high) });
const fourDigits = (number: number): number => (Number.isFinite(number) ? Number(number.toPrecision(4)) : number);

const measured = ({ name, unit, group, decimals }: NonNullable<Compared["requirement"]["attribute"]>) => ({
  name,
  unit,
  group,
  decimals,
});

/** How far the stated number is from the asked one: '+5 %', '−13 %'; empty unless both are one number. */
function difference({ stated, requirement: { need } }: Compared): string {
  if (stated?.kind !== "number" || need.kind !== "number") return "";
  if (stated.low !== stated.high || need.low !== need.high || need.low === 0) return "";
  const share = ((stated.low - need.low) / Math.abs(need.low)) * 100;
  const written = writtenNumber(Math.abs(share), { maximumSignificantDigits: 2 });
  return Math.abs(share) < 0.05 ? "±0\u00a0%" : `${share < 0 ? "−" : "+"}${written}\u00a0%`;
}

/** Whether differences are said as shares: not of temperatures, whose zero is arbitrary. */
const isShare = ({ requirement: { attribute, rule } }: Compared): boolean =>
  rule.kind !== "near" && !/°/.test(attribute?.unit ?? "");

/** The reason for a verdict in a few words: 'Cooling capacity 1,055 kW, +5 %', 'COP 5.9 ≥ 5.8', 'Refrigerant as asked', 'Width not stated'. */
export function reasonText(compared: Compared, system: UnitSystem, of: SheetLanguage): string {
  const reason = bareReason(compared, system, of);
  const held = heldIn(of, compared, system);
  return held === "" ? reason : `${reason} ${held}`;
}

/** The conditions at which a figure holds; empty where it depends on none. */
const heldIn = ({ words }: SheetLanguage, { heldAt }: Compared, system: UnitSystem): string =>
  heldAt ? words.at(heldAt(system) ?? words.noConditions) : "";

function bareReason(compared: Compared, system: UnitSystem, of: SheetLanguage): string {
  const { words } = of;
  const { requirement, verdict, stated } = compared;
  const { rule, need } = requirement;
  const name = nameIn(of, requirement);
  const value = statedText(compared, system);
  if (verdict === "unstated") return value === "" ? words.notStated(name) : words.statedAs(name, value);
  if (need.kind === "words" || stated?.kind !== "number")
    return verdict === "complies" ? words.asAsked(name) : words.insteadOf(name, value, requirement.text);
  const sign = signOf(rule.kind, need, verdict);
  if (sign === null) {
    const away = isShare(compared) ? difference(compared) : "";
    return away === "" ? words.figure(name, value) : words.differs(name, value, away);
  }
  return words.limit(name, `${value} ${sign} ${requirement.text.replace(/^[≥≤<>=\s]+/, "")}`);
}

/** The sign between a stated number and a limit; null where nearness counts. */
function signOf(rule: string, need: { low: number; high: number }, verdict: Verdict): string | null {
  const isLeast = need.low === need.high ? rule === "atLeast" : !Number.isFinite(need.high);
  const isMost = need.low === need.high ? rule === "atMost" : !Number.isFinite(need.low);
  if (isLeast) return verdict === "complies" ? "≥" : "<";
  if (isMost) return verdict === "complies" ? "≤" : ">";
  return null;
}

/** The comparison sheet of a row and the product that was chosen for it. */
export function sheetLines(
  row: ScheduleRow,
  { compared }: Proposal,
  system: UnitSystem,
  of: SheetLanguage,
): SheetLine[] {
  const lines = compared.map((one): SheetLine => {
    const { requirement, verdict } = one;
    return {
      name: nameIn(of, requirement),
      required: requiredText(one, system),
      proposed: statedText(one, system) || "–",
      verdict,
      remark: [remarkOf(one, of.words), heldIn(of, one, system)].filter(Boolean).join(of.words.between),
    };
  });
  const others = row.uncompared.map(({ text, reason }): SheetLine => ({
    name: "",
    required: text,
    proposed: "–",
    verdict: null,
    remark: of.words.reason(reason),
  }));
  return [...lines, ...others];
}

function remarkOf(compared: Compared, words: SheetWords): string {
  const { requirement, verdict, stated } = compared;
  const { rule, attribute, need } = requirement;
  if (verdict === "unstated") {
    if (stated === null || compared.heldAt) return "";
    return need.kind === "words" && need.orEqual ? words.asEqual : words.severalCases;
  }
  const isOwn = need.kind === "number" && need.low !== need.high;
  const asked = isOwn ? words.asLimited : ruleText(rule, attribute?.unit ?? null, words.rules);
  const away = isShare(compared) ? difference(compared) : "";
  return away === "" ? asked : words.away(away, asked);
}

/** A row of the schedule with the product that was chosen for it. */
export type ChosenRow = {
  row: ScheduleRow;
  quantity: number;
  product: { name: string; brand: string; address: string };
  proposal: Proposal;
};

/** All comparison sheets as one table: the headings, then a line for each requirement. */
export const sheetTable = (chosen: readonly ChosenRow[], system: UnitSystem, of: SheetLanguage): string[][] => [
  [...of.words.rowHeads, ...of.words.heads],
  ...chosen.flatMap(({ row, quantity, product, proposal }) =>
    sheetLines(row, proposal, system, of).map(({ name, required, proposed, verdict, remark }) => [
      row.tag,
      row.service || row.description,
      String(quantity),
      product.name,
      product.brand,
      product.address,
      name,
      required,
      proposed,
      verdictText(verdict, of.words),
      remark,
    ]),
  ),
];
