/*
 * What schedules call the specifications of a catalogue.
 */

/** Names that schedules use beside those of the catalogue, by its names. */
export const SCHEDULE_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "Cooling capacity": [
      "capacity",
      "cooling",
      "cooling load",
      "cooling duty",
      "total cooling",
      "duty",
      "load",
      "tonnage",
      "total",
      "refrigeration capacity",
    ],
    "Heat capacity": ["capacity", "duty", "heat load", "heat transfer", "load"],
    "Heating capacity": ["heating", "heating load", "heating duty"],
    "Sensible cooling capacity": ["sensible", "sensible cooling", "sensible load"],
    "Power input": [
      "power",
      "power consumption",
      "input power",
      "electrical power",
      "electric power",
      "absorbed power input",
      "compressor power input",
    ],
    "Motor power": ["motor", "power", "motor rating", "motor size", "pump power"],
    "Fan motor power": ["motor", "fan motor", "motor power", "fan power", "motor rating"],
    "Air flow": [
      "flow",
      "air flow rate",
      "supply air",
      "supply air volume",
      "air quantity",
      "supply air quantity",
      "fan air flow",
    ],
    "External static pressure": [
      "static pressure",
      "external static",
      "external pressure",
      "fan external static pressure",
      "fan esp",
    ],
    "Chilled water flow": [
      "flow",
      "chilled water",
      "chilled water flow rate",
      "evaporator flow",
      "water flow rate",
      "evaporator water flow rate",
    ],
    "Condenser water flow": ["condenser water", "condenser flow", "condenser water flow rate"],
    Flow: ["capacity", "water flow", "water flow rate", "pump flow", "duty flow", "volume flow", "discharge"],
    Head: ["total head", "total dynamic head", "dynamic head", "pressure head", "duty head", "pump total head"],
    "Leaving chilled water temperature": [
      "leaving water",
      "leaving chilled water",
      "chilled water leaving",
      "leaving",
      "evaporator leaving water temperature",
      "chilled water leaving temperature",
      "chilled water supply",
    ],
    "Entering condenser water temperature": [
      "condenser entering water temperature",
      "entering condenser water",
      "condenser water entering temperature",
      "condenser water inlet temperature",
    ],
    "Condenser entering air temperature": [
      "ambient",
      "ambient temperature",
      "ambient air temperature",
      "outdoor temperature",
      "outdoor air temperature",
      "entering air temperature",
    ],
    "Operating range": ["operating", "ambient", "ambient temperature", "outdoor temperature"],
    "Sound pressure level": ["sound level", "noise", "sound", "sound pressure", "spl"],
    "Power supply": [
      "electrical",
      "electrical data",
      "electrical characteristics",
      "supply",
      "voltage",
      "voltage phase frequency",
      "v ph hz",
      "volts ph hz",
      "volt phase hz",
      "electric supply",
    ],
    "Degree of protection": ["protection", "ip", "ip class", "ingress protection"],
    "Pressure rating": ["pressure class", "maximum working pressure", "design pressure"],
    "Nominal volume": ["capacity", "vessel volume", "tank volume"],
    "Pressure drop": ["water pressure drop"],
    "Compressor type": ["type of compressor"],
    Weight: ["operating weight", "unit weight"],
    Width: ["wide"],
    Height: ["high"],
    Depth: ["deep"],
    Length: ["long"],
    Speed: ["pump speed", "rpm"],
  }),
);

/** Short forms within names. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  cap: "capacity",
  capac: "capacity",
  temp: "temperature",
  chw: "chilled water",
  chws: "chilled water supply",
  cdw: "condenser water",
  cw: "condenser water",
  cond: "condenser",
  evap: "evaporator",
  lwt: "leaving water temperature",
  lcwt: "leaving chilled water temperature",
  ecwt: "entering condenser water temperature",
  tdh: "total dynamic head",
  sc: "sensible cooling",
  tc: "total cooling",
  pwr: "power",
  press: "pressure",
  ext: "external",
  stat: "static",
  elec: "electrical",
  airflow: "air flow",
  flowrate: "flow rate",
  volts: "voltage",
  noise: "sound",
  max: "",
  min: "",
};
/** Words that do not change what a name means. 'Net' and 'sensible' do. */
const NEUTRAL = new Set([
  "design",
  "rated",
  "required",
  "req",
  "reqd",
  "nominal",
  "maximum",
  "minimum",
  "each",
  "per",
  "the",
  "of",
  "a",
  "at",
  "is",
  "unit",
]);

const wordsOf = (name: string): string[] =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .split(" ")
    .map((word) => (Object.hasOwn(WRITTEN_OUT, word) ? (WRITTEN_OUT[word] ?? "") : word))
    .filter((word) => word !== "");

/** The name as its words, written out: 'Rated CHW Flow' → 'rated chilled water flow'. */
export const wholeKey = (name: string): string => wordsOf(name).join(" ");

/** The same without what does not change its meaning: 'Max. CHW Flow (design)' → 'chilled water flow'. */
export const askedKey = (name: string): string =>
  wordsOf(name)
    .filter((word) => !NEUTRAL.has(word))
    .join(" ");
