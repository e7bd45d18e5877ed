import { foldedArabic, hasArabic } from "../text/arabic-letters.ts";
import { MAKERS, SEARCH_WORDS, TRADE_WORDS } from "../text/trade-words.ts";
import { formsOfRun } from "./search-runs.ts";

/*
 * Words that mean the same in this trade; trade-words.ts has the Arabic ones. Each line is a concept: a search for one of its phrases finds texts with any other.
 * Unlike other words, these are found as whole words only: 'BAS' must not find 'basic'.
 */
const SYNONYMS = [
  "AHU, air handling unit, air handler",
  "FAHU, DOAS, fresh air handling unit, dedicated outdoor air system",
  "FCU, fan coil unit, fan coil, fancoil",
  "VRF, VRV, variable refrigerant flow, variable refrigerant volume",
  "RTU, rooftop unit, roof top unit, rooftop packaged unit, packaged rooftop unit",
  "CRAC, CRAH, close control unit, computer room air conditioner, computer room air handler, precision air conditioner",
  "chilled beam, active beam, passive beam, induction beam",
  "VAV, variable air volume",
  "CAV, constant air volume",
  "ERV, HRV, energy recovery ventilator, heat recovery ventilator, energy recovery unit, heat recovery unit",
  "DX, direct expansion",
  "PHE, plate heat exchanger",
  "VFD, VSD, variable frequency drive, variable speed drive, frequency converter",
  "PICV, pressure independent control valve, pressure independent valve",
  "PRV, pressure reducing valve",
  "BMS, BAS, building management system, building automation system",
  "MCC, motor control centre, motor control center",
  "MDB, main distribution board",
  "ACB, air circuit breaker",
  "MCCB, moulded case circuit breaker, molded case circuit breaker",
  "MCB, miniature circuit breaker",
  "ATS, automatic transfer switch",
  "UPS, uninterruptible power supply",
  "PDU, power distribution unit",
  "FACP, fire alarm control panel, fire alarm panel",
] as const;

/**
 * A phrase by its runs (search-runs.ts). `concepts` are the words that represent all phrases of a line in the index; 'fire pump' in
 * Arabic has those of two lines.
 */
type Phrase = { concepts: readonly string[]; runs: string[] };

/** Between characters that no word contains, so that it is not the beginning of another word. */
const conceptOf = (name: string): string => `~${name.toLowerCase().replaceAll(" ", "")}~`;
/** The word for a concept where '~' is no letter. */
export const conceptName = (concept: string): string => concept.slice(1, -1);
const runsOfPhrase = (phrase: string): string[] => foldedArabic(phrase).toLowerCase().split(" ");

const IN_ENGLISH = new Map(
  SYNONYMS.flatMap((line) => {
    const phrases = line.split(", ");
    return phrases.map((phrase) => [phrase.toLowerCase(), conceptOf(phrases[0] ?? "")] as const);
  }),
);

const ABBREVIATIONS: ReadonlySet<string> = new Set(IN_ENGLISH.values());
/** Whether a concept is one of those above, of which an abbreviation is another name. */
export const isAbbreviated = (concept: string): boolean => ABBREVIATIONS.has(concept);

const GROUPS = [...TRADE_WORDS, ...SEARCH_WORDS, ...MAKERS];

/** The phrases of a group of trade-words.ts, which may be one of those above. */
function phrasesOfGroup([english, arabic]: (typeof TRADE_WORDS)[number]): [concepts: readonly string[], string][] {
  const concepts = english.split(" + ").map((one) => {
    const [first = ""] = one.split(", ");
    return IN_ENGLISH.get(first.toLowerCase()) ?? conceptOf(first);
  });
  const written = concepts.length > 1 ? [] : english.split(", ");
  return [...written.filter((one) => !IN_ENGLISH.has(one.toLowerCase())), ...arabic.split("، ")].map((phrase) => [
    concepts,
    phrase,
  ]);
}

const PHRASES: readonly Phrase[] = [
  ...[...IN_ENGLISH].map(([phrase, concept]) => [[concept], phrase] as const),
  ...GROUPS.flatMap(phrasesOfGroup),
].map(([concepts, phrase]) => ({ concepts, runs: runsOfPhrase(phrase) }));

const BY_CONCEPT = new Map<string, Phrase[]>();
/** Longest first, by the first word with and without a plural s. */
const BY_FIRST = new Map<string, Phrase[]>();
for (const phrase of PHRASES.toSorted((a, b) => b.runs.length - a.runs.length)) {
  const [first = ""] = phrase.runs;
  for (const word of phrase.runs.length === 1 ? [first, `${first}s`] : [first])
    BY_FIRST.set(word, [...(BY_FIRST.get(word) ?? []), phrase]);
}
for (const phrase of PHRASES)
  for (const concept of phrase.concepts) BY_CONCEPT.set(concept, [...(BY_CONCEPT.get(concept) ?? []), phrase]);

const NONE: readonly Phrase[] = [];
/** The phrases that begin with this word, longest first. */
export function phrasesBeginningWith(word: string): readonly Phrase[] {
  if (!hasArabic(word)) return BY_FIRST.get(word) ?? NONE;
  return formsOfRun(word)
    .flatMap((form) => BY_FIRST.get(form) ?? NONE)
    .sort((a, b) => b.runs.length - a.runs.length);
}

/** All phrases of a concept, each by its words. */
export const phrasesOf = (concept: string): string[][] => (BY_CONCEPT.get(concept) ?? []).map(({ runs }) => runs);

/** The Arabic words of the trade: folded ones, and how each is written. */
export const ARABIC_WORDS: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap(([, arabic]) => arabic.split(/، | /).map((word) => [foldedArabic(word), word] as const)),
);
