import type { AskedAttribute } from "#domain/schedules/find-attribute.ts";
import type { Stated } from "#domain/schedules/verdict.ts";
import { attribute, N, U, Y, type Pair } from "./verdict-pairs.ts";

const choice = { kind: "choice" } as const;
const text = { kind: "text" } as const;
const REFRIGERANT = attribute("Refrigerant", null, choice);
export const SUPPLY = attribute("Power supply", null, text);
const IP = attribute("Degree of protection", null, choice);

const said = (...all: string[]): Stated => ({ kind: "words", all });

/** The same for words. */
export const WORD_PAIRS: readonly (readonly [AskedAttribute, readonly Pair[]])[] = [
  [
    REFRIGERANT,
    [
      ["R-134a", said("R-134a"), Y],
      ["R134A", said("R-134a"), Y],
      ["R-134a", said("R-1234ze"), N],
      ["R-134a or R-513A", said("R-513A"), Y],
      ["R-134a", said("R-134a", "R-513A"), U],
      ["R-134a or equal", said("R-513A"), U],
      ["R-134a", null, U],
      ["R-410A", said("R-407C"), N],
    ],
  ],
  [
    SUPPLY,
    [
      ["400/3/50", said("400 V, 3 phases, 50 Hz"), Y],
      ["400V/3Ph/50Hz", said("400 V, 3 phases, 50 Hz"), Y],
      ["380-415V/3Ph/50Hz", said("400 V, 3 phases, 50 Hz"), Y],
      ["400/3/60", said("400 V, 3 phases, 50 Hz"), N],
      ["460/3/60", said("400 V, 3 phases, 50 Hz"), N],
      ["400/3/50", said("230 V, 1 phase, 50 Hz"), N],
      ["230 V 1ph 50Hz", said("230 V, 1 phase, 50 Hz"), Y],
      ["400 V, 3 ph", said("400 V, 3 phases, 50 Hz"), Y],
      ["400/3/50", said("400 V, 3 phases"), U],
      ["400/3/50", said("24 V AC/DC"), U],
      ["220-240/1/50", said("230 V, 1 phase, 50 Hz"), Y],
      ["400/3/50", null, U],
    ],
  ],
  [
    IP,
    [
      ["IP54", said("IP 54"), Y],
      ["IP 54", said("IP 65"), Y],
      ["IP 55", said("IP 54"), N],
      ["IP 65", said("IP 55"), N],
      ["IP X4", said("IP 54"), Y],
      ["IP 54", said("Sheet steel"), U],
    ],
  ],
];
