import type { ListedAttribute } from "../listing/product-data.ts";
import { SIZED } from "../units/searched-size.ts";
import { isConvertible } from "../units/unit-conversion.ts";
import { askedKey, SCHEDULE_NAMES, wholeKey } from "./asked-names.ts";
import { isLength } from "./rules.ts";

/** A specification of the catalogue with its other names, and how the office wants it compared with what is asked for. */
export type AskedAttribute = ListedAttribute & { synonyms: readonly string[]; asked?: string };

/** Words that measure something where they end a name: 'pump head', but not 'fan coil unit'. */
const MEASURES =
  /(?:^| )(?:cop|eer|iplv|esp|capacity|cooling|heating|sensible|latent|heat|power|input|consumption|absorbed|motor|fan|compressor|heater|flow|pressure|head|drop|temperature|ambient|load|rejection|current|volume|efficiency|ratio|duty|length|width|height|depth|weight|diameter|thickness|speed|level|sound|rating|recovery|air|water)$/;
/** Words that make another figure of it, wherever they stand: a heating coil has no cooling capacity. */
const QUALIFIES =
  /\b(?:net|gross|sensible|preheat|fresh|return|exhaust|extract|(?:outdoor|outside) air|latent|heating|heat|reheat|rejection|humidifier|condenser|evaporator|compressor|heater|fan|motor|piping)\b/;
const MACHINES = /\bheat (?:exchanger|pump|recovery)s?\b|\bfan coils?\b|\bcondenser water pumps?\b/g;

/** Whether words beside a figure say what it measures. */
export const namesMeasure = (name: string): boolean => {
  const key = askedKey(name).replace(MACHINES, "machine");
  return MEASURES.test(key) || QUALIFIES.test(key);
};
/** Whether words before a name change what it means: the capacity of 'heat rejection capacity' is none of cooling. */
export const changesMeasure = (words: string): boolean => {
  const key = askedKey(words);
  return MEASURES.test(key) || QUALIFIES.test(key);
};

/**
 * Whether figures in a unit can be compared with those of a specification. A head of water is also a pressure: 250 kPa are 25.5 m. Flow
 * in cubic feet per minute is of air, in gallons of water.
 */
function fitsUnit(attribute: Pick<ListedAttribute, "name" | "unit">, unit: string): boolean {
  if (attribute.unit === null) return false;
  const isOfAir = /\bair/i.test(attribute.name);
  if ((unit === "cfm" && !isOfAir) || (unit === "gpm" && isOfAir)) return false;
  return isConvertible(unit, isHead(attribute) && SIZED.get(unit)?.dimension === "pressure" ? "mH₂O" : attribute.unit);
}
export const isHead = ({ name, unit }: Pick<ListedAttribute, "name" | "unit">): boolean =>
  unit === "m" && /\bhead\b/i.test(name);

/** A figure as it was found: the words beside it, and its unit. Without a unit, any specification of the name fits. */
type NamedFigure = { name: string; unit: string | null };
export type FoundAttribute =
  | { attribute: AskedAttribute; isNamed: boolean }
  /** Specifications of this name have other units. */
  | { contradicts: AskedAttribute }
  | null;

/** Finds what a figure means; `expected` are the specifications of its category, most important first. */
export type AttributeFinder = (figure: NamedFigure, expected: readonly string[]) => FoundAttribute;

export function attributeFinder(attributes: readonly AskedAttribute[]): AttributeFinder {
  const byKey = new Map<string, AskedAttribute[]>();
  const addKey = (key: string, attribute: AskedAttribute): void => {
    const some = byKey.get(key) ?? [];
    if (!some.includes(attribute)) byKey.set(key, [...some, attribute]);
  };
  const add = (name: string, attribute: AskedAttribute): void => {
    const short = askedKey(name);
    addKey(wholeKey(name), attribute);
    // 'Rated pressure' is not any pressure.
    if (short.includes(" ")) addKey(short, attribute);
  };
  // The catalogue's own names first, then its synonyms, then those of schedules.
  for (const attribute of attributes) add(attribute.name, attribute);
  for (const attribute of attributes) for (const synonym of attribute.synonyms) add(synonym, attribute);
  for (const attribute of attributes) for (const name of SCHEDULE_NAMES.get(attribute.name) ?? []) add(name, attribute);
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const fits = (attribute: AskedAttribute, unit: string | null) => unit === null || fitsUnit(attribute, unit);

  return ({ name, unit }, expected) => {
    const key = askedKey(name);
    const ofCategory = expected.flatMap((id) => byId.get(id) ?? []);
    if (key === "") {
      const unnamed = unit === null ? undefined : unnamedOf(unit, ofCategory);
      return unnamed ? { attribute: unnamed, isNamed: false } : null;
    }
    const called = byKey.get(wholeKey(name)) ?? byKey.get(key) ?? [];
    const inOrder = [...called.filter(({ id }) => expected.includes(id)), ...called];
    const [first] = inOrder;
    const fitting = inOrder.find((attribute) => fits(attribute, unit));
    // 'Chilled water flow' of a pump: its category knows one flow, whatever flows.
    const only = ofCategory.find((one) => fits(one, unit) && endsWithName(key, askedKey(one.name)));
    if (fitting && (expected.includes(fitting.id) || !only)) return { attribute: fitting, isNamed: true };
    if (only) return { attribute: only, isNamed: true };
    return first ? { contradicts: first } : null;
  };
}

/** Whether a name ends with another one, and the words before it make no other figure of that: sensible cooling capacity. */
const endsWithName = (key: string, name: string): boolean =>
  key.endsWith(` ${name}`) && !PART_OF.test(key.slice(0, -name.length));
const PART_OF =
  /\b(?:net|gross|sensible|latent|heating|reheat|preheat|fan|motor|compressor|heater|humidifier|piping)\b/;

/** Units of pressures that pipes and vessels withstand. */
const WITHSTOOD = new Set(["bar", "psi", "MPa"]);
/** Units of many things: a figure in one of them needs a name. */
const AMBIGUOUS = new Set(["°C", "°F", "K", "%", "mm", "cm", "in", "V", "Hz"]);

/**
 * What a figure without a name means: in a unit by which machines are sized, the first specification that the category expects in it; in
 * another unit, or one of pressures, which are of many kinds, the only one.
 */
function unnamedOf(unit: string, expected: readonly AskedAttribute[]): AskedAttribute | undefined {
  const fitting = expected.filter((one) => fitsUnit(one, unit));
  const [first] = fitting;
  const dimension = SIZED.get(unit)?.dimension;
  if (first === undefined || (dimension !== undefined && dimension !== "pressure")) return first;
  // What a machine withstands is not what it loses.
  if (WITHSTOOD.has(unit) && /drop|static/i.test(first.name)) return undefined;
  if (expected[0] !== undefined && isLength(expected[0])) return fitting.find(isLength);
  return fitting.length === 1 && !AMBIGUOUS.has(unit) ? first : undefined;
}
