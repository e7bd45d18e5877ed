import { isUnit } from "#domain/units/unit-pattern.ts";
import { capitalised } from "../../text/text.ts";

/** The heading of a column: what it names, and the unit that stands beside it. */
export type Heading = { name: string; unit: string };

/** Units as column names of databases write them: 'chilled_water_flow_l_s'. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  kw: "kW",
  w: "W",
  mw: "MW",
  kva: "kVA",
  tr: "TR",
  btu_h: "Btu/h",
  btuh: "Btu/h",
  c: "°C",
  degc: "°C",
  f: "°F",
  k: "K",
  l_s: "l/s",
  ls: "l/s",
  m3_h: "m³/h",
  m3h: "m³/h",
  m3_s: "m³/s",
  gpm: "gpm",
  cfm: "cfm",
  pa: "Pa",
  kpa: "kPa",
  bar: "bar",
  mm: "mm",
  m: "m",
  kg: "kg",
  v: "V",
  a: "A",
  hz: "Hz",
  db: "dB",
  dba: "dB(A)",
  rpm: "rpm",
  pct: "%",
  percent: "%",
  pcs: "pcs",
};

/** The unit that stands in brackets: 'kW', 'C' → '°C', 'percent' → '%', '-' → ''; null if it is something else. */
function unitInBrackets(inside: string): string | null {
  if (/^[-–—]?$/.test(inside)) return "";
  const written = /^[CF]$/.test(inside) || !isUnit(inside) ? WRITTEN_OUT[inside.toLowerCase()] : undefined;
  return written ?? (isUnit(inside) ? inside : null);
}

/** The unit that a text is, with or without brackets: '(kW)', 'kW', '{C}'; null if it is none. */
function unitOf(text: string): string | null {
  const bracketed = /^[([{](.*)[)\]}]$/.exec(text);
  if (bracketed) return unitInBrackets((bracketed[1] ?? "").trim());
  return /^[-–—]?$/.test(text) ? "" : isUnit(text) ? text : null;
}

/** Whether a cell of a header row holds only a unit, with or without brackets. */
export const isUnitCell = (text: string): boolean => text !== "" && unitOf(text) !== null;

const WITHOUT_BRACKETS = new Set([
  ...Object.values(WRITTEN_OUT).filter((unit) => unit.length > 1),
  "%",
  "dBA",
  "kWh",
  "cm",
]);

/**
 * Whether a last word is certainly a unit: 'Weight kg', 'Flow m³/h', 'Sound level dB(A)'. Words and single letters may mean
 * something else: 'Class A', 'Number of rows', 'Heat pump A/W'.
 */
const isUnitWithoutBrackets = (word: string): boolean =>
  WITHOUT_BRACKETS.has(word) || (/[/·²³]/.test(word) && !/^[A-Z]\/[A-Z]$/.test(word) && isUnit(word));

/** Invisible characters: zero-width spaces and soft hyphens. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** Marks of footnotes, at the end or before the unit: 'Capacity ¹)', 'Air flow* (m³/h)', 'Weight 2)'. */
const FOOTNOTE = /(?:\s*[¹²³⁴-⁹]+\)|\s+[¹²³⁴-⁹]+|\s*\*+\)?|\s+\d\))(?=\s*(?:[([{,/]|$))/g;

/** A name, what stands in brackets, and what follows. */
const IN_BRACKETS = [
  /^(.*\S)\s*[([{]([^()[\]{}]*(?:\([^()]*\)[^()[\]{}]*)?)[)\]}]()$/,
  // Braces are for nothing but units, wherever they stand: 'Height {m} (max)'.
  /^(.*\S)\s*\{([^{}]*)\}(.*)$/,
];

/**
 * Takes the unit out of a heading: 'Capacity (kW)', 'Capacity [kW]', 'Capacity, kW', 'Capacity / kW', 'Capacity kW',
 * 'capacity_kw'. What stands in brackets and is no unit stays where it is: 'Power (nominal)'.
 */
export function readHeading(text: string): Heading {
  const whole = text.replace(INVISIBLE, "").replace(/\s+/g, " ").trim().replace(FOOTNOTE, "");
  const [, first = "", last = ""] = /^(.*\S) (\S+)$/.exec(whole) ?? [];
  if (/[^\s/:,–—-]$/.test(first) && isUnitWithoutBrackets(last)) return { name: first, unit: last };
  const parted = /^(.*\S)\s*(?:,|\s\/|:|\s[–—-])\s+(\S.*)$/.exec(whole);
  const [, name = "", rest = ""] = parted ?? [];
  const listed = unitOf(rest);
  if (name && rest && listed !== null) return { name, unit: listed };
  for (const pattern of IN_BRACKETS) {
    const [, before = "", inside = "", after = ""] = pattern.exec(whole) ?? [];
    const unit = unitInBrackets(inside.trim());
    if (before && unit !== null) return { name: before + after, unit };
  }
  return /^[a-z0-9]+(?:_[a-z0-9]+)+$/i.test(whole) ? fromColumnName(whole) : { name: whole, unit: "" };
}

/** 'leaving_chilled_water_c' → Leaving chilled water, °C. */
function fromColumnName(text: string): Heading {
  const words = text.split("_");
  for (const count of [2, 1]) {
    const unit = WRITTEN_OUT[words.slice(-count).join("_").toLowerCase()];
    if (unit && words.length > count) return { name: sentence(words.slice(0, -count)), unit };
  }
  return { name: sentence(words), unit: "" };
}

const sentence = (words: readonly string[]): string => capitalised(words.join(" "));
