import { convertQuantity } from "../units/unit-conversion.ts";

/*
 * How what specifications say in sentences is written in the short form of schedules.
 */

type Written = string | ((...found: string[]) => string);
type Rewriting = readonly [pattern: RegExp, written: Written];
const all = (source: string): RegExp => new RegExp(source, "gi");

/** A number as it is written. */
const N = String.raw`[-−]?\d[\d,.]*`;
const LENGTH = String.raw`${N}\s*(?:m(?:et(?:re|er)s?)?|ft|feet)\b`;
const TEMPERATURE = String.raw`(${N})\s*(?:°\s*|deg\.?\s*)?([CF])\b`;
const FROM_TO = String.raw`${TEMPERATURE}\s*(?:and|to|,|\/)\s*`;
/** The word before a condition that goes with it. */
const AT = String.raw`(?:\b(?:at|with|and|for|of|when|based on|supplied with)\s+(?:an?\s+|the\s+)?)?`;
const WATER = String.raw`${AT}(chilled|condenser|cooling|hot)(?:\s|-)water(?:\s*:|\s+(?:temperatures?|shall|to|at|of))*`;
const SIDE = String.raw`(?:\s+(?:temperature|it|the (?:evaporator|condenser|unit|chiller)))?\s+(?:(?:at|of|temperature)\s+)*`;
const ENTERS = String.raw`(?:entering|enters?|supplied|returning|return|in)${SIDE}`;
const LEAVES = String.raw`(?:an? )?(?:leaving|leaves?|out|supply)${SIDE}`;

const water = (way: "entering" | "leaving", of: string, number: string, unit: string): string =>
  `${way} ${of} water temperature ${number} °${unit}`;
/** Two temperatures of water, in the order of their names. */
const both =
  (first: "entering" | "leaving") =>
  (_: string, of = "", n = "", u = "", m = "", v = ""): string =>
    `${water(first, of, n, u)} ; ${water(first === "entering" ? "leaving" : "entering", of, m, v)}`;
const one =
  (way: "entering" | "leaving") =>
  (_: string, of = "", n = "", u = ""): string =>
    water(way, of, n, u);

/**
 * Temperatures at which a machine works. They stand in the middle of sentences about other figures, and are read apart from them. What
 * names two at once comes before what names one.
 */
const CONDITIONS: readonly Rewriting[] = [
  [all(`${WATER}\\s+${ENTERS}${FROM_TO}${LEAVES}${TEMPERATURE}`), both("entering")],
  [all(`${WATER}\\s+${LEAVES}${FROM_TO}${ENTERS}${TEMPERATURE}`), both("leaving")],
  [
    all(`${WATER}\\s+${TEMPERATURE}\\s*(?:entering|in)(?:[,/]|\\s|and)+${TEMPERATURE}\\s*(?:leaving|out)`),
    both("entering"),
  ],
  [
    all(`${WATER}\\s+${TEMPERATURE}\\s*(?:leaving|out)(?:[,/]|\\s|and)+${TEMPERATURE}\\s*(?:entering|in)`),
    both("leaving"),
  ],
  [all(`${WATER}\\s+(?:cooled |heated )?from\\s+${FROM_TO}${TEMPERATURE}`), both("entering")],
  [all(`${AT}entering (chilled|condenser) water(?: temperature)?(?: of)?:?\\s+${TEMPERATURE}`), one("entering")],
  [all(`${AT}leaving (chilled|condenser) water(?: temperature)?(?: of)?:?\\s+${TEMPERATURE}`), one("leaving")],
  [all(`${AT}supply temperature of (chilled) water:?\\s+${TEMPERATURE}`), one("leaving")],
  [all(`${WATER}\\s+${LEAVES}${TEMPERATURE}`), one("leaving")],
  [all(`${WATER}\\s+${ENTERS}${TEMPERATURE}`), one("entering")],
  [all(`${WATER}\\s+${TEMPERATURE}\\s+(?:entering|in)\\b`), one("entering")],
  [
    all(`${WATER}\\s+${TEMPERATURE}(?! ?[/–-])`),
    // Chilled water is what a machine makes, condenser water what it gets.
    (_, of = "", n = "", u = "") => water(/chilled/i.test(of) ? "leaving" : "entering", of, n, u),
  ],
  [
    all(
      `${AT}(?:ambient|outdoor|outside)(?: air)?(?: dry.?bulb)?(?: temperatures?)?(?: ?(?:of|at|up to|as high as|:))* ${TEMPERATURE}`,
    ),
    "ambient temperature $1 °$2",
  ],
  [all(`${AT}${TEMPERATURE}\\s+(?:ambient|outdoor|outside)(?: air)?(?: temperature)?`), "ambient temperature $1 °$2"],
];

