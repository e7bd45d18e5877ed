import * as z from "zod";
import { type IconPoint, iconPointSchema, type Service, serviceSchema } from "./schemas.ts";

/** The sections of the services page, in page order. The id is the anchor. */
export const services: Service[] = z
  .array(serviceSchema)
  .length(6)
  .parse([
    {
      id: "electrical",
      title: "Electrical",
      icon: "zap",
      summary:
        "Power from the medium-voltage ring to the last socket, with protection that opens the right breaker and no other.",
      image: "/pictures/distribution-panel-detail.webp",
      paragraphs: [
        "We design and install medium- and low-voltage distribution, standby power, earthing, lighting and low-current systems. Load schedules are built from the equipment actually selected, with diversity stated circuit by circuit, so that transformers and generators are neither starved nor half asleep.",
        "Cables are sized for Egyptian conditions: 45 °C in a ceiling void, 35 °C in the ground, grouped as they will really lie. Short-circuit, selectivity and arc-flash studies are done on one model, and the settings it yields are the settings that are dialled in, injected and recorded.",
        "Drives and UPS put harmonics on the network. We calculate them at the point of common coupling against IEEE 519 and add filters where the figures ask for it, not by habit.",
      ],
      scope: [
        "Medium-voltage switchgear, ring main units and transformers",
        "Main, sub-main and final distribution, bus-bar risers",
        "Generators, synchronising panels, automatic transfer and UPS",
        "Cable ladder, tray, trunking and conduit",
        "Lighting and lighting control, emergency lighting",
        "Earthing, equipotential bonding and lightning protection",
        "Data, access control, CCTV and public address",
      ],
      deliverables: [
        "Load schedule and single-line diagrams",
        "Short-circuit, selectivity and voltage-drop study",
        "Lighting calculation by room",
        "Shop drawings coordinated with the other services",
        "Insulation, continuity, earth-loop and injection test records",
        "As-built drawings and protection settings file",
      ],
      standards: [
        "Egyptian code for electrical installations",
        "IEC 60364 low-voltage installations",
        "IEC 61439 switchgear assemblies",
        "IEC 62305 lightning protection",
        "IEEE 519 harmonics",
        "EN 12464-1 lighting of indoor workplaces",
      ],
    },
    {
      id: "plumbing",
      title: "Plumbing",
      icon: "droplets",
      summary: "Water that arrives at the right pressure, temperature and quality, and leaves without noise or smell.",
      image: "/pictures/end-suction-pump-detail.webp",
      paragraphs: [
        "Water systems are designed backwards from the fixture: 2 to 4.5 bar at the tap, hot water within seconds, no stagnant branch. In tall buildings we set pressure zones with variable-speed booster sets and keep reducing valves for the few places that need them.",
        "Supply in Egypt is intermittent and variable, so storage, filtration and treatment are part of the design and not an afterthought. We analyse the raw water first; hardness, chloride and silica decide between softening, filtration and reverse osmosis, and between copper, stainless steel and plastic.",
        "Hot water is stored at 60 °C and returns above 50 °C, balanced by thermostatic valves. Flushing, disinfection and sampling are carried out before handover, and the operator receives a water management plan.",
      ],
      scope: [
        "Storage tanks, transfer and booster pumps",
        "Cold, hot and recirculating water distribution",
        "Heat-pump, solar and recovered-heat water heating",
        "Filtration, softening, reverse osmosis and disinfection",
        "Soil, waste, vent and storm drainage, acoustic stacks",
        "Grease interception, lifting stations and effluent reuse",
        "Pools, fountains and irrigation",
      ],
      deliverables: [
        "Fixture-unit, storage and pressure-zone calculation",
        "Raw-water analysis and treatment design",
        "Isometrics and coordinated shop drawings",
        "Hydrostatic, drainage and flow test records",
        "Disinfection certificate and laboratory results",
        "Water management plan",
      ],
      standards: [
        "Egyptian code for sanitary engineering in buildings",
        "EN 806 and EN 12056",
        "International Plumbing Code where specified",
        "ASHRAE Standard 188 and Guideline 12",
        "WHO guidelines for drinking-water quality",
      ],
    },
    {
      id: "hvac",
      title: "HVAC",
      icon: "fan",
      summary:
        "Cooling, ventilation and heating calculated by the hour, selected for the real air on the roof, and balanced to the drawing.",
      image: "/pictures/centrifugal-chiller-detail.webp",
      paragraphs: [
        "Our load calculations use hourly weather of the site and the building as it will be built. Cairo, Aswan and Hurghada are three different problems: a moderate wet bulb with dust, extreme dry heat, and salt air with dew points above 24 °C. Condensers are selected for the temperature they will meet on their deck, commonly 46 °C to 48 °C, with derating shown on the schedule.",
        "We install chilled-water plants, direct-expansion and VRF systems, air handling, ductwork, pipework, insulation and smoke control. Pumps and fans are selected at their working point, ductwork is leakage-tested by class, and pipework is flushed and passivated before a single control valve is put in.",
        "Commissioning is planned from the first drawing. Balancing stations, test holes and access are shown on shop drawings; results are signed room by room against design with a tolerance of ±10% for air and ±5% for water, or tighter where a process demands it.",
      ],
      scope: [
        "Water- and air-cooled chillers, cooling towers, heat pumps",
        "Air handling units, rooftop units, fan coils and VRF",
        "Ductwork, air terminals, filtration and energy recovery",
        "Chilled-, hot- and condenser-water pipework and pumps",
        "Cleanroom, theatre, laboratory and kitchen ventilation",
        "Smoke extraction, pressurisation and car-park ventilation",
        "Thermal storage, water treatment and insulation",
      ],
      deliverables: [
        "Hourly load and psychrometric calculation",
        "Equipment selections at site conditions",
        "Coordinated model, shop and builder's-work drawings",
        "Leakage, pressure, flushing and vibration records",
        "Testing, adjusting and balancing report",
        "Operation and maintenance manuals with spare-parts list",
      ],
      standards: [
        "Egyptian code for air conditioning, refrigeration and automatic control",
        "ASHRAE Standards 15, 55, 62.1, 90.1 and 170",
        "EN 378 and ISO 16890",
        "SMACNA HVAC Duct Construction Standards",
        "EN 1507 and EN 12237 ductwork leakage",
        "BSRIA BG 29 pre-commission cleaning",
        "NEBB or AABC balancing procedures",
      ],
    },
    {
      id: "fire-protection",
      title: "Fire Protection",
      icon: "flame",
      summary: "Detection, suppression and smoke control designed as one system and accepted by the Civil Defence.",
      image: "/pictures/fire-pump-set-detail.webp",
      paragraphs: [
        "Protection begins with the occupancy and what may burn in it. We establish hazard class, water demand and duration, and calculate sprinkler and hydrant networks hydraulically from the most remote area back to the pump. Tanks hold that duration as a dedicated reserve, with suction placed so that no other service can draw it down.",
        "Electrical and data rooms are protected by clean agents with a room integrity test; kitchens by wet chemical; archives and data halls by pre-action sprinklers, so a broken head alone releases no water. Voice evacuation, stair pressurisation, lifts and doors follow a cause-and-effect matrix that is tested line by line.",
        "We prepare the submission, attend the inspections and train the building's staff. The weekly and annual tests that NFPA 25 asks for can be part of our maintenance contract.",
      ],
      scope: [
        "Electric and diesel fire pumps, jockey pumps and tanks",
        "Wet, dry and pre-action sprinklers, deluge and foam",
        "Standpipes, hose reels and yard hydrants",
        "Clean-agent, carbon-dioxide and wet-chemical suppression",
        "Addressable detection, aspirating detection, voice evacuation",
        "Smoke control interfaces and fire dampers",
        "Fire stopping of service penetrations",
      ],
      deliverables: [
        "Fire strategy and hazard classification",
        "Hydraulic calculations and pump curves",
        "Cause-and-effect matrix",
        "Civil Defence submission and attendance",
        "Flow, pressure, integrity and interface test records",
        "Logbook and inspection programme to NFPA 25",
      ],
      standards: [
        "Egyptian code for fire protection of buildings",
        "NFPA 13, 14, 20, 22 and 24",
        "NFPA 72 and EN 54",
        "NFPA 2001 and NFPA 17A",
        "NFPA 92 and EN 12101",
        "NFPA 25 inspection, testing and maintenance",
      ],
    },
    {
      id: "automation",
      title: "Automation",
      icon: "cpu",
      summary: "Open control systems that run the plant by written sequences and show what it uses.",
      image: "/pictures/plant-controller-detail.webp",
      paragraphs: [
        "A control system is only as good as the sentence that describes what it should do. We write sequences of operation in plain words, agree them with the operator, test them on a simulator, and then on the plant. ASHRAE Guideline 36 is our starting point for air systems; chiller plants get their own optimisation by measured efficiency.",
        "We use open protocols, BACnet/IP and Modbus, with points named to one convention and the engineering tools and passwords handed over. Another contractor must be able to extend the system, including one who is not us.",
        "Meters for electricity, cooling and water are placed so that they can be added up. Trends are kept, alarms are graded so that the important ones are heard, and a review after the first season puts right what the design could not know.",
      ],
      scope: [
        "Building management systems and plant controllers",
        "Room control, VAV and fan coil controllers",
        "Chiller-plant sequencing and optimisation",
        "Motor control centres and variable-speed drives",
        "Energy, cooling and water metering",
        "Integration of lifts, lighting, fire alarm and generators",
        "Validated monitoring for cleanrooms",
      ],
      deliverables: [
        "Sequences of operation and control schematics",
        "Point list with naming convention",
        "Network architecture with security zones",
        "Factory and site acceptance tests",
        "Graphics, trends, alarm matrix and energy dashboard",
        "Software back-up, licences and passwords",
      ],
      standards: [
        "ISO 16484-5 / ASHRAE Standard 135 (BACnet)",
        "ISO 52120-1 (formerly EN 15232-1) efficiency classes",
        "ASHRAE Guideline 36 sequences",
        "IEC 62443 security of control systems",
        "GAMP 5 where systems are validated",
      ],
    },
    {
      id: "maintenance",
      title: "Maintenance",
      icon: "wrench",
      summary:
        "Planned care, remote eyes and a team that comes when called, based on what was measured at commissioning.",
      image: "/pictures/air-handling-unit-detail.webp",
      paragraphs: [
        "Plant ages quickly here. Dust loads filters in weeks, scale builds up in condensers, salt takes fins on the coast. Our programmes follow running hours, pressure drop and approach temperature rather than the calendar alone: a condenser is cleaned when its approach has risen by 1.5 K, not when a year has passed.",
        "Each contract begins with a condition survey and an asset register. Chillers are logged under load, oil and vibration are analysed, water is tested on site each week and by a laboratory each quarter, and refrigerant is accounted for by the kilogram.",
        "A fault call reaches a technician who knows the plant. Critical spares are agreed in advance and held in Egypt; the response and repair times of the contract are reported each month, including those we missed.",
      ],
      scope: [
        "Planned preventive and condition-based maintenance",
        "Chiller overhaul, tube cleaning and eddy-current testing",
        "Water treatment and Legionella monitoring",
        "Electrical thermography, breaker testing and relay checks",
        "Fire system inspection and testing",
        "Retrofit, refrigerant conversion and re-commissioning",
        "Resident operating teams and remote monitoring",
      ],
      deliverables: [
        "Condition survey and asset register",
        "Annual maintenance plan with spare-parts list",
        "Service reports with measured values",
        "Monthly performance and energy report",
        "Refrigerant and water-treatment logs",
        "Replacement forecast for budgeting",
      ],
      standards: [
        "SFG20 task schedules as a baseline",
        "ANSI/ASHRAE/ACCA Standard 180",
        "NFPA 25 and NFPA 70B",
        "ISO 20816 vibration limits",
        "ASHRAE Standard 188",
        "ISO 41001 facility management where the client applies it",
      ],
    },
  ]);

/** The six service cards on the home page. */
export const serviceCards: IconPoint[] = z
  .array(iconPointSchema)
  .length(6)
  .parse([
    {
      title: "Electrical",
      icon: "zap",
      text: "Medium and low voltage, standby power, earthing and lighting, with selectivity studied and settings proved by injection.",
    },
    {
      title: "Plumbing",
      icon: "droplets",
      text: "Storage, boosting, treatment, hot water and drainage, zoned by pressure and kept free of stagnant branches.",
    },
    {
      title: "HVAC",
      icon: "fan",
      text: "Chiller plants, air handling, VRF and smoke control, selected at site conditions and balanced room by room.",
    },
    {
      title: "Thermal",
      icon: "thermometer",
      text: "Heat pumps, heat recovery, steam and thermal storage: heat that one system rejects put to work in another.",
    },
    {
      title: "Fire Protection",
      icon: "flame",
      text: "Pumps, sprinklers, gaseous suppression and detection to NFPA and the Egyptian code, through to Civil Defence acceptance.",
    },
    {
      title: "Maintenance",
      icon: "wrench",
      text: "Condition-based care with measured values, water treatment, critical spares in Egypt and a team on call.",
    },
  ]);
