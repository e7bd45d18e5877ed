import type { AskedAttribute } from "#domain/schedules/find-attribute.ts";
import type { Stated, Verdict } from "#domain/schedules/verdict.ts";

export const attribute = (name: string, unit: string | null, more: Partial<AskedAttribute> = {}): AskedAttribute => ({
  id: name,
  name,
  unit,
  kind: "number",
  better: null,
  decimals: null,
  group: "performance",
  synonyms: [],
  ...more,
});
export const CAPACITY = attribute("Cooling capacity", "kW");
const COP = attribute("COP", "W/W", { better: "higher" });
const SOUND = attribute("Sound pressure level", "dB(A)", { better: "lower" });
const FLOW = attribute("Flow", "l/s");
const WATER = attribute("Chilled water flow", "l/s");
const HEAD = attribute("Head", "m");
const ESP = attribute("External static pressure", "Pa");
const LEAVING = attribute("Leaving chilled water temperature", "°C");
const RANGE = attribute("Operating range", "°C", { kind: "range" });
export const WIDTH = attribute("Width", "mm");
const INPUT = attribute("Power input", "kW");
const RATING = attribute("Pressure rating", "bar");
const VOLUME = attribute("Nominal volume", "l");
const SHR = attribute("Sensible heat ratio", null);
const CURRENT = attribute("Rated current", "A");

export const at = (low: number, high = low): Stated => ({ kind: "number", low, high });
export const Y = "complies";
export const N = "deviates";
export const U = "unstated";

