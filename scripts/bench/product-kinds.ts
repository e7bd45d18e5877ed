/** A figure of a product: its name, the range it lies in and its unit. */
type Figure = readonly [name: string, least: number, most: number, unit: string];

/** What products of one kind have in common. */
export type ProductKind = {
  name: string;
  /** Begins the model of each of its products. */
  series: string;
  /** The slug of its category in the seed. */
  category: string;
  /** The first one is the main figure, by which related products are found. */
  figures: readonly [Figure, ...Figure[]];
  facts: readonly (readonly [name: string, ...values: string[]])[];
  sentences: readonly string[];
  features: readonly string[];
};

const THREE_PHASES = ["Power supply", "400 V, 3 phases, 50 Hz"] as const;
const ONE_PHASE = ["Power supply", "230 V, 1 phase, 50 Hz"] as const;

export const PRODUCT_KINDS: readonly ProductKind[] = [
  {
    name: "Air-cooled scroll chiller",
    series: "ACS",
    category: "air-cooled-scroll-chillers",
    figures: [
      ["Cooling capacity", 30, 700, "kW"],
      ["Chilled water flow", 2, 34, "l/s"],
      ["Power input", 10, 240, "kW"],
      ["Weight", 400, 6200, "kg"],
    ],
    facts: [["Refrigerant", "R-32", "R-454B", "R-410A"], ["Compressors", "2 scrolls", "4 scrolls"], THREE_PHASES],
    sentences: [
      "It stands on a flat roof and needs neither tower nor make-up water.",
      "Two circuits keep half of the cooling when one is serviced.",
      "On a hot roof it gives less than at the reference point, so size with a margin.",
    ],
    features: ["Low inrush current", "Coated coils for coastal sites", "Pump module on request", "Night mode"],
  },
  {
    name: "Air handling unit",
    series: "AHU",
    category: "air-handling-units",
    figures: [
      ["Air flow", 1, 20, "m³/s"],
      ["Cooling capacity", 15, 420, "kW"],
      ["External static pressure", 150, 900, "Pa"],
      ["Fan motor power", 1, 30, "kW"],
    ],
    facts: [["Filter classes", "ISO ePM1 60 %", "ISO ePM10 50 %"], ["Panel thickness", "50 mm", "60 mm"], THREE_PHASES],
    sentences: [
      "Sections are split so that they pass a narrow lift and are joined again in the plant room.",
      "The drain pan is stainless steel and slopes to its outlet.",
      "A second filter stage can be added later without changing the casing.",
    ],
    features: [
      "Double-skin panels",
      "Plug fans with variable speed",
      "Pressure taps at each filter",
      "Inspection window",
    ],
  },
  {
    name: "Rooftop unit",
    series: "RTU",
    category: "rooftop-units",
    figures: [
      ["Cooling capacity", 18, 190, "kW"],
      ["Air flow", 1, 10, "m³/s"],
      ["Power input", 6, 70, "kW"],
    ],
    facts: [["Refrigerant", "R-454B", "R-410A"], ["Air discharge", "Vertical", "Horizontal"], THREE_PHASES],
    sentences: [
      "One lift by crane sets the whole system on its curb.",
      "Free cooling takes over as soon as the outdoor air is cooler than the return air.",
      "Doors on one side leave room for a second unit close by.",
    ],
    features: ["Economiser", "Sand-trap louvre", "Staged compressors", "Factory-made roof curb"],
  },
  {
    name: "Cassette fan coil unit",
    series: "CFC",
    category: "cassette-fan-coil-units",
    figures: [
      ["Cooling capacity", 2, 14, "kW"],
      ["Air flow", 110, 700, "l/s"],
      ["Power input", 30, 160, "W"],
    ],
    facts: [["Grid size", "600 × 600 mm", "840 × 840 mm"], ["Coil", "Two-pipe", "Four-pipe"], ONE_PHASE],
    sentences: [
      "It fits the ceiling grid and is serviced from below.",
      "A built-in pump lifts the condensate to the next drain.",
      "Single outlets can be closed where a wall is near.",
    ],
    features: ["Electronically commutated motor", "Float switch", "Washable filter", "Fresh-air knock-out"],
  },
  {
    name: "End-suction pump",
    series: "ESP",
    category: "end-suction-pumps",
    figures: [
      ["Flow", 4, 420, "m³/h"],
      ["Head", 8, 90, "m"],
      ["Motor power", 1, 110, "kW"],
      ["Speed", 1450, 2900, "rpm"],
    ],
    facts: [["Casing", "Cast iron", "Stainless steel"], ["Shaft seal", "Mechanical"], THREE_PHASES],
    sentences: [
      "The rotating part comes out to the back, so that the pipes stay as they are.",
      "Its curve is flat near the duty point, which suits systems with two-way valves.",
      "Choose the impeller for the design flow and leave the rest to the drive.",
    ],
    features: ["Back pull-out", "Replaceable wear rings", "IE4 motor", "Spacer coupling"],
  },
  {
    name: "Plate heat exchanger",
    series: "PHE",
    category: "plate-heat-exchangers",
    figures: [
      ["Heat capacity", 40, 2600, "kW"],
      ["Primary flow", 2, 120, "l/s"],
      ["Pressure drop", 15, 70, "kPa"],
    ],
    facts: [
      ["Plates", "AISI 316"],
      ["Gaskets", "EPDM", "NBR"],
      ["Design pressure", "10 bar", "16 bar"],
    ],
    sentences: [
      "It separates a tall building's water from that of its plant room.",
      "Plates can be added on site when the load grows.",
      "The frame opens with two spanners for cleaning.",
    ],
    features: ["Glue-free gaskets", "Frame with room for more plates", "Insulation jacket on request"],
  },
  {
    name: "Motor control panel",
    series: "MCP",
    category: "motor-control-panels",
    figures: [
      ["Rated current", 63, 1600, "A"],
      ["Motor power", 4, 315, "kW"],
      ["Width", 600, 2400, "mm"],
    ],
    facts: [
      ["Degree of protection", "IP54", "IP55"],
      ["Starters", "Direct", "Star-delta", "Variable speed"],
      THREE_PHASES,
    ],
    sentences: [
      "Each motor has its own compartment, so that one can be worked on while the others run.",
      "Terminals are numbered as in the drawings that come with it.",
      "It is tested with its load list before it leaves the workshop.",
    ],
    features: ["Separate compartments", "Spare outgoing ways", "Interface to the building management system"],
  },
  {
    name: "Fire pump set",
    series: "FPS",
    category: "fire-pump-sets",
    figures: [
      ["Flow", 250, 2500, "gpm"],
      ["Pressure", 6, 14, "bar"],
      ["Engine power", 30, 300, "kW"],
    ],
    facts: [
      ["Main pump", "Electric", "Diesel"],
      ["Jockey pump", "Vertical multistage"],
      ["Base", "Common steel frame"],
    ],
    sentences: [
      "Main, stand-by and jockey pump come on one frame with their controllers.",
      "The test line and its flow meter are part of the set.",
      "Commissioning and the acceptance test can be ordered with it.",
    ],
    features: ["Controllers wired at the works", "Flow meter", "Battery charger", "Fuel tank with bund"],
  },
];
