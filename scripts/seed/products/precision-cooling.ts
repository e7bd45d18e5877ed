import type { TypicalProduct } from "../types.ts";

export const PRECISION_COOLING: readonly TypicalProduct[] = [
  {
    brand: "hiref", category: "Close-Control Units", name: "HiRef Chilled-Water Close-Control Unit, 60 kW Class", model: "60 kW class, downflow", featured: true, picture: "close-control-unit", size: "large",
    text: "A floor-standing unit that draws warm air at the top and presses it into the raised floor. Chilled water at 10 °C instead of 6 °C avoids drying the room and lets the chiller work more cheaply. The 60 kW and the other figures are typical of this class; the unit is selected for rack load, floor pressure and water temperature.",
    specifications: [["Typical cooling capacity", "60 kW"], ["Typical sensible heat ratio", "1.0"], ["Typical air flow", "4.2 m³/s"], ["Chilled water temperatures", "10 / 15 °C"], ["Chilled water flow", "2.9 l/s"], ["Fan power input", "3.2 kW"], ["Power supply", "400 V, 3 phases, 50 Hz"], ["Air discharge", "Downflow into the raised floor"]],
    features: ["Electronically commutated fans under or in the unit", "Control of return, supply or underfloor pressure", "Dual power feed on request", "Sequenced duty and standby units"],
  },
  {
    brand: "hiref", category: "Close-Control Units", name: "HiRef Direct-Expansion Close-Control Unit, 25 kW Class", model: "25 kW class, upflow", picture: "close-control-unit", size: "medium",
    text: "Not every server room has chilled water at night. This upflow type brings its own compressor and rejects heat to an air-cooled condenser outdoors, sized for 46 °C in inland Egypt. Humidifier and re-heat keep both limits of the room within tolerance. Figures are typical for the class.",
    specifications: [["Typical cooling capacity", "25 kW"], ["Typical sensible heat ratio", "0.95"], ["Typical air flow", "1.9 m³/s"], ["Humidifier capacity", "3 kg/h"], ["Condenser design temperature", "46 °C"], ["Typical power input", "8 kW"], ["Power supply", "400 V, 3 phases, 50 Hz"]],
    features: ["Independent of the building's chilled water", "Variable-speed compressor on request", "Steam humidifier and electric re-heat", "Leak detection input"],
  },
  {
    brand: "hiref", category: "Close-Control Units", name: "HiRef In-Row Cooling Unit, 20 kW Class", model: "20 kW class, in-row", picture: "close-control-unit", size: "small",
    text: "Placed between the racks, an in-row unit cools where the heat arises and moves air over a metre instead of across the room. It is the usual answer to a few dense racks in an otherwise ordinary computer room. We plan the containment with it, since the typical 20 kW is only reached with separated hot and cold aisles.",
    specifications: [["Typical cooling capacity", "20 kW"], ["Typical air flow", "1.1 m³/s"], ["Chilled water flow", "0.96 l/s"], ["Unit width", "300 mm"], ["Unit depth", "1200 mm"], ["Power supply", "230 V, 1 phase, 50 Hz"]],
    features: ["Only 300 mm wide", "Horizontal air flow into the cold aisle", "Speed follows the rack inlet temperature"],
  },
  {
    brand: "hiref", category: "IT Cooling Chillers", name: "HiRef Air-Cooled IT Chiller, 100 kW Class", model: "100 kW class, air-cooled", picture: "air-cooled-scroll-chiller", size: "small",
    text: "Small computer centres need cooling at three in the morning in January as surely as in August. A machine of this class starts at low outdoor temperature, holds water within half a degree and restarts quickly after a power cut. Values are typical for 10 °C supply water and 40 °C air.",
    specifications: [["Typical cooling capacity", "100 kW"], ["Typical power input", "33 kW"], ["Leaving water temperature", "10 °C"], ["Water flow", "4.8 l/s"], ["Buffer tank", "300 l"], ["Power supply", "400 V, 3 phases, 50 Hz"], ["Operating range", "-10 to 48 °C"]],
    features: ["Quick restart after a power failure", "Integrated buffer tank and twin pumps", "Operation all year", "Interface to the data-centre management system"],
  },
  {
    brand: "hiref", category: "IT Cooling Chillers", name: "HiRef Free-Cooling IT Chiller, 300 kW Class", model: "300 kW class, free cooling", featured: true, picture: "air-cooled-screw-chiller", size: "medium", also: ["close-control-unit"],
    text: "With water at 18 °C, desert nights are cold enough to do part of the work without compressors. Free-cooling coils stand in front of the condenser and take over step by step; how many hours that makes depends on site and set point, and we calculate it from hourly weather data. Capacities are typical for the class at 40 °C.",
    specifications: [["Typical cooling capacity", "300 kW"], ["Typical power input", "85 kW"], ["Leaving water temperature", "18 °C"], ["Water flow", "14.3 l/s"], ["Free cooling begins below", "16 °C"], ["Power supply", "400 V, 3 phases, 50 Hz"]],
    features: ["Free-cooling coils with gradual change-over", "High water temperature for data halls", "Glycol-free variant with intermediate exchanger", "Hour-by-hour energy calculation for the site"],
  },
];
