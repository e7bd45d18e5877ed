import type { TypicalProduct } from "../types.ts";

const BRAND = "plantroom-selection" as const;

export const FIRE_AND_CONTROLS: readonly TypicalProduct[] = [
  {
    brand: BRAND, category: "Fire Pump Sets", name: "Fire Pump Set, Electric and Diesel, 500 gpm", model: "FPS 500 gpm at 8 bar", featured: true, picture: "fire-pump-set", size: "medium",
    text: "One electric duty pump, one diesel standby and a jockey pump on a common frame, the usual arrangement for offices and hotels where the supply cannot be trusted in a fire. Civil defence approves the set with its controllers and test line, and we prepare the documents. Flow and head are typical of a light-hazard building with hose stations.",
    specifications: [["Rated flow", "500 gpm (31.5 l/s)"], ["Rated pressure", "8 bar"], ["Electric motor power", "45 kW"], ["Diesel engine power", "55 kW"], ["Jockey pump flow", "1.3 l/s"], ["Fuel tank", "8 hours"], ["Design standard", "NFPA 20"]],
    features: ["Electric and diesel pump with separate controllers", "Jockey pump holds the line pressure", "Flow-meter test line", "Works acceptance test with curve", "Fuel tank for eight hours"],
  },
  {
    brand: BRAND, category: "Fire Pump Sets", name: "Fire Pump Set, Electric and Diesel, 1000 gpm", model: "FPS 1000 gpm at 10 bar", picture: "fire-pump-set", size: "large", also: ["sprinkler-valve-set", "plant-controller"],
    text: "Warehouses, malls and factories need more water at higher pressure, and their insurers want listed pumps. Split-case pumps replace the end-suction type at this size. Plan the tank for the full duration and the room for air, exhaust and a dry floor; figures are typical and follow the hydraulic calculation.",
    specifications: [["Rated flow", "1000 gpm (63.1 l/s)"], ["Rated pressure", "10 bar"], ["Electric motor power", "110 kW"], ["Diesel engine power", "130 kW"], ["Jockey pump flow", "1.9 l/s"], ["Design standard", "NFPA 20"]],
    features: ["Horizontal split-case pumps", "Listed pumps and controllers available", "Heat-exchanger cooled diesel engine", "Vibration mounts and grouted base"],
  },
  {
    brand: BRAND, category: "Sprinkler Valve Sets", name: "Wet Alarm Valve Set, DN 150", model: "WAV DN 150", picture: "sprinkler-valve-set", size: "medium",
    text: "When a sprinkler opens, the clapper of this valve lifts and sends water to a gong that needs no electricity. The retard chamber swallows pressure surges, so that the bell does not ring for every pump start. One set serves up to about 4,800 m² of light or ordinary hazard.",
    specifications: [["Nominal size", "DN 150"], ["Working pressure", "up to 12 bar"], ["Installation", "Vertical"], ["Connection", "Flanged or grooved"], ["Trim", "Retard chamber, gauges, drain, pressure switch"]],
    features: ["Hydraulic alarm without electricity", "Retard chamber against false alarms", "Trim fitted and tested"],
  },
  {
    brand: BRAND, category: "Deluge and Pre-Action Valve Sets", name: "Pre-Action Valve Set, DN 100", model: "PAV DN 100", picture: "sprinkler-valve-set", size: "small",
    text: "Above servers, archives and scanners nobody wants water from a broken sprinkler. In a double-interlock arrangement the pipes fill only after detectors and the loss of air pressure agree. The set includes compressor and supervision; typical sizes are adapted to the number of sprinklers.",
    specifications: [["Nominal size", "DN 100"], ["Working pressure", "up to 12 bar"], ["Supervisory air pressure", "0.5 bar"], ["Release voltage", "24 V DC"], ["Arrangement", "Double interlock"]],
    features: ["Pipes stay dry until fire is confirmed", "Supervised air pressure", "Electric and manual release"],
  },
  {
    brand: BRAND, category: "Deluge and Pre-Action Valve Sets", name: "Deluge Valve Set, DN 150", model: "DLV DN 150", picture: "sprinkler-valve-set", size: "large",
    text: "Transformers and fuel stores are protected by open nozzles that must all spray at once. A heat detector or a hand lever drops the pressure in the control chamber, and the valve opens fully within seconds. Reset happens from outside, without taking off the cover.",
    specifications: [["Nominal size", "DN 150"], ["Working pressure", "up to 16 bar"], ["Release", "Electric, hydraulic or manual"], ["Release voltage", "24 V DC"], ["Body", "Ductile iron, coated inside and outside"]],
    features: ["Resets from outside", "Three ways of release", "Full bore with low pressure loss"],
  },
  {
    brand: BRAND, category: "Room Thermostats", name: "Fan Coil Thermostat, Two-Pipe", model: "RT 2-pipe, 230 V", featured: true, picture: "room-thermostat", size: "small",
    text: "Three fan speeds, one valve, one display that a hotel guest understands without a manual. Limits for the set point stop a room from being cooled to 16 °C with the balcony open. It fits the standard wall box and needs no programming.",
    specifications: [["Supply voltage", "230 V AC"], ["Set-point range", "16 to 30 °C"], ["Outputs", "3 fan speeds, 1 valve"], ["Switching current", "3 A"], ["Display", "Backlit, °C"], ["Dimensions", "86 × 86 × 14 mm"]],
    features: ["Adjustable set-point limits", "Input for key card or window contact", "Keeps its settings without power"],
  },
  {
    brand: BRAND, category: "Room Thermostats", name: "Networked Room Controller, BACnet and Modbus", model: "RC network, 24 V", picture: "room-thermostat", size: "medium",
    text: "Each room reports temperature, valve position and occupancy to the building system, and the operator sees on one screen where comfort fails. Modulating outputs drive fans with electronic motors and six-way or two-way valves. Addressing is done on the device or by tool, as the integrator likes.",
    specifications: [["Supply voltage", "24 V AC/DC"], ["Protocols", "BACnet MS/TP, Modbus RTU"], ["Universal inputs", "2"], ["Analogue outputs", "2 × 0–10 V"], ["Relay outputs", "2"], ["Temperature accuracy", "0.5 K"], ["Humidity range", "10 to 90 %"]],
    features: ["BACnet and Modbus selectable on the device", "Humidity sensor for coastal rooms", "Modulating fan and valve outputs", "Occupancy sensor input"],
  },
  {
    brand: BRAND, category: "Plant Controllers", name: "Chiller Plant Controller", model: "PC-CH, 6 chillers", featured: true, picture: "plant-controller", size: "large",
    text: "Decides which chiller starts next, how fast the pumps turn and when a tower fan may rest. Plants that were switched by hand usually hold their set point more steadily afterwards; what is saved depends on how well they were run before. The program is documented and handed over with the source, so that owners are not tied to us.",
    specifications: [["Chillers in sequence", "up to 6"], ["Inputs and outputs", "96, expandable"], ["Protocols", "BACnet/IP, Modbus TCP and RTU"], ["Supply voltage", "24 V AC/DC"], ["Trend storage", "2 years"], ["Operating temperature", "0 to 50 °C"]],
    features: ["Sequence by load and running hours", "Variable-primary and primary-secondary schemes", "Trends stored on the device", "Program source handed over", "Web pages for operators in English and Arabic"],
  },
  {
    brand: BRAND, category: "Plant Controllers", name: "Air Handling Unit Controller", picture: "plant-controller", size: "small",
    text: "Supply temperature, filter pressure, fire interlock and fan speed in one enclosure mounted on the unit. Factory programs cover constant and variable air volume, fresh-air and heat-recovery units, and a technician only sets the limits. The make is chosen together with the building management contractor.",
    specifications: [["Inputs and outputs", "24"], ["Protocols", "BACnet MS/TP, Modbus RTU"], ["Supply voltage", "24 V AC"], ["Enclosure", "IP 65"], ["Program variants", "8"]],
    features: ["Ready programs for common unit types", "Mounted and wired on the unit", "Local display with alarm list"],
  },
  {
    brand: BRAND, category: "Field Sensors", name: "Duct and Pipe Temperature Sensor", model: "TS Pt1000",
    text: "Every control loop is as good as its sensor. Supplied with a flange for ducts or a stainless pocket for pipes, so that it can be changed without draining. Length is chosen to reach the middle of the stream.",
    specifications: [["Sensing element", "Pt1000, class B"], ["Measuring range", "-30 to 120 °C"], ["Immersion length", "100, 200 or 400 mm"], ["Degree of protection", "IP 65"], ["Pocket pressure rating", "16 bar"]],
    features: ["Pocket allows change under pressure", "Three lengths", "Cable gland or plug"],
  },
];
