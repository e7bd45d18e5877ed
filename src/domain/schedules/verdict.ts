import { nameKey } from "../specifications/attribute.ts";
import type { Rule } from "./rules.ts";

export const VERDICTS = ["complies", "unstated", "deviates"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A range of numbers; open ends are infinite. A single number has equal ends. */
export type Ends = { low: number; high: number };

/**
 * What is asked for: numbers in the unit of the specification, or words of which one is enough. `converted`: from another unit, by a power
 * of ten or by a factor after which makers round.
 */
export type Need =
  | ({ kind: "number"; converted: "exactly" | "roughly" | null } & Ends)
  | { kind: "words"; any: readonly string[]; orEqual: boolean };
/** What a product states, in the same unit; null for nothing. */
export type Stated = ({ kind: "number" } & Ends) | { kind: "words"; all: readonly string[] } | null;

/** `away`: how far outside of what is allowed, as a share of what is asked for; 0 if it complies or that is unknown. */
export type Judgement = { verdict: Verdict; away: number };

const COMPLIES: Judgement = { verdict: "complies", away: 0 };
const UNSTATED: Judgement = { verdict: "unstated", away: 0 };
/** For words there is no distance: as bad as twice the size. */
const OTHER_WORDS: Judgement = { verdict: "deviates", away: 1 };

/** Makers round converted figures: 300 TR are 1,055.06 kW, stated as 1,055 kW. */
const ROUNDING = 0.0005;
const NOISE = 1e-9;

const isSingle = ({ low, high }: Ends): boolean => low === high;

/** The numbers that are allowed. What the schedule says itself (a range, a limit) comes before the rule. */
function allowedRange(need: Ends, rule: Rule): Ends {
  if (!isSingle(need)) return { low: need.low, high: need.high };
  const asked = need.low;
  const size = Math.abs(asked);
  switch (rule.kind) {
    case "atLeast":
      return { low: asked, high: Infinity };
    case "atMost":
      return { low: -Infinity, high: asked };
    case "within":
      return { low: asked - size * rule.below, high: asked + size * rule.above };
    case "near":
      return { low: asked - rule.by, high: asked + rule.by };
    default:
      return { low: asked, high: asked };
  }
}

/**
 * Compares a stated value with what is asked for. A range that is only partly allowed is 'not stated': nobody has said which of its
 * figures is meant. Nothing that is not stated complies.
 */
export function judge(need: Need, stated: Stated, rule: Rule): Judgement {
  if (stated === null) return UNSTATED;
  if (need.kind === "words") return stated.kind === "words" ? judgeWords(need, stated.all, rule) : UNSTATED;
  return stated.kind === "number" ? numberJudge(need, rule)(stated.low, stated.high) : UNSTATED;
}

/** The same for many products: the limits are worked out once. NaN is a number that is not stated. */
export function numberJudge(need: Need & { kind: "number" }, rule: Rule): (low: number, high: number) => Judgement {
  const slack = (limit: number): number =>
    Number.isFinite(limit) ? Math.abs(limit) * (need.converted === "roughly" ? ROUNDING : NOISE) + NOISE : 0;
  if (rule.kind === "covers") return (low, high) => judgeCover(need, { low, high }, slack);
  const allowed = allowedRange(need, rule);
  const [from, to] = [allowed.low - slack(allowed.low), allowed.high + slack(allowed.high)];
  return (low, high) => {
    if (low >= from && high <= to) return COMPLIES;
    if (high < from) return { verdict: "deviates", away: shareOf(allowed.low - high, need) };
    if (low > to) return { verdict: "deviates", away: shareOf(low - allowed.high, need) };
    return UNSTATED;
  };
}

/** A stated range has to include the asked one. Of an open end ('up to 50 °C') nobody knows how far it goes. */
function judgeCover(need: Ends, stated: Ends, slack: (limit: number) => number): Judgement {
  if (Number.isNaN(stated.low) || Number.isNaN(stated.high)) return UNSTATED;
  const below = Number.isFinite(need.low) ? stated.low - need.low - slack(need.low) : -1;
  const above = Number.isFinite(need.high) ? need.high - stated.high - slack(need.high) : -1;
  if (below > 0 || above > 0) return { verdict: "deviates", away: shareOf(Math.max(below, above), need) };
  return below === -Infinity || above === -Infinity ? UNSTATED : COMPLIES;
}

function shareOf(distance: number, { low, high }: Ends): number {
  const size = Math.max(Math.abs(Number.isFinite(low) ? low : high), Math.abs(Number.isFinite(high) ? high : low));
  const share = distance / (size || 1);
  return Number.isFinite(share) ? share : 1;
}

/** 'R-134a' and 'R134A' are the same words. */
const wordKey = (text: string): string => nameKey(text).replace(/[^\p{L}\p{N}+]/gu, "");

function judgeWords(need: Need & { kind: "words" }, all: readonly string[], rule: Rule): Judgement {
  if (rule.kind === "supply") return judgeSupply(need, all);
  if (rule.kind === "protection") return judgeProtection(need, all);
  const wanted = new Set(need.any.map(wordKey));
  const kept = all.filter((word) => wanted.has(wordKey(word)));
  if (all.length > 0 && kept.length === all.length) return COMPLIES;
  // One of several that are stated, or something that may be accepted as equal: nobody has said so yet.
  return kept.length > 0 || need.orEqual ? UNSTATED : OTHER_WORDS;
}

export type Supply = { volts: Ends; phases: number; hertz: number | null };

/** Each run of blanks is read in one way only: otherwise a long one would take minutes. */
const SUPPLY =
  /(\d{2,5})(?:\s*[-–/]\s*(\d{2,5}))?(?:\s*V)?(?:\s*AC)?(?:\s*[/,;x×-]\s*|\s+)([13])(?:\s*-)?(?:\s*(?:ph(?:ases?)?|~|ø|Φ))?(?:\s*\.)?(?:\s*(?:\+\s*)?N)?(?:(?:\s*[/,;x×-]\s*|\s+)(50|60)(?:\s*Hz)?)?(?!\d)/i;

/** Reads '400/3/50', '400 V, 3 phases, 50 Hz', '380-415V/3Ph/50Hz', '230 V 1ph'; null for anything else. */
export function readSupply(text: string): (Supply & { text: string }) | null {
  const found = SUPPLY.exec(text);
  if (!found) return null;
  const [whole, first = "", second, phases = "", hertz] = found;
  const ends = [Number(first), Number(second ?? first)];
  return {
    text: whole.trim(),
    volts: { low: Math.min(...ends), high: Math.max(...ends) },
    phases: Number(phases),
    hertz: hertz === undefined ? null : Number(hertz),
  };
}

function judgeSupply({ any }: Need & { kind: "words" }, all: readonly string[]): Judgement {
  const own = readSupply(all.join(", "));
  const wanted = any.map(readSupply).filter((supply) => supply !== null);
  if (!own || wanted.length === 0) return UNSTATED;
  const each = wanted.map(({ volts, phases, hertz }): Judgement => {
    // A stated range is one that the machine runs on; an asked one leaves the choice.
    const fits =
      (own.volts.low <= volts.low && own.volts.high >= volts.high) ||
      (volts.low <= own.volts.low && volts.high >= own.volts.high);
    if (!fits || own.phases !== phases) return OTHER_WORDS;
    if (hertz === null || own.hertz === hertz) return COMPLIES;
    return own.hertz === null ? UNSTATED : OTHER_WORDS;
  });
  return (
    each.find(({ verdict }) => verdict === "complies") ??
    each.find(({ verdict }) => verdict === "unstated") ??
    OTHER_WORDS
  );
}

const PROTECTION = /^(?:IP)?\s*([0-6X])([0-9X])/i;

function judgeProtection({ any }: Need & { kind: "words" }, all: readonly string[]): Judgement {
  const digits = (text: string): [number, number] | null => {
    const [, solids = "", water = ""] = PROTECTION.exec(text.trim()) ?? [];
    return solids === "" ? null : [Number(solids), Number(water)];
  };
  const [own] = all.map(digits).filter((code) => code !== null);
  const wanted = any.map(digits).filter((code) => code !== null);
  if (!own || all.length > 1 || wanted.length === 0) return UNSTATED;
  const isMet = wanted.some(([solids, water]) => meets(own[0], solids) && meets(own[1], water));
  if (isMet) return COMPLIES;
  return own.some(Number.isNaN) ? UNSTATED : OTHER_WORDS;
}

/** An X asks for nothing, and states nothing. */
const meets = (own: number, wanted: number): boolean => Number.isNaN(wanted) || own >= wanted;
