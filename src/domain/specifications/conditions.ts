import type { InUnits } from "../units/shown-value.ts";
import { withFiguresIsolated } from "../languages/languages.ts";
import { hasArabic } from "../text/arabic-letters.ts";
import { nameKey } from "./attribute.ts";

/** A specification of the same product that says at which conditions a figure holds. */
export type Condition = {
  /** The name of its attribute, and the key of the stored one, which is the same in every language. */
  name: string;
  key: string;
  value: string;
  /** A single number in the unit of its attribute, and how many decimals that has; null for a range or a text. */
  number: number | null;
  decimals: number | null;
} & InUnits;

/** The conditions at which a figure holds, as a text: 'entering condenser water 29.44 °C, leaving chilled water 6.67 °C'. */
export type HeldAt = {
  /** Equal for figures that hold at the same conditions, and only those may be ranked against each other. */
  point: string;
  /** The standard whose rating point it is. */
  standard?: string;
  value: string;
} & InUnits;

/*
 * The standard rating points of chillers, in °C. AHRI 550/590 (I-P): water leaves the evaporator at 44 °F and enters the condenser at
 * 85 °F, air enters it at 95 °F. AHRI 551/591 (SI) and EN 14511: 7, 30 and 35 °C.
 */
const LEAVING = "Leaving chilled water temperature";
const WATER = "Entering condenser water temperature";
const AIR = "Condenser entering air temperature";
const RATING_POINTS: readonly { standard: string; conditions: Readonly<Record<string, number>> }[] = [
  { standard: "AHRI 550/590", conditions: { [WATER]: 29.4, [LEAVING]: 6.7 } },
  { standard: "AHRI 550/590", conditions: { [AIR]: 35, [LEAVING]: 6.7 } },
  { standard: "AHRI 551/591, EN 14511", conditions: { [WATER]: 30, [LEAVING]: 7 } },
  { standard: "AHRI 551/591, EN 14511", conditions: { [AIR]: 35, [LEAVING]: 7 } },
];

/** Temperatures that are stated more exactly than this are those of the same point: 29.44 °C and 29.4 °C are 85 °F. */
const DECIMALS = 1;
const rounded = ({ number, decimals }: Condition): number | null =>
  number === null ? null : Number(number.toFixed(decimals ?? DECIMALS));

/** The conditions at which a figure holds, in the order of its attribute; null if the product states none. */
export function heldAt(conditions: readonly Condition[]): HeldAt | null {
  if (conditions.length === 0) return null;
  const standard = standardOf(conditions);
  const text = (valueOf: (condition: Condition) => string): string =>
    withFiguresIsolated(
      [
        ...(standard ? [`${standard}: `] : []),
        listed(conditions.map((condition) => `${shortName(condition.name)} ${valueOf(condition)}`)),
      ].join(""),
    );
  const inSystem = (system: keyof InUnits): InUnits =>
    conditions.some((condition) => condition[system] !== undefined)
      ? { [system]: text((condition) => condition[system] ?? condition.value) }
      : {};
  return {
    point: conditions.map((one) => `${one.key} ${rounded(one) ?? nameKey(one.value)}`).join(", "),
    ...(standard !== undefined && { standard }),
    value: text(({ value }) => value),
    ...inSystem("si"),
    ...inSystem("ip"),
  };
}

const listed = (texts: readonly string[]): string => texts.join(texts.some(hasArabic) ? "، " : ", ");

function standardOf(conditions: readonly Condition[]): string | undefined {
  return RATING_POINTS.find(
    ({ conditions: wanted }) =>
      conditions.length === Object.keys(wanted).length &&
      Object.entries(wanted).every(([name, number]) =>
        conditions.some((one) => one.key === nameKey(name) && rounded(one) === number),
      ),
  )?.standard;
}

/** 'Entering condenser water temperature' → 'entering condenser water', 'درجة حرارة المياه الداخلة' stays; so do abbreviations: 'ECWT'. */
function shortName(name: string): string {
  const short = name.replace(/ temperatures?$/i, "");
  return /^\p{Lu}\p{Ll}/u.test(short) ? short.charAt(0).toLowerCase() + short.slice(1) : short;
}

/** Conditions that are not stated, or not the same. */
export type NotRanked = "unstated" | "different";

/** Why figures that hold at these conditions (null: not stated) are not ranked against each other; null if they may be. */
export function whyNotRanked(figures: readonly (HeldAt | null)[]): NotRanked | null {
  if (figures.includes(null)) return "unstated";
  return new Set(figures.map((one) => one?.point)).size > 1 ? "different" : null;
}

/** Figures of a product that hold at the same conditions: their names and these conditions. */
export type ConditionNote = { names: string } & InUnits & { value: string };

/** What is said below the figures of a product about the conditions at which they hold: one note for each rating point. */
export function conditionNotes(figures: readonly { name: string; heldAt?: HeldAt | null }[]): ConditionNote[] {
  const held = figures.flatMap(({ name, heldAt: at }) => (at ? [{ name, at }] : []));
  return [...Map.groupBy(held, ({ at }) => at.point).values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { value, si, ip } = first.at;
    const inUnits = { ...(si !== undefined && { si }), ...(ip !== undefined && { ip }) };
    return [{ names: listed(some.map(({ name }) => name)), value, ...inUnits }];
  });
}
