import type { Attribute } from "#domain/specifications/attribute.ts";

type SeedAttribute = Pick<Attribute, "name" | "category"> & Partial<Omit<Attribute, "id">>;

const kilowatts = { unit: "kW", category: "performance", decimals: 1 } as const;
const flow = { unit: "l/s", category: "performance", decimals: 2 } as const;
const temperature = { unit: "°C", category: "environmental", decimals: 1 } as const;
const length = { unit: "mm", category: "physical", decimals: 0 } as const;
const text = { kind: "text" } as const;
/** What the figures of a machine that cools depend on. */
const conditions = [
  "Entering condenser water temperature",
  "Condenser entering air temperature",
  "Leaving chilled water temperature",
  "Chilled water temperatures",
];

/**
 * The catalogue of specifications. Products keep their own words, such as 'Reference cooling capacity': they are synonyms. Of a
 * figure by which machines are sized (capacity, power, head), neither higher nor lower is better.
 */
export const ATTRIBUTES: readonly SeedAttribute[] = [
  {
    ...kilowatts,
    name: "Cooling capacity",
    conditions,
    synonyms: ["Reference cooling capacity", "Typical cooling capacity", "Nominal cooling capacity", "Total capacity"],
  },
  { ...kilowatts, name: "Heating capacity", synonyms: ["Nominal heating capacity"] },
  { ...kilowatts, name: "Sensible cooling capacity", synonyms: ["Sensible capacity"] },
  { ...kilowatts, name: "Heat capacity", synonyms: ["Typical heat capacity", "Heat exchanged"] },
  {
    name: "COP",
    conditions,
    unit: "W/W",
    category: "performance",
    better: "higher",
    decimals: 2,
    synonyms: ["Coefficient of performance", "Reference COP"],
  },
  {
    name: "EER",
    conditions,
    unit: "W/W",
    category: "performance",
    better: "higher",
    decimals: 2,
    synonyms: ["Energy efficiency ratio"],
  },
  {
    name: "IPLV",
    unit: "W/W",
    category: "performance",
    better: "higher",
    decimals: 2,
    synonyms: ["Integrated part load value"],
  },
  {
    name: "Power input",
    conditions,
    unit: "kW",
    category: "electrical",
    decimals: 1,
    synonyms: ["Reference power input", "Typical power input", "Absorbed power"],
  },
  {
    name: "Sensible heat ratio",
    category: "performance",
    decimals: 2,
    synonyms: ["Typical sensible heat ratio", "SHR"],
  },
  { name: "Minimum part load", unit: "%", category: "performance", better: "lower", decimals: 0 },
  {
    ...flow,
    name: "Air flow",
    decimals: 0,
    synonyms: ["Typical air flow", "Supply air flow", "Airflow", "Air volume"],
  },
  { name: "External static pressure", unit: "Pa", category: "performance", decimals: 0, synonyms: ["ESP"] },
  { ...flow, name: "Chilled water flow", synonyms: ["Evaporator water flow", "Water flow"] },
  { ...flow, name: "Condenser water flow" },
  { ...flow, name: "Flow", synonyms: ["Typical flow", "Rated flow", "Flow rate"] },
  {
    ...temperature,
    name: "Leaving chilled water temperature",
    synonyms: ["Leaving water temperature", "LCWT", "Chilled water supply temperature"],
  },
  { ...temperature, name: "Entering condenser water temperature", synonyms: ["ECWT"] },
  { ...temperature, name: "Condenser entering air temperature", synonyms: ["Condenser design temperature"] },
  { ...temperature, name: "Chilled water temperatures" },
  {
    ...temperature,
    name: "Operating range",
    kind: "range",
    synonyms: ["Operating temperature", "Ambient temperature", "Temperature range"],
  },
  {
    name: "Compressor type",
    kind: "choice",
    category: "general",
    synonyms: ["Compressor"],
    choices: ["Centrifugal", "Screw", "Scroll", "Rotary", "Reciprocating"],
  },
  {
    name: "Capacity control",
    kind: "choice",
    category: "performance",
    choices: ["Inlet guide vanes", "Slide valve", "Variable-speed drive", "Staged"],
  },
  {
    name: "Refrigerant",
    kind: "choice",
    category: "general",
    synonyms: ["Refrigerant type"],
    choices: ["R-1234ze", "R-134a", "R-22", "R-32", "R-407C", "R-410A", "R-454B", "R-513A"],
  },
  { ...text, name: "Power supply", category: "electrical", synonyms: ["Electrical supply"] },
  { name: "Supply voltage", unit: "V", category: "electrical", decimals: 0 },
  { name: "Rated voltage", unit: "V", category: "electrical", decimals: 0, synonyms: ["Nominal voltage"] },
  { name: "Rated current", unit: "A", category: "electrical", decimals: 0, synonyms: ["Nominal current"] },
  { name: "Starting current", unit: "A", category: "electrical", better: "lower", decimals: 0, synonyms: ["LRA"] },
  { name: "Fan motor power", unit: "kW", category: "electrical", decimals: 2, synonyms: ["Fan power input"] },
  { name: "Motor power", unit: "kW", category: "electrical", decimals: 2, synonyms: ["Electric motor power"] },
  {
    name: "Sound pressure level",
    unit: "dB(A)",
    category: "performance",
    better: "lower",
    decimals: 0,
    synonyms: ["Sound pressure", "Noise level"],
  },
  {
    name: "Head",
    unit: "m",
    category: "performance",
    decimals: 1,
    synonyms: ["Typical head", "Pump head"],
  },
  { name: "Speed", unit: "rpm", category: "performance", decimals: 0, synonyms: ["Motor speed"] },
  {
    name: "Pressure rating",
    unit: "bar",
    category: "performance",
    decimals: 1,
    synonyms: ["Maximum pressure", "Working pressure", "Rated pressure"],
  },
  { name: "Pressure drop", unit: "kPa", category: "performance", better: "lower", decimals: 1 },
  { name: "Nominal volume", unit: "l", category: "physical", decimals: 0, synonyms: ["Volume"] },
  {
    name: "Degree of protection",
    kind: "choice",
    category: "general",
    synonyms: ["Enclosure", "IP rating"],
    choices: ["IP 31", "IP 43", "IP 54", "IP 65"],
  },
  { ...length, name: "Dimensions", synonyms: ["Overall dimensions", "Dimensions (W × D × H)"] },
  { ...length, name: "Width", synonyms: ["Unit width"] },
  { ...length, name: "Height", synonyms: ["Unit height", "Side height"] },
  { ...length, name: "Depth", synonyms: ["Unit depth"] },
  { ...length, name: "Length", unit: "m", decimals: 1 },
  {
    name: "Distributed load",
    unit: "kg/m",
    category: "physical",
    better: "higher",
    decimals: 0,
    synonyms: ["Typical distributed load"],
  },
  {
    name: "Weight",
    unit: "kg",
    category: "physical",
    better: "lower",
    decimals: 0,
    synonyms: ["Weight, empty", "Net weight"],
  },
];
