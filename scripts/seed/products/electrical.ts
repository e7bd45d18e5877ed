import type { TypicalProduct } from "../types.ts";

export const ELECTRICAL: readonly TypicalProduct[] = [
  {
    brand: "dkc", category: "Cable Trays", name: "DKC Perforated Cable Tray, 300 × 60 mm", model: "Perforated, 300 × 60 mm", featured: true, picture: "cable-tray", size: "medium",
    text: "The everyday tray of a plant room: wide enough for the feeders of three chillers, with perforation that lets cables breathe and ties hold. Sheet and zinc thickness follow the environment; indoors in dry air the standard finish lasts, on a coastal roof it does not. Load values are typical for supports every 1.5 m.",
    specifications: [["Width", "300 mm"], ["Side height", "60 mm"], ["Length", "3 m"], ["Sheet thickness", "1 mm"], ["Typical distributed load", "75 kg/m"], ["Support spacing", "1.5 m"], ["Finish", "Sendzimir galvanised"]],
    features: ["Perforated base for ventilation and fixing", "Rolled edges protect the cable jacket", "Snap-on covers", "Bends, tees and reducers in the same system"],
  },
  {
    brand: "dkc", category: "Cable Trays", name: "DKC Heavy-Duty Cable Tray, 600 × 100 mm", model: "Heavy-duty, 600 × 100 mm", picture: "cable-tray", size: "large",
    text: "For risers and pipe bridges, where bundles of power cables weigh more than a person per metre. Hot-dip galvanising after fabrication also covers the cut edges, which is where rust starts on roofs near the sea. Typical data; the support calculation comes with our shop drawing.",
    specifications: [["Width", "600 mm"], ["Side height", "100 mm"], ["Length", "3 m"], ["Sheet thickness", "2 mm"], ["Typical distributed load", "150 kg/m"], ["Support spacing", "2 m"], ["Finish", "Hot-dip galvanised after fabrication"]],
    features: ["Protected cut edges", "Spans of two metres", "Divider strips separate power and control", "Earthing bonds at each joint"],
  },
  {
    brand: "dkc", category: "Wire Mesh Trays", name: "DKC Wire Mesh Tray, 200 × 50 mm", model: "Wire mesh, 200 × 50 mm", picture: "cable-tray", size: "small",
    text: "Welded wire bends into any turn with a bolt cutter, so no fittings need to be ordered. Data and control cables can leave anywhere, and dust falls through, a real advantage above server rooms. Wire diameter and load are typical of this width.",
    specifications: [["Width", "200 mm"], ["Side height", "50 mm"], ["Length", "3 m"], ["Wire diameter", "4 mm"], ["Typical distributed load", "25 kg/m"], ["Finish", "Electro-galvanised"]],
    features: ["Turns are formed on site", "Free cable exit at every point", "Light enough for one installer", "Rounded wire ends at the rim"],
  },
  {
    brand: "dkc", category: "Cable Trunking", name: "DKC Wall Trunking, 100 × 60 mm", model: "Wall trunking, 100 × 60 mm", featured: true, picture: "cable-trunking", size: "medium",
    text: "White trunking that runs along a laboratory or classroom wall and takes sockets in its cover. Separate compartments keep mains and data apart as the rules demand. The plastic does not spread flame; wire capacity in the table is typical for a filling of 40 %.",
    specifications: [["Width", "100 mm"], ["Depth", "60 mm"], ["Length", "2 m"], ["Typical usable section", "2200 mm²"], ["Material", "Self-extinguishing PVC"], ["Colour", "White, RAL 9016"]],
    features: ["Takes wiring devices in the cover", "Two compartments", "Corner pieces adjust to uneven walls", "Cover opens only with a tool"],
  },
  {
    brand: "dkc", category: "Cable Trunking", name: "DKC Mini Trunking, 25 × 17 mm", model: "Mini trunking, 25 × 17 mm", picture: "cable-trunking", size: "small",
    text: "A narrow channel for one thermostat cable, used where walls are finished and chasing them is out of the question. It nails, screws or sticks. Nobody looks at it twice, which is the purpose.",
    specifications: [["Width", "25 mm"], ["Depth", "17 mm"], ["Length", "2 m"], ["Material", "Self-extinguishing PVC"]],
    features: ["Fixes by screw or adhesive strip", "For thermostat and sensor cables", "Hinged lid"],
  },
  {
    brand: "dkc", category: "Distribution Panels", name: "DKC Main Distribution Panel, 1600 A", model: "Floor-standing, 1600 A", featured: true, picture: "distribution-panel", size: "large",
    text: "A floor-standing enclosure system fitted out as the main low-voltage panel of a mechanical plant. Our workshop assembles breakers of the approved make, wires the metering and tests the panel before it leaves. Ratings are typical: the short-circuit study of the project decides the final ones.",
    specifications: [["Rated current", "1600 A"], ["Rated voltage", "400 V"], ["Typical short-circuit rating", "50 kA"], ["Degree of protection", "IP 54"], ["Form of separation", "3b"], ["Height", "2000 mm"], ["Depth", "600 mm"], ["Cable entry", "Top or bottom"]],
    features: ["Modular floor-standing enclosure", "Copper busbars, tin-plated", "Energy metering on all feeders", "Routine test report supplied", "Space for later outgoing ways"],
  },
  {
    brand: "dkc", category: "Distribution Panels", name: "DKC Floor Distribution Panel, 250 A", model: "Wall-mounted, 250 A", picture: "distribution-panel", size: "small",
    text: "Feeds the fan coils, sockets and lighting of one storey from a cupboard in the riser. A transparent inner door shows the state of every breaker without exposing live parts. We leave a fifth of the ways free, because tenants always ask for more.",
    specifications: [["Rated current", "250 A"], ["Rated voltage", "400 V"], ["Typical short-circuit rating", "25 kA"], ["Outgoing ways", "48"], ["Degree of protection", "IP 43"], ["Height", "1200 mm"]],
    features: ["Transparent inner door", "One fifth of the ways left spare", "Residual-current protection for sockets"],
  },
  {
    brand: "plantroom-selection", category: "Motor Control Panels", name: "Pump and Fan Control Panel, Built to Order", model: "Built to order", picture: "distribution-panel", size: "medium",
    text: "Starters, drives, interlocks and terminals for the pumps and fans of one plant room, drawn and wired for that room alone. There is no data sheet for such a panel: send us the motor list and the sequence of operation, and you receive a schematic for approval. Every panel is run on the test bench with simulated signals before delivery.",
    specifications: [],
    features: [],
  },
  {
    brand: "plantroom-selection", category: "Power Factor Correction", name: "Automatic Capacitor Bank, 200 kvar", model: "APFC 200 kvar", picture: "distribution-panel", size: "medium",
    text: "Chillers and pumps draw reactive current for which the electricity company charges a penalty. The bank switches capacitor steps so that the power factor stays above the tariff limit. Detuning reactors are included as standard, since drives have made harmonics the rule; step sizes shown are typical.",
    specifications: [["Reactive power", "200 kvar"], ["Rated voltage", "400 V"], ["Steps", "8 × 25 kvar"], ["Detuning", "7 %"], ["Degree of protection", "IP 31"], ["Ambient temperature", "up to 45 °C"]],
    features: ["Detuned against harmonics", "Eight steps with rotation of duty", "Forced ventilation with thermostat"],
  },
];