export type Pair = readonly [asked: string, stated: Stated, verdict: Verdict];
/** What is asked for of a number, what a product states, and the verdict. */
export const NUMBER_PAIRS: readonly (readonly [AskedAttribute, readonly Pair[]])[] = [
  [
    CAPACITY,
    [
      ["350 TR", at(1231), Y],
      ["350 TR", at(1230.9), Y],
      ["350 TR", at(1220), N],
      ["350 TR", at(1353), Y],
      ["350 TR", at(1356), N],
      ["350 TR", null, U],
      ["1000 kW", at(1000), Y],
      ["1000 kW", at(999.5), N],
      ["1,000 kW", at(1100), Y],
      ["1000 kW", at(1101), N],
      ["≥ 1000 kW", at(5000), Y],
      ["min. 1000 kW", at(999), N],
      ["1000 kW min.", at(1500), Y],
      ["not less than 300 tons of refrigeration", at(1055.06), Y],
      ["not less than 300 TR", at(1055), Y],
      ["300 TR", at(1055), Y],
      ["900–1100 kW", at(1000), Y],
      ["900 to 1100 kW", at(1101), N],
      ["1000 kW ± 5 %", at(951), Y],
      ["1000 kW ± 5 %", at(949), N],
      ["max. 1000 kW", at(900), Y],
      ["max. 1000 kW", at(1001), N],
      ["1000 kW", at(900, 1100), U],
      ["1000 kW", at(1000, 1050), Y],
      ["1000 kW", at(100, 500), N],
      ["1000 kW", at(-Infinity, 2000), U],
      ["1000 kW", at(1200, Infinity), N],
      ["1 MW", at(1040), Y],
      ["3412 MBH", at(1000), Y],
      ["1000 kW or equal", at(1050), Y],
    ],
  ],
  [
    COP,
    [
      ["5.8", at(5.8), Y],
      ["5.8", at(5.79), N],
      ["≥ 5.8", at(6.4), Y],
      ["min 5.8", at(5.7), N],
      ["5.8 W/W", at(9), Y],
      ["5.8", null, U],
      ["5.8 or better", at(5.9), Y],
      ["5.8", at(5.5, 6), U],
      ["5.8", at(5.8, 6), Y],
      ["5,8", at(5.8), Y],
      ["5.8 kW/kW", at(5.7), N],
    ],
  ],
  [
    SOUND,
    [
      ["70 dB(A)", at(70), Y],
      ["70 dBA", at(71), N],
      ["≤ 70 dB(A)", at(60), Y],
      ["max. 70 dB(A)", at(70.5), N],
      ["70 dB(A)", null, U],
    ],
  ],
  [
    FLOW,
    [
      ["40 l/s", at(40), Y],
      ["40 l/s", at(44), Y],
      ["40 l/s", at(44.1), N],
      ["144 m³/h", at(40), Y],
      ["634 gpm", at(40), Y],
      ["640 gpm", at(40), N],
      ["40 l/s", at(39), N],
    ],
  ],
  [
    WATER,
    [
      ["20 l/s", at(18), Y],
      ["20 l/s", at(17.9), N],
      ["20 l/s", at(22), Y],
      ["20 l/s", at(22.1), N],
      ["max. 20 l/s", at(19), Y],
    ],
  ],
  [
    HEAD,
    [
      ["25 m", at(25), Y],
      ["245 kPa", at(25), Y],
      ["246 kPa", at(25), N],
      ["82 ft", at(25), Y],
      ["82 ft head", at(25), Y],
      ["83 ft", at(25), N],
      ["25 mWC", at(27.5), Y],
      ["25 m", at(27.6), N],
      ["2.45 bar", at(25), Y],
    ],
  ],
  [
    ESP,
    [
      ["400 Pa", at(400), Y],
      ["400 Pa", at(900), Y],
      ["400 Pa", at(399), N],
      ["1.6 in. W.G.", at(400), Y],
      ['1.61 "WG', at(400), N],
      ["0.4 kPa", at(400), Y],
      ["400 Pa", at(150, 900), U],
      ["100 Pa", at(150, 900), Y],
      ["1000 Pa", at(150, 900), N],
    ],
  ],
  [
    LEAVING,
    [
      ["6.7 °C", at(6.67), Y],
      ["6.7 °C", at(7.2), Y],
      ["6.7 °C", at(7.3), N],
      ["6.7 °C", at(6.1), N],
      ["44 °F", at(6.67), Y],
      ["42 °F", at(6.67), N],
      ["12/7 °C", at(7), Y],
      ["54 / 44 °F", at(7.3), N],
      ["6.7 C", at(6.67), Y],
      ["-5 °C", at(-5.2), Y],
    ],
  ],
  [
    RANGE,
    [
      ["-5 to 46 °C", at(-5, 50), Y],
      ["-10 to 46 °C", at(-5, 50), N],
      ["0 to 52 °C", at(-5, 50), N],
      ["46 °C", at(-5, 50), Y],
      ["55 °C", at(-5, 50), N],
      ["max. 46 °C", at(-5, 50), Y],
      ["-5 to 46 °C", at(-Infinity, 50), U],
      ["46 °C", null, U],
    ],
  ],
  [
    WIDTH,
    [
      ["2000 mm", at(1800), Y],
      ["2 m", at(2001), N],
      ["72 in", at(1829), Y],
      ["72 in", at(1831), N],
      ["≤ 2000 mm", null, U],
    ],
  ],
  [
    INPUT,
    [
      ["200 kW", at(195), Y],
      ["200 kW", at(201), N],
      ["268 hp", at(200), N],
      ["270 hp", at(200), Y],
    ],
  ],
  [
    RATING,
    [
      ["10 bar", at(16), Y],
      ["16 bar", at(10), N],
      ["10 bar", at(-Infinity, 12), U],
      ["145 psi", at(10), Y],
    ],
  ],
  [
    VOLUME,
    [
      ["300 l", at(300), Y],
      ["300 litres", at(375), Y],
      ["300 l", at(400), N],
      ["80 gal", at(302.9), Y],
    ],
  ],
  [
    SHR,
    [
      ["0.75", at(0.76), Y],
      ["0.75", at(0.8), N],
      ["75 %", at(0.75), Y],
    ],
  ],
  [
    CURRENT,
    [
      ["1250 A", at(1600), Y],
      ["1600 A", at(250), N],
    ],
  ],
];
