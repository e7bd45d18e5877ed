import type { TypicalProduct } from "../types.ts";

const BRAND = "plantroom-selection" as const;

export const AIR_SIDE: readonly TypicalProduct[] = [
  {
    brand: BRAND, category: "Air Handling Units", name: "Air Handling Unit", model: "AHU 5.0 m³/s", featured: true, picture: "air-handling-unit", size: "medium", also: ["plant-controller"],
    text: "A modular chilled-water air handling unit for offices, hotels and teaching buildings, here in a typical size of 5 m³/s. Panels with 50 mm of insulation and a thermally broken frame keep the casing dry in humid summers. Sections can be added or left out, and the final selection states coil rows, fan power and sound for the project.",
    specifications: [["Typical air flow", "5 m³/s"], ["Typical cooling capacity", "120 kW"], ["External static pressure", "400 Pa"], ["Chilled water temperatures", "6 / 12 °C"], ["Chilled water flow", "4.8 l/s"], ["Filter classes", "ISO Coarse 60 % and ISO ePM1 60 %"], ["Fan motor power", "7.5 kW"], ["Power supply", "400 V, 3 phases, 50 Hz"], ["Panel thickness", "50 mm"]],
    features: ["Double-skin panels with thermal break", "Plug fans with variable-speed motors", "Two filter stages with pressure taps", "Drain pan in stainless steel, sloped to the outlet", "Sections split for narrow lifts"],
  },
  {
    brand: BRAND, category: "Air Handling Units", name: "Air Handling Unit Family", family: true, model: "AHU 0.5 to 20 m³/s", picture: "air-handling-unit", size: "large",
    text: "From half a cubic metre a second for a clinic to twenty for an exhibition hall, all units of this family share the same panels, frames and section principle. Start here when the size is still open: tell us air flow, external pressure and water temperatures, and we return a section drawing. The ranges are typical limits rather than a fixed programme.",
    specifications: [["Air flow range", "0.5 to 20 m³/s"], ["External static pressure range", "150 to 900 Pa"], ["Coil options", "Chilled water, direct expansion, hot water, electric"], ["Filter options", "ISO Coarse up to HEPA H14"], ["Casing options", "Indoor, outdoor with roof, hygienic"]],
    features: ["One construction for all sizes", "Fresh-air, mixing and heat-recovery arrangements", "Outdoor casing with sand-trap louvre", "Knock-down delivery for existing buildings"],
  },
  {
    brand: BRAND, category: "Air Handling Units", name: "Hygienic Air Handling Unit, 3 m³/s", model: "AHU-H 3.0 m³/s", picture: "air-handling-unit", size: "medium",
    text: "Operating theatres and sterile production need surfaces that can be wiped and a casing that does not leak. This unit has flush inner panels, coved floor joints and a final filter stage downstream of the fan. Figures are typical of a theatre with 100 % fresh air at Cairo summer conditions, which is why the cooling coil is deep.",
    specifications: [["Typical air flow", "3 m³/s"], ["Typical cooling capacity", "160 kW"], ["External static pressure", "650 Pa"], ["Filter classes", "ISO ePM10 50 %, ISO ePM1 80 %"], ["Casing leakage class", "L1"], ["Inner skin", "Stainless steel 304"], ["Fan motor power", "9 kW"], ["Power supply", "400 V, 3 phases, 50 Hz"]],
    features: ["Flush inner surfaces for cleaning", "Inspection window and lamp in each section", "Silicone-free, closed-pore seals", "Prepared for terminal HEPA filters in the ceiling"],
  },
  {
    brand: BRAND, category: "Air Handling Units", name: "Heat-Recovery Fresh-Air Unit, 2.5 m³/s", model: "FAHU 2.5 m³/s", picture: "air-handling-unit", size: "small",
    text: "Exhaust air at 24 °C is too valuable to throw away when it is 42 °C outside. A rotary exchanger transfers part of that cold, and some dryness with it, to the incoming fresh air before the coil finishes the work. Typical for hotels and open-plan offices; where odour or infection matters we use a plate exchanger instead.",
    specifications: [["Typical air flow", "2.5 m³/s"], ["Typical heat-recovery efficiency", "70 %"], ["Typical cooling capacity", "75 kW"], ["External static pressure", "350 Pa"], ["Fan motor power", "2 × 4 kW"], ["Wheel type", "Sorption-coated aluminium"]],
    features: ["Enthalpy wheel with purge sector", "Speed control of the wheel", "Summer and winter operation without switching over", "Sand filter before the wheel"],
  },
  {
    brand: BRAND, category: "Ducted Fan Coil Units", name: "Ducted Fan Coil Unit, Low Static, 3.5 kW", model: "FCU-D 3.5 kW", picture: "ducted-fan-coil", size: "small", also: ["room-thermostat"],
    text: "The unit above the entrance of a hotel room: slim, quiet and within reach through a ceiling hatch. At medium speed a typical sound pressure of 32 dB(A) lets guests sleep. It needs two pipes, a drain with fall, and a wall thermostat.",
    specifications: [["Typical cooling capacity", "3.5 kW"], ["Typical air flow", "170 l/s"], ["External static pressure", "30 Pa"], ["Chilled water temperatures", "7 / 12 °C"], ["Chilled water flow", "0.17 l/s"], ["Power input", "60 W"], ["Power supply", "230 V, 1 phase, 50 Hz"], ["Unit height", "250 mm"]],
    features: ["Only 250 mm high", "Three-speed or electronically commutated motor", "Left- or right-hand coil connections", "Washable filter"],
  },
  {
    brand: BRAND, category: "Ducted Fan Coil Units", name: "Ducted Fan Coil Unit, Medium Static, 7 kW", model: "FCU-D 7 kW", picture: "ducted-fan-coil", size: "medium",
    text: "Seven kilowatts and 60 Pa are enough for an office bay with two or three diffusers. Four-row coils keep the air dry on the coast, where three rows often disappoint. All values are typical at 7 °C water and 25 °C room air.",
    specifications: [["Typical cooling capacity", "7 kW"], ["Typical air flow", "330 l/s"], ["External static pressure", "60 Pa"], ["Chilled water flow", "0.33 l/s"], ["Coil rows", "4"], ["Power input", "120 W"], ["Power supply", "230 V, 1 phase, 50 Hz"]],
    features: ["Four-row coil for humid sites", "Serves two or three diffusers", "Extended drain pan under the valves", "Prepared for 0–10 V fan control"],
  },
  {
    brand: BRAND, category: "Ducted Fan Coil Units", name: "Ducted Fan Coil Unit, High Static, 14 kW", model: "FCU-D 14 kW", picture: "ducted-fan-coil", size: "large",
    text: "Where ducts are long, as in banking halls and large flats, a high-static unit replaces a small air handling unit at a fraction of the height. It accepts a proper filter box and a fresh-air spigot. Expect the typical 14 kW with clean filters; we size with the dirty-filter resistance.",
    specifications: [["Typical cooling capacity", "14 kW"], ["Typical air flow", "700 l/s"], ["External static pressure", "150 Pa"], ["Chilled water flow", "0.67 l/s"], ["Power input", "450 W"], ["Power supply", "230 V, 1 phase, 50 Hz"]],
    features: ["150 Pa external static pressure", "Filter box with side access", "Fresh-air connection", "Insulated double-skin casing on request"],
  },
  {
    brand: BRAND, category: "Cassette Fan Coil Units", name: "Compact Cassette Fan Coil Unit, 4 kW", model: "FCU-C 4 kW", picture: "cassette-fan-coil", size: "small",
    text: "A cassette that fits the 600 mm ceiling grid, so that no tile needs cutting. The built-in pump lifts condensate over beams to the nearest drain. Typical uses are meeting rooms, pharmacies and small shops.",
    specifications: [["Typical cooling capacity", "4 kW"], ["Typical air flow", "190 l/s"], ["Chilled water flow", "0.19 l/s"], ["Condensate lift", "700 mm"], ["Sound pressure", "35 dB(A)"], ["Power supply", "230 V, 1 phase, 50 Hz"], ["Grid size", "600 × 600 mm"]],
    features: ["Fits the 600 mm ceiling grid", "Built-in condensate pump with float switch", "Four-way air discharge", "Service from below"],
  },
  {
    brand: BRAND, category: "Cassette Fan Coil Units", name: "Four-Way Cassette Fan Coil Unit, 8.5 kW", model: "FCU-C 8.5 kW", picture: "cassette-fan-coil", size: "medium",
    text: "For restaurants and waiting areas with three to four metres of height, this larger cassette throws air to all sides and can close single outlets next to a wall. The electronically commutated motor saves most of its energy at low speed, where such units spend their evenings. Capacity is typical for 7 °C water.",
    specifications: [["Typical cooling capacity", "8.5 kW"], ["Typical air flow", "400 l/s"], ["Chilled water flow", "0.41 l/s"], ["Recommended ceiling height", "2.7 to 3.8 m"], ["Power input", "75 W"], ["Power supply", "230 V, 1 phase, 50 Hz"]],
    features: ["Single outlets can be closed", "Electronically commutated fan motor", "Fresh-air knock-out", "Two- or four-pipe coil"],
  },
  {
    brand: BRAND, category: "VRF Outdoor Units", name: "VRF Outdoor Unit, 28 kW", model: "VRF 28 kW", picture: "vrf-outdoor-unit", size: "small",
    text: "One outdoor unit for a floor of consulting rooms, each with its own temperature and its own share on the bill. Inverter compressors follow the number of rooms in use. Typical nominal capacity is 28 kW at 35 °C; check the maker's table for 46 °C, where most systems give up a tenth or more.",
    specifications: [["Typical cooling capacity", "28 kW"], ["Typical power input", "8.5 kW"], ["Connected indoor units", "up to 16"], ["Total pipe length", "up to 300 m"], ["Refrigerant", "R-410A"], ["Power supply", "400 V, 3 phases, 50 Hz"], ["Operating range", "-5 to 50 °C"]],
    features: ["Inverter compressors", "Up to 16 indoor units", "Individual room control and metering", "Anti-corrosion coil coating for coastal sites"],
  },
  {
    brand: BRAND, category: "VRF Outdoor Units", name: "VRF Outdoor Unit, 56 kW", model: "VRF 56 kW", picture: "vrf-outdoor-unit", size: "medium",
    text: "The double-fan module for villa compounds, schools and mid-size hotels; two or three of them combine on one pipe network. With every refrigerant system of this charge the smallest bedroom decides the permitted amount, and we calculate it for each scheme. All data typical.",
    specifications: [["Typical cooling capacity", "56 kW"], ["Typical power input", "17.5 kW"], ["Connected indoor units", "up to 32"], ["Total pipe length", "up to 1000 m"], ["Refrigerant", "R-410A"], ["Power supply", "400 V, 3 phases, 50 Hz"]],
    features: ["Modules combine for larger systems", "Height difference of up to 50 m", "Back-up operation when a compressor fails", "Refrigerant charge checked for each room"],
  },
];
