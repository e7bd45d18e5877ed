/*
 * Words that mean the same in this trade. Each line is a concept: a search for one of its phrases finds texts with any other.
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

/** A phrase by its runs (search-runs.ts). `concept` is the word that represents all phrases of a line in the index. */
type Phrase = { concept: string; runs: string[] };

/** Between characters that no word contains, so that it is not the beginning of another word. */
const conceptOf = (line: string): string => `~${line.split(",", 1)[0]?.toLowerCase().replaceAll(" ", "") ?? ""}~`;

const PHRASES: readonly Phrase[] = SYNONYMS.flatMap((line) =>
  line.split(", ").map((phrase) => ({ concept: conceptOf(line), runs: phrase.toLowerCase().split(" ") })),
);
const BY_CONCEPT = Map.groupBy(PHRASES, ({ concept }) => concept);
/** Longest first, by the first word with and without a plural s. */
const BY_FIRST = new Map<string, Phrase[]>();
for (const phrase of PHRASES.toSorted((a, b) => b.runs.length - a.runs.length)) {
  const [first = ""] = phrase.runs;
  for (const word of phrase.runs.length === 1 ? [first, `${first}s`] : [first])
    BY_FIRST.set(word, [...(BY_FIRST.get(word) ?? []), phrase]);
}

const NONE: readonly Phrase[] = [];
/** The phrases that begin with this word, longest first. */
export const phrasesBeginningWith = (word: string): readonly Phrase[] => BY_FIRST.get(word) ?? NONE;

/** All phrases of a concept, each by its words. */
export const phrasesOf = (concept: string): string[][] => (BY_CONCEPT.get(concept) ?? []).map(({ runs }) => runs);
