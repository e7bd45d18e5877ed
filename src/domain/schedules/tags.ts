/*
 * Tags of equipment, such as CH-01. Their letters are the usual ones of consultants' schedules (the equipment designations of CIBSE and
 * ASHRAE drawings); what they mean is given in words that name categories of a catalogue.
 */

const LETTERS: Readonly<Record<string, string>> = {
  CH: "chiller",
  CHL: "chiller",
  CHR: "chiller",
  WCC: "water cooled chiller",
  WCCH: "water cooled chiller",
  ACC: "air cooled chiller",
  ACCH: "air cooled chiller",
  AHU: "air handling unit",
  FAHU: "air handling unit",
  PAU: "air handling unit",
  FCU: "fan coil unit",
  FC: "fan coil unit",
  RTU: "rooftop unit",
  PACU: "rooftop unit",
  CRAC: "close control unit",
  CRAH: "close control unit",
  CCU: "close control unit",
  VRF: "VRF outdoor unit",
  ODU: "VRF outdoor unit",
  P: "pump",
  PMP: "pump",
  CHWP: "pump",
  PCHWP: "pump",
  SCHWP: "pump",
  CWP: "pump",
  CDWP: "pump",
  HWP: "pump",
  FP: "fire pump",
  PHE: "plate heat exchanger",
  HX: "heat exchanger",
  HE: "heat exchanger",
  EV: "pressure vessel",
  ET: "pressure vessel",
  PV: "pressure vessel",
  CT: "cooling tower",
  MDB: "distribution panel",
  SMDB: "distribution panel",
  DB: "distribution panel",
  MCC: "motor control panel",
  MCP: "motor control panel",
  PFC: "power factor correction",
};

/** What the letters of a tag mean: 'CH-01' → 'chiller'; empty for others. */
export function tagMeaning(tag: string): string {
  const [letters] = /^[A-Z]+/.exec(tag.toUpperCase().trim()) ?? [];
  return letters !== undefined && Object.hasOwn(LETTERS, letters) ? (LETTERS[letters] ?? "") : "";
}

/** Letters before a number that are no tag: refrigerants, sizes, ratings, noise criteria. */
const NO_TAGS = new Set([
  "R",
  "IP",
  "DN",
  "PN",
  "NC",
  "NR",
  "COP",
  "EER",
  "IPLV",
  "ESP",
  "QTY",
  "NO",
  "NOS",
  "MERV",
  "SS",
  "HP",
]);
const NUMBER_PART = String.raw`[-–_/. ]{0,2}(?:[A-Z0-9]{1,6}[-–_/.]){0,4}[A-Z]{0,2}\d{1,4}[A-Z]?`;
const ONE = String.raw`[A-Z]{1,6}${NUMBER_PART}`;
/** A number alone goes on a list of tags only where it cannot be a figure: '350' of 'CH-01, 350 TR' can, '03' of 'CH-01~03 x' not. */
const FURTHER = String.raw`\d{1,3}[A-Z]?(?![\d.A-Z])(?!\s*[\p{L}°%"′″]|\.\d)`;
const NUMBER = String.raw`\d{1,3}(?![\d.A-Z])`;
/** A tag at the beginning of a line, behind a bullet or the number of the line; one that ends there; and one more on a list. */
const FIRST = new RegExp(String.raw`\s*(?:[-•*·–]\s*|\(?\d{1,3}[.)]\s+)?(${ONE})`, "uy");
const END = String.raw`(?=[\s:,;|()\t–-]|$)`;
const ALONE = new RegExp(FIRST.source + END, "uy");
const NEXT = new RegExp(
  String.raw`\s*(?:,|&|\+|\bto\b|\band\b|~|–|-|…|\.{2,3})\s*(?:${ONE}(?![\d.A-Z])|${FURTHER}|\d{1,3}(?=\s*and\b)|(?<=~\s*)${NUMBER})|\/\d{1,3}[A-Z]?(?![\d.A-Z/])|(?<=[A-Z])\/[A-Z](?![\d.A-Z])`,
  "uy",
);
const ENDS = new RegExp(END, "uy");

/** The match of a sticky pattern at a place. */
function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

/** Where the last tag of a list ends that begins behind the first; each further one is taken once, so that a long list takes no longer. */
function endOfTags(line: string, first: number): number | null {
  let end: number | null = null;
  for (let at = first; ;) {
    if (matchAt(ENDS, line, at)) end = at;
    const next = matchAt(NEXT, line, at);
    if (!next) return end;
    at += next[0].length;
  }
}

/** The tags at the beginning of a line and the rest of it: 'CH-01 to CH-03: chillers'; null without a tag. */
export function tagsFirst(line: string): { tag: string; rest: string } | null {
  const [begun, first] = matchAt(FIRST, line, 0) ?? [];
  if (begun === undefined || first === undefined) return null;
  const end = endOfTags(line, begun.length) ?? matchAt(ALONE, line, 0)?.[0].length;
  const [letters = ""] = /^[A-Z]+/.exec(first) ?? [];
  if (end === undefined || NO_TAGS.has(letters)) return null;
  const tag = line.slice(begun.length - first.length, end).trim();
  return { tag, rest: line.slice(end).replace(/^[\s:,;|–-]+/, "") };
}

/** How many machines a cell of tags names: 'CH-01 to CH-03' → 3, 'AHU-1, 2 & 4' → 3, 'P-1A/B' → 2. */
export function countOfTags(tag: string): number {
  const [, from, to] =
    /(\d+)[A-Z]?\s*(?:\bto\b|~|–|…|\.\.|\s-\s)\s*[A-Z]*[-–_/. ]*(?:[A-Z0-9]+[-–_/.])*(\d+)[A-Z]?$/i.exec(tag) ?? [];
  if (from !== undefined && to !== undefined && Number(to) > Number(from)) return Number(to) - Number(from) + 1;
  return tag.split(/\s*(?:,|&|\+|\band\b|\/(?=\s*\d{1,3}(?!\d))|(?<=[A-Z])\/(?=[A-Z](?![\dA-Z])))\s*/i).filter(Boolean)
    .length;
}
