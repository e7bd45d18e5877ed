import { isUnit } from "./unit-pattern.ts";

/** Units as this program writes them, each with other ways in which they are typed (compared without case, blanks and dots). */
const SPELLINGS: Readonly<Record<string, string>> = {
  kW: "kilowatt kilowatts",
  W: "watt watts",
  TR: "rt ton(s)ofrefrigeration tonsofrefrigeration tonofrefrigeration tonr tonsr refrigerationtons",
  "Btu/h": "btu/hr btuh btu/hour",
  MBH: "kbtu/h kbtu/hr mbtu/h mbtuh",
  "kcal/h": "kcal/hr",
  hp: "bhp",
  kVA: "",
  kvar: "",
  V: "volt volts vac vdc vac/dc",
  A: "amp amps ampere amperes",
  Hz: "hertz cps",
  ph: "phase phases ø",
  "l/s": "lps l/sec lit/s ltr/s liter/s litre/s liters/s litres/s",
  "l/min": "lpm",
  "l/h": "lph l/hr",
  "m³/h": "m3/h m3/hr m³/hr m^3/h m^3/hr cmh cum/h cum/hr",
  "m³/s": "m3/s m3/sec m^3/s cms",
  "m³/min": "m3/min m^3/min cmm",
  gpm: "usgpm gal/min usgal/min",
  cfm: "ft3/min ft^3/min ft³/min scfm",
  kPa: "",
  "inH₂O": 'inh2o inwg inwc inaq "wg "wc inchwg inchwc incheswg',
  "mmH₂O": "mmh2o mmwg mmwc mmaq",
  "mH₂O": "mh2o mwg mwc mhead",
  "ftH₂O": "fth2o ftwg ftwc fthead fthd",
  "bar(g)": "barg",
  "bar(a)": "bara",
  psi: "lb/in2 lbs/in2 lbf/in2",
  psig: "psi(g)",
  "°C": "degc celsius ºc",
  "°F": "degf fahrenheit ºf",
  mm: "millimeter millimeters millimetre millimetres",
  cm: "",
  m: "mtr mtrs meter meters metre metres",
  in: 'inch inches " ″ ”',
  ft: "foot feet ′ ' ’",
  "m²": "m2 m^2 sqm sq.m",
  "mm²": "mm2 mm^2 sqmm",
  "ft²": "ft2 ft^2 sqft",
  "m³": "m3 m^3 cum",
  l: "liter liters litre litres lit ltr",
  gal: "gallon gallons usgal",
  kg: "kgs kilogram kilograms",
  lb: "lbs pound pounds",
  t: "tonne tonnes",
  "dB(A)": "dba db(a)",
  dB: "",
  rpm: "r/min rev/min revs/min 1/min",
  "%": "percent pct",
  h: "hr hrs hour hours",
  min: "minute minutes mins",
  "kg/h": "kg/hr",
};

const key = (unit: string): string => unit.replace(/[\s.]/g, "").toLowerCase();
const CANONICAL = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, others]) =>
    [unit, ...others.split(" ")].map((spelling) => [key(spelling), unit] as const),
  ),
);
/** Units that differ only in case ('MW' and 'mW'): one in correct spelling stays as it is. */
const DIFFER_BY_CASE = /^(?:[mM](?:W|Wh|Pa|VA|V|A|J)|[gG]|[kK]|T)$/;

/** The unit that a text names, in the spelling of this program; null if it is no unit. 'KW' → 'kW', 'cmh' → 'm³/h'. */
export function readUnit(text: string): string | null {
  const typed = text.trim().replace(/\s+/g, " ");
  if (typed === "" || typed.length > 40) return null;
  if (DIFFER_BY_CASE.test(typed)) return typed;
  const known = CANONICAL.get(key(typed));
  if (known) return known;
  return isUnit(typed) ? typed : null;
}

/** The units that are offered for converting and for new attributes. */
export const COMMON_UNITS = Object.keys(SPELLINGS);
