import type { TypicalProduct } from "../types.ts";

const BRAND = "plantroom-selection" as const;

export const HYDRONICS: readonly TypicalProduct[] = [
  {
    brand: BRAND, category: "End-Suction Pumps", name: "End-Suction Chilled-Water Pump, 15 kW", model: "ES 80-200, 15 kW", featured: true, picture: "end-suction-pump", size: "medium",
    text: "A long-coupled pump on a base frame, laid out for the primary circuit of an 800 kW chiller. The back pull-out design lets a fitter change the seal without touching pipes or motor. Its duty point is typical: the impeller is trimmed to the real resistance of the circuit.",
    specifications: [["Typical flow", "40 l/s"], ["Typical head", "25 m"], ["Motor power", "15 kW"], ["Speed", "1450 rpm"], ["Pressure rating", "16 bar"], ["Power supply", "400 V, 3 phases, 50 Hz"], ["Casing", "Cast iron"], ["Shaft seal", "Mechanical seal"]],
    features: ["Back pull-out construction", "Spacer coupling", "Suited to variable-speed drives", "Base frame with grout holes"],
  },
  {
    brand: BRAND, category: "End-Suction Pumps", name: "End-Suction Condenser-Water Pump, 30 kW", model: "ES 125-250, 30 kW", picture: "end-suction-pump", size: "large",
    text: "Tower water carries air, sand and treatment chemicals, so this pump has a bronze impeller and generous seal clearances. It stands below the tower basin wherever possible, since suction head is the weak point of many roof plants. The typical 95 l/s suits a centrifugal chiller of 500 tons.",
    specifications: [["Typical flow", "95 l/s"], ["Typical head", "22 m"], ["Motor power", "30 kW"], ["Speed", "1450 rpm"], ["Pressure rating", "16 bar"], ["Impeller", "Bronze"], ["Power supply", "400 V, 3 phases, 50 Hz"]],
    features: ["Bronze impeller for treated tower water", "Low required suction head", "Suction diffuser with strainer on request", "Efficiency class IE3 motor"],
  },
  {
    brand: BRAND, category: "End-Suction Pumps", name: "End-Suction Hot-Water Pump, 2.2 kW", model: "ES 40-160, 2.2 kW", picture: "end-suction-pump", size: "small",
    text: "Circulates heating water between calorifiers and laundries or re-heat coils. A close-coupled motor saves the base frame and alignment, a fair trade at this small power. Data are typical for water at 80 °C.",
    specifications: [["Typical flow", "5 l/s"], ["Typical head", "20 m"], ["Motor power", "2.2 kW"], ["Speed", "2900 rpm"], ["Water temperature", "up to 120 °C"], ["Pressure rating", "10 bar"]],
    features: ["Close-coupled, no alignment needed", "High-temperature shaft seal", "Fits standard flanges"],
  },
  {
    brand: BRAND, category: "Pressure Vessels", name: "Expansion Vessel, 300 l", model: "PV-E 300 l, 6 bar", picture: "pressure-vessel", size: "small",
    text: "Water that warms from 6 to 40 °C during a shutdown needs room, and a vessel of this size gives it to a chilled-water system of about 10 m³. The membrane separates water from gas, so the system keeps its pressure without drawing in air. Check the pre-charge once a year; it is the most neglected gauge in a plant room.",
    specifications: [["Nominal volume", "300 l"], ["Maximum pressure", "6 bar"], ["Pre-charge pressure", "1.5 bar"], ["Temperature range", "-10 to 70 °C"], ["Diameter", "640 mm"], ["Height", "1090 mm"]],
    features: ["Replaceable membrane", "Shut-off and drain valve for testing", "Epoxy-coated steel shell"],
  },
  {
    brand: BRAND, category: "Pressure Vessels", name: "Booster Pressure Vessel, 1000 l", model: "PV-B 1000 l, 16 bar", picture: "pressure-vessel", size: "large",
    text: "Behind a booster set, this vessel supplies small draw-offs alone and spares the pumps a start for every tap. The bladder is approved for drinking water in the makes we buy. Volume and rating are typical for a tower of twenty floors.",
    specifications: [["Nominal volume", "1000 l"], ["Maximum pressure", "16 bar"], ["Connection size", "DN 65"], ["Bladder material", "EPDM"], ["Diameter", "850 mm"], ["Height", "2150 mm"], ["Weight, empty", "310 kg"]],
    features: ["Reduces pump starts", "Exchangeable drinking-water bladder", "Manhole flange for inspection", "Vertical, on feet"],
  },
  {
    brand: BRAND, category: "Plate Heat Exchangers", name: "Plate Heat Exchanger for Pressure Break, 500 kW", model: "PHE 500 kW, 16 bar", picture: "plate-heat-exchanger", size: "medium",
    text: "In a tower of forty floors the lower chillers would bear the weight of the whole water column. An exchanger halfway up separates the circuits at the cost of about one degree. Plates can be added later if the upper zone grows; the figures show a typical design.",
    specifications: [["Typical heat capacity", "500 kW"], ["Primary temperatures", "6 / 12 °C"], ["Secondary temperatures", "7 / 13 °C"], ["Water flow per side", "19.9 l/s"], ["Pressure drop", "50 kPa"], ["Pressure rating", "16 bar"], ["Plate material", "Stainless steel 316"]],
    features: ["One-degree approach", "Frame with room for additional plates", "Clip-on gaskets", "Insulation jacket against condensation"],
  },
  {
    brand: BRAND, category: "Plate Heat Exchangers", name: "Plate Heat Exchanger for Domestic Hot Water, 150 kW", model: "PHE 150 kW, DHW", picture: "plate-heat-exchanger", size: "small",
    text: "Hot water for a kitchen or a changing-room block is made at the moment it is drawn, which leaves little standing water for legionella to grow in. Egyptian mains water is hard: the unit opens for descaling with two spanners. Typical duty, to be recalculated for the number of fixtures.",
    specifications: [["Typical heat capacity", "150 kW"], ["Primary temperatures", "80 / 60 °C"], ["Secondary temperatures", "20 / 60 °C"], ["Secondary flow", "0.9 l/s"], ["Pressure rating", "10 bar"], ["Plate material", "Stainless steel 316"]],
    features: ["Little stored hot water", "Opens for mechanical cleaning", "Double-wall plates on request"],
  },
];