/** A ton of refrigeration in kilowatts. */
const KILOWATTS_PER_TON = convertQuantity({ low: 1, high: 1, unit: "TR" }, "kW")?.low ?? NaN;
const MEASURES = new Map([
  ["thick", "thickness"],
  ["wide", "width"],
  ["wider", "width"],
  ["high", "height"],
  ["higher", "height"],
  ["taller", "height"],
  ["long", "length"],
  ["longer", "length"],
  ["deep", "depth"],
  ["deeper", "depth"],
  ["heavier", "weight"],
]);
const measureOf = (word: string): string => MEASURES.get(word.toLowerCase()) ?? word;

const REWRITINGS: readonly Rewriting[] = [
  [all(String.raw`(?<![\d.,])(${LENGTH})\s+(?:of\s+)?head\b`), "; head $1 ;"],
  [
    all(String.raw`(${N}\s*(?:mm|cm|m))\s+(thick|wide|high|long|deep)\b`),
    (_, size = "", word = "") => `; ${measureOf(word)} ${size} ;`,
  ],
  [
    all(
      String.raw`\b(?:no|not) (wider|deeper|longer|taller|higher|heavier) than\s+(?=${N}\s*(?:mm|cm|m|kg|t|ft|in|lb)\b)`,
    ),
    (_, more = "") => `; ${measureOf(more)} ≤ `,
  ],
  [/\bat (?:these|the above|the stated|full[- ]load|design|specified)(?: conditions?)?\b/gi, ""],
  // Where a sound is measured is no figure of the machine.
  [all(String.raw`\b(sound(?: [a-z]+){0,3}) at (?:a distance of )?${LENGTH}`), "$1"],
  [all(String.raw`(dB\s*\(?A?\)?)[, ]+(?:when )?(?:measured )?at (?:a distance of )?${LENGTH}`), "$1"],
  [/\bpsi\s?g\b/gi, "psi"],
  [/\bUS\s?gpm\b/gi, "gpm"],
  [/\bBtu\/W·h\b/gi, "BTU/Wh"],
  [all(String.raw`\bduty(?: point)?\s*:?\s+(?=${N})`), ""],
  // Power for each ton is the other way round.
  [
    all(
      String.raw`([≤≥]|not (?:more|greater) than|max(?:imum|\.)?|shall not exceed|not exceeding)?\s*(${N})\s*kW\/(?:TR|tons?|RT)\b(,? or (?:better|lower|less|below))?`,
    ),
    (_, limit = "", number = "1", better = "") =>
      ` ${limit + better === "" ? "" : "≥ "}${(KILOWATTS_PER_TON / Number(number)).toPrecision(4)} W/W`,
  ],
  [
    new RegExp(
      String.raw`\b(pressure drop)s?\s+(?:through|across|of|in|on)\s+(?:[a-z]+\s+){1,4}?(?=(?:shall|must|should|not|of|≤|${N}))`,
      "gi",
    ),
    "$1 ",
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:suitable|rated|designed)\s+(?:for|at)(?:\s+an?)?\s+)?(?:(?:max(?:imum|\.)?|working|operating|design|nominal)\s+)*(?<!static |differential )(?:pressure(?:\s+rating)?(?:\s+(?:of|shall be|is)|\s*:)?|(?:rated|suitable|designed)(?:\s+(?:for|at))?)\s+(?=(?:an? |not less than |at least |≥ )?${N}\s*(?:bar|psi|MPa)\b)`,
      "gi",
    ),
    "; pressure rating ",
  ],
  [
    new RegExp(String.raw`\bfor (${N}\s*(?:bar|psi|MPa))\s+(?:working|operating|design) pressure\b`, "gi"),
    "; pressure rating $1 ;",
  ],
  [new RegExp(String.raw`(${N})\s*A\s+at\s+(${N})\s*V\b`, "g"), "; rated current $1 A ; rated voltage $2 V ;"],
  [/\b(?:shall|must|should)\s+not\s+weigh\s+more\s+than\s+/gi, " weight ≤ "],
  [/\bweigh(?:s|ing)?\s+/gi, "weight "],
  [/\((COP|EER|IPLV|NPLV|ESP|SHR)\)/g, "$1"],
  [all(String.raw`(${N}\s*(?:m³\/h|m3\/h|m³\/s|l\/s|cfm))\s+of\s+(?:[a-z]+\s+)?air\b`), "; air flow $1 ;"],
  [all(String.raw`(?:between|from) (${N})\s*(?:°?[CF]|[a-z/]+)? (?:and|to) (${N})`), "$1–$2"],
  // Limits.
  [
    /\b(?:(?:shall|must|should|will|may|is|are|and|to) )*(?:not|never) (?:be )?(?:exceed(?:ing)?|to exceed|(?:be )?(?:more|greater|higher|larger|noisier|louder) than|(?:be )?above)\s+/gi,
    " ≤ ",
  ],
  [
    /\b(?:(?:shall|must|should) )?(?:be )?(?:limited to|a maximum of|no (?:more|greater|higher) than|up to)\s+/gi,
    " ≤ ",
  ],
  [
    /\b(?:(?:shall|must|should|will|is|are|and|to) )*(?:be )?(?:not|no|never) (?:be )?(?:(?:less|lower|smaller) than|below|under)\s+/gi,
    " ≥ ",
  ],
  [
    /\b(?:(?:shall|must|should) )?(?:be )?(?:at least|a minimum of|in excess of|exceed(?:ing)?|better than)\s+/gi,
    " ≥ ",
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:shall|must|should) )?(?:be )?(?:below|under|less than(?: or equal to)?|lower than)\s+(?=${N})`,
      "gi",
    ),
    " ≤ ",
  ],
  [
    new RegExp(String.raw`\b(?:(?:shall|must|should) )?(?:be )?(?:above|over|more than|higher than)\s+(?=${N})`, "gi"),
    " ≥ ",
  ],
  [
    new RegExp(
      String.raw`\b(?:a |the )?min(?:imum|\.)?\s+(?!part load)((?:[A-Za-z-]+\s+){1,4}?)(?:(?:of|shall be|is)\s+)?(?=${N})`,
      "gi",
    ),
    "; $1≥ ",
  ],
  [
    new RegExp(
      String.raw`\b(?:a |the )?max(?:imum|\.)?:?\s+(?!ambient)((?:[A-Za-z-]+\s+){1,4}?)(?:(?:of|shall be|is)\s+)?(?=${N})`,
      "gi",
    ),
    "; $1≤ ",
  ],
  // What only says that something is asked for.
  [
    /\b(?:shall|must|should|will|is to|are to)\s+(?:each\s+)?(?:be\s+(?:capable of|able to|sized to|selected to|designed to)\s+)?(?:deliver|provid|produc|develop|handl|supply|remov|reject|giv|hav|circulat)(?:e|es|ing|y)?\s+/gi,
    " ; ",
  ],
  [
    /\b(?:shall|must|should|will|is to|are to)\s+(?:each\s+)?(?:be\s+)?(?:(?:capable of|able to|sized to|selected to|rated (?:at|for)|designed for|suitable for|complete with)\s+)?(?:(?:deliver|provid|produc|develop|handl|supply|remov|reject|operat|give|hav|us|circulat)(?:e|es|ing|y)?\s+)?/gi,
    " ",
  ],
  [/\b(?:delivering|providing|producing|developing|handling|circulating|having|with|based on|using)\s+/gi, "; "],
  [new RegExp(String.raw`\b(?:of|is|at|as)\s+(?=[≥≤]|(?:approximately |about |not |${N}))`, "gi"), " "],
  // Not the unit of a current.
  [/\b(?:an?|[Tt]he|[Ee]ach|[Ii]ts|An)\s+/g, ""],
];

/** What water is called elsewhere. */
const WATER_NAMES: readonly Rewriting[] = [
  [/\bevaporator water\b/gi, "chilled water"],
  [/(?<!chilled |condenser |hot |cooling |feed )\bwater (?=from [-−\d])/gi, "chilled water "],
  [/\b(chilled|condenser) water([^.;]{0,80}?)\b(?:with )?(?:a )?flow(?: rate)? of\b/gi, "$1 water$2; $1 water flow"],
];

/** A sentence in the short form: its figures with their names, and the temperatures at which they hold. */
export function shortForm(sentence: string): string {
  let held = "";
  let text = WATER_NAMES.reduce((said, [pattern, written]) => said.replace(pattern, written as string), sentence);
  for (const [pattern, written] of CONDITIONS)
    text = text.replace(pattern, (...found) => {
      const [matched = ""] = found as string[];
      held += ` ; ${typeof written === "string" ? matched.replace(pattern, written) : written(...(found as string[]))}`;
      return " ";
    });
  const short = REWRITINGS.reduce(
    (said, [pattern, written]) =>
      typeof written === "string" ? said.replace(pattern, written) : said.replace(pattern, written),
    text,
  );
  return `${short}${held}`.replace(/\s+/g, " ").trim();
}
