import * as z from "zod";
import { type Point, pointSchema, type Solution, solutionSchema } from "./schemas.ts";

/** The six sectors, in the order of the menu. Their case studies summarise sample projects. */
export const solutions: Solution[] = z
  .array(solutionSchema)
  .length(6)
  .parse([
    {
      id: "hospitality",
      icon: "hotel",
      title: "Hospitality",
      description:
        "Hotels and resorts that stay cool, dry and quiet on the hottest day, and that do not pay for it in the empty weeks of the year.",
      image: "/pictures/scene-hospitality.webp",
      features: [
        "Dedicated outdoor air with humidity control",
        "Guest-room noise at NC 30 or below",
        "Hot water from chiller heat recovery",
        "Corrosion protection for coastal sites",
        "Occupancy-based room control",
        "Phased works in open hotels",
      ],
      projectsLabel: "Hotels and resorts",
      detailedDescription: [
        "A guest judges the building services by three things: whether the room is cool, whether it is quiet, and whether the shower is hot at once. Each is a design decision. We size fan coils on medium speed, not on high, so that the room reaches its set point at NC 30; we balance hot-water returns by temperature so that the last room on the riser is served like the first.",
        "On the Red Sea and the Mediterranean the latent load decides. With outdoor dew points above 24 °C on August evenings, a fan coil that cools by cycling leaves the room damp, and damp becomes mould in the wardrobe. We dry the outdoor air centrally, to a dew point of about 12 °C, and leave the room coil only the sensible part. Kitchens, laundries and bathrooms are balanced so that the building as a whole stays slightly positive and humid air does not leak in through the façade.",
        "Hotels are also the best place for heat recovery: the hours in which guests shower are hours in which the chillers run. A desuperheater on one or two chillers, with enough storage, covers most of the hot water from April to November. Storage at 60 °C and returns above 50 °C keep the system within the water management plan that ASHRAE Standard 188 asks for.",
        "Occupancy swings between full and almost nothing. Variable-speed chillers, pumps sized for a wide temperature difference, and wings that can be shut down and flushed automatically keep consumption in proportion to guests rather than to rooms.",
      ],
      services: [
        {
          title: "Chiller plant with heat recovery",
          description:
            "Air-cooled plant selected for the real air temperature on its deck, with desuperheaters and storage sized on the hot-water profile.",
        },
        {
          title: "Guest-room air conditioning",
          description:
            "Fan coils with EC motors, key-card and window contacts, and noise calculated for the bed, not for the corridor.",
        },
        {
          title: "Outdoor air and dehumidification",
          description:
            "Units with sorption wheels that deliver dry, filtered air at ISO ePM1 to rooms and public areas.",
        },
        {
          title: "Kitchens and laundries",
          description:
            "Hoods and ducts to NFPA 96, wet-chemical suppression to NFPA 17A, make-up air that does not cool the food.",
        },
        {
          title: "Water systems",
          description: "Reverse-osmosis distribution, pressure zoning, Legionella control, pools and irrigation.",
        },
        {
          title: "Renewal in operation",
          description: "Plant and risers exchanged stack by stack, with noise windows agreed with the hotel.",
        },
      ],
      caseStudies: [
        {
          title: "Coral Terraces Resort",
          location: "Marsa Alam, Red Sea",
          description:
            "A 312-room resort without a water main and on a weak power line. Two of three 1,025 kW chillers carry the peak, desuperheaters heat the water, and four units dry 7,800 l/s of outdoor air.",
          results: [
            "Room humidity at or below 58% in August",
            "83% less electricity for hot water",
            "Handover four weeks before the first guests",
          ],
          image: "/pictures/scene-marsa-alam-resort.webp",
          reference: "marsa-alam-resort",
        },
        {
          title: "Sobek Corniche Hotel Renewal",
          location: "Luxor",
          description:
            "Two variable-speed chillers for 46 °C entering air replaced R-22 machines of the 1980s, and 148 rooms were renewed in twelve vertical stacks while the hotel stayed open.",
          results: [
            "31% less electricity for cooling",
            "180 kg of R-22 recovered",
            "84% average occupancy during the works",
          ],
          image: "/pictures/scene-luxor-corniche-hotel.webp",
          reference: "luxor-corniche-hotel",
        },
      ],
      stats: [
        { number: "NC 30", label: "Design noise level in guest rooms" },
        { number: "12 °C", label: "Dew point of treated outdoor air" },
        { number: "60 °C", label: "Hot-water storage temperature" },
        { number: "N+1", label: "Chillers and primary pumps" },
      ],
    },
    {
      id: "healthcare",
      icon: "hospital",
      title: "Healthcare",
      description:
        "Hospitals, theatres and laboratories in which air, water, gas and power are part of the treatment and may not fail.",
      image: "/pictures/scene-healthcare.webp",
      features: [
        "Ventilation to ASHRAE Standard 170",
        "Monitored pressure relationships",
        "H14 terminal filtration in theatres",
        "Medical gases and verification",
        "Legionella risk management",
        "Redundant cooling and essential power",
      ],
      projectsLabel: "Hospitals and clinical suites",
      detailedDescription: [
        "In a hospital the direction of air is a clinical matter. An operating theatre stays at least 2.5 Pa above its surroundings so that nothing drifts in; an airborne-infection isolation room stays at least 2.5 Pa below so that nothing drifts out. ASHRAE Standard 170 sets the relationships and the minimum air changes, 20 an hour for a theatre and 12 for an isolation room. We design to hold them with doors in use and filters half loaded, and we show the pressure at the door as well as on the screen.",
        "Filtration is built in stages. Ahead of the coil, coarse and ISO ePM1 filters keep Egyptian dust from becoming a film on the fins; behind the fan comes a high-efficiency stage; in the theatre, H14 filters to EN 1822 sit in the diffuser, where their integrity can be tested in place. Heat is recovered with run-around coils, so no exhaust air can meet supply air.",
        "Redundancy follows the consequence of a failure. Theatre units, intensive care and imaging cooling are on the essential supply; chillers and pumps are arranged so that any one may be out of service on the design day; each theatre has a unit of its own, so a fault closes one room and not six.",
        "Water receives the same care: storage at 60 °C, returns above 50 °C, no dead legs, sampling points where they are needed, and a management plan to ASHRAE Standard 188 that the hospital's engineers can carry on. Medical gas systems are tested and verified before the first patient, and the certificates are in the handover file.",
      ],
      services: [
        {
          title: "Operating theatres",
          description:
            "Terminal diffuser arrays, 18 to 26 °C range, pressure cascade, particle and recovery tests to ISO 14644-3.",
        },
        {
          title: "Isolation and intensive care",
          description: "Negative and protective rooms with anterooms, safe-change exhaust filters and alarms.",
        },
        {
          title: "Medical gases",
          description:
            "Oxygen, medical air, vacuum and scavenging with manifolds, zone valves, alarms and verification to NFPA 99.",
        },
        {
          title: "Central plant",
          description: "Chillers, towers, water treatment and distribution with a maintenance spare at peak load.",
        },
        {
          title: "Electrical safety",
          description:
            "Essential and life-safety branches, isolated power in group 2 medical locations to IEC 60364-7-710.",
        },
        {
          title: "Life safety",
          description:
            "Sprinklers, smoke compartments and evacuation lifts coordinated with a staged, horizontal evacuation.",
        },
      ],
      caseStudies: [
        {
          title: "Rawda Delta General Hospital",
          location: "Mansoura, Dakahlia",
          description:
            "220 beds, six theatres and 28 intensive-care beds on a plant of four 1,200 kW chillers, three of which are enough. Every theatre has its own air handling unit at 25 air changes an hour.",
          results: [
            "All six theatres passed at first attendance",
            "Cascade held with any one unit stopped",
            "Chiller plant at 0.19 kW per kW of cooling",
          ],
          image: "/pictures/scene-mansoura-general-hospital.webp",
          reference: "mansoura-general-hospital",
        },
        {
          title: "Lotus Heart Centre Theatre Suite",
          location: "Assiut",
          description:
            "Two cardiac theatres and two catheterisation laboratories built between occupied wards, with a second coil in each theatre unit to reach 18 °C and 50% relative humidity.",
          results: [
            "24 °C to 18 °C in 22 minutes",
            "Class 5 at the operating field at rest",
            "No dust complaint in eight months of works",
          ],
          image: "/pictures/scene-assiut-cardiac-suite.webp",
          reference: "assiut-cardiac-suite",
        },
      ],
      stats: [
        { number: "25 ACH", label: "Our design supply to operating theatres" },
        { number: "2.5 Pa", label: "Least pressure step at a clinical door" },
        { number: "H14", label: "Terminal filters in theatres" },
        { number: "N+1", label: "Central cooling on the design day" },
      ],
    },
    {
      id: "pharmaceutical",
      icon: "flask-conical",
      title: "Pharmaceutical",
      description:
        "Cleanrooms and utilities designed from the user requirement specification and handed over with the evidence an inspector will ask for.",
      image: "/pictures/scene-pharmaceutical.webp",
      features: [
        "EU GMP Grades A to D",
        "ISO 14644 classification",
        "Cascade and containment design",
        "Low-humidity suites",
        "Independent environmental monitoring",
        "DQ, IQ and OQ documentation",
      ],
      projectsLabel: "Cleanrooms and production suites",
      detailedDescription: [
        "A cleanroom is specified by its product. Sterile filling wants protection inwards: Grade A under unidirectional air of 0.36 to 0.54 m/s, Grade B around it, and at least 10 Pa between grades. Powder processing wants protection outwards: the corridor is the highest pressure and the dust stays where it arises. We settle the pressure concept on one drawing before anything else, because duct sizes, door swings and airlocks all follow from it.",
        "Air changes are a result and not a starting point. We calculate them from particle generation, recovery time and heat load, and only then compare them with custom. Fewer air changes that are proven cost less for thirty years than many that are guessed; fan energy follows the cube of the flow.",
        "Humidity deserves its own plant. Most rooms at 45% are served by 6 °C chilled water with recovered heat for reheating. Effervescent and hygroscopic products at 20% need a desiccant rotor controlled by dew point, with pre-cooling in front, since drying with a rotor what a coil could have condensed is expensive.",
        "Qualification starts with design. Each requirement gets a number, each test refers to it, and the monitoring system that proves room conditions is separate from the building management system that makes them. Loops, calibration, alarm delays and audit trails are tested before operational qualification, not during it.",
      ],
      services: [
        {
          title: "Cleanroom construction",
          description: "Flush panels, ceilings, doors and interlocks together with the air they hold.",
        },
        {
          title: "Process air handling",
          description:
            "Units with welded casings, tested filters, ductwork leakage-tested to class C of EN 1507 and EN 12237.",
        },
        {
          title: "Low-humidity systems",
          description:
            "Desiccant dehumidification with heat recovery, down to a dew point of −20 °C where the product asks for it.",
        },
        {
          title: "Clean utilities",
          description: "Compressed air to ISO 8573-1, nitrogen, plant and clean steam, purified-water distribution.",
        },
        {
          title: "Monitoring",
          description: "Pressure, temperature, humidity and particles on a validated system with audit trail.",
        },
        {
          title: "Qualification",
          description:
            "Design review, installation and operational qualification, smoke studies, filter and recovery tests.",
        },
      ],
      caseStudies: [
        {
          title: "Amarna Sterile Injectables Plant",
          location: "Badr City, Cairo",
          description:
            "1,150 m² of classified rooms with 23,600 l/s of filtered air, 15 Pa between grades and condenser heat in place of electric reheat.",
          results: [
            "All rooms classified at first attempt",
            "Grade B recovery in 11 minutes",
            "190 kW of electric reheat avoided",
          ],
          image: "/pictures/scene-badr-sterile-injectables.webp",
          reference: "badr-sterile-injectables",
        },
        {
          title: "Serapeum Laboratories Solid Dosage Plant",
          location: "Borg El Arab, Alexandria",
          description:
            "Granulation, compression and an effervescent suite at 20% relative humidity, with the clean corridor at +30 Pa and safe-change exhaust filters.",
          results: [
            "18 to 20% RH through the first autumn",
            "34% less gas for reactivation",
            "All 64 swab positions below the limit",
          ],
          image: "/pictures/scene-borg-el-arab-solid-dosage.webp",
          reference: "borg-el-arab-solid-dosage",
        },
      ],
      stats: [
        { number: "15 Pa", label: "Design step between grades" },
        { number: "0.45 m/s", label: "Unidirectional air at Grade A" },
        { number: "20% RH", label: "Effervescent suites" },
        { number: "Class C", label: "Ductwork air leakage" },
      ],
    },
    {
      id: "business",
      icon: "building-complex",
      title: "Business",
      description:
        "Offices, headquarters and data centres with plant that follows the load, meters that show it, and controls that any contractor can read.",
      image: "/pictures/scene-business.webp",
      features: [
        "Variable-speed chiller plant",
        "Demand-controlled ventilation",
        "Open BACnet/IP controls",
        "Tenant energy metering",
        "Data-hall cooling with free cooling",
        "Standby power and UPS",
      ],
      projectsLabel: "Offices and data centres",
      detailedDescription: [
        "An office in Cairo needs cooling for nine months of the year and full cooling for perhaps two hundred hours. Whoever designs only for the peak builds a plant that is wrong for the rest. We look at the load curve first: variable-speed chillers at 7/15 °C rather than 7/12 °C, primary-only pumping with a minimum-flow bypass, condenser water reset to what the wet bulb allows, and control valves that keep their authority at part load.",
        "Air quality is worth more than it costs. ASHRAE Standard 62.1 gives the outdoor air by person and by area; carbon-dioxide sensors move between the two as people come and go. Filters of ISO ePM1 class keep the fine fraction of Cairo's dust outside, and on many winter days the economiser cools for the price of a fan.",
        "A data hall is the opposite of an office: constant, almost wholly sensible, and without mercy. Chilled water at 18 °C keeps coils dry and lengthens the free-cooling season; containment keeps supply and return apart; buffer vessels bridge the minutes in which the chillers restart. We design within the recommended range of ASHRAE TC 9.9, 18 to 27 °C at the inlet, and prove it under load banks with a component switched off.",
        "Buildings are let, divided and let again. Valved, metered connections on every floor, spare capacity where it is cheap, and a point list in plain names let the next tenant's contractor connect without draining a riser or asking us.",
      ],
      services: [
        {
          title: "Chiller plants",
          description:
            "Water- and air-cooled plant with sequence control, measured in kW of electricity per kW of cooling.",
        },
        {
          title: "Air distribution",
          description: "VAV, chilled beams or fan coils, chosen by ceiling height, letting module and noise.",
        },
        {
          title: "Data-hall cooling",
          description: "Room units, in-row units, containment, free cooling and integrated systems tests.",
        },
        { title: "Power", description: "Medium voltage, bus-bar risers, generators, UPS and coordinated protection." },
        {
          title: "Building management",
          description: "BACnet/IP systems with trend logs, energy dashboards and named points.",
        },
        {
          title: "Energy retrofit",
          description: "Measured baselines, variable-speed conversion and re-commissioning of existing plant to IPMVP.",
        },
      ],
      caseStudies: [
        {
          title: "Meridian Court Business Tower",
          location: "New Cairo, Cairo",
          description:
            "22 floors on three 1,750 kW variable-speed centrifugal chillers at 7/15 °C, with demand-controlled ventilation and metered floor connections.",
          results: [
            "92 kWh/m² for HVAC in the first full year",
            "18% saved by reset strategies",
            "18 fit-outs without draining a riser",
          ],
          image: "/pictures/scene-new-cairo-office-tower.webp",
          reference: "new-cairo-office-tower",
        },
        {
          title: "Giza West Data Centre, Hall A",
          location: "6th of October City, Giza",
          description:
            "1.2 MW of IT load on 18/26 °C chilled water, N+1 in every component, with free cooling and a buffer of five minutes at full load.",
          results: [
            "Inlet air 21 to 24 °C with a chiller and a room unit off",
            "Design annual PUE of 1.38",
            "25.1 °C at most during power transfer",
          ],
          image: "/pictures/scene-october-data-centre.webp",
          reference: "october-data-centre",
        },
      ],
      stats: [
        { number: "8 K", label: "Chilled-water temperature difference" },
        { number: "ePM1", label: "Fine-dust filtration to ISO 16890" },
        { number: "18–27 °C", label: "Recommended data-hall inlet" },
        { number: "BACnet", label: "Open protocol to ISO 16484-5" },
      ],
    },
    {
      id: "food-beverage",
      icon: "factory",
      title: "Food & Beverage",
      description:
        "Process cooling, hygienic air and utilities for dairies, bakeries, bottling lines and kitchens, designed with the food-safety plan in hand.",
      image: "/pictures/scene-food-beverage.webp",
      features: [
        "Process chilled water, glycol and ice water",
        "Positive-pressure filling halls",
        "Hygienic, cleanable air distribution",
        "Steam, condensate and compressed air",
        "Cold stores and blast chilling",
        "Heat recovery from refrigeration",
      ],
      projectsLabel: "Plants and kitchens",
      detailedDescription: [
        "Process loads come in batches. A dairy cools in the morning, a brewery after the boil, a bakery when the trolleys roll out. We record or construct the load by the hour before we size anything; an ice bank or a chilled-water store often halves the compressor, and with it the transformer.",
        "Air in a filling hall is an ingredient. It is filtered to H13 where product is open, kept at a positive pressure of about 15 Pa towards packing and stores, and dried far enough that no surface above the line reaches its dew point. Ducts run outside the wet zone or can be washed; diffusers come down without tools; drains and traps are part of the ventilation drawing.",
        "Refrigerants are chosen by charge, place and people. Ammonia and carbon dioxide belong in a plantroom designed to EN 378 with detection and emergency ventilation; glycol or ice water goes to the hall. Compressed air that touches food is oil-free and dried to a pressure dew point of 3 °C or lower, classified to ISO 8573-1.",
        "The heat that refrigeration rejects is worth having. Condenser and oil-cooler heat warms cleaning water to 45 °C and feed water before the boiler; condensate returns instead of going to drain. Water for towers and boilers is softened, dosed and monitored on line, since a millimetre of scale costs around a tenth of the heat transfer.",
      ],
      services: [
        {
          title: "Process cooling",
          description:
            "Chillers, ice banks, glycol and ice-water circuits with plate exchangers and redundancy by batch.",
        },
        {
          title: "Hygienic ventilation",
          description: "Positive-pressure halls, washable diffusers, stainless ductwork and controlled dew point.",
        },
        {
          title: "Cold rooms",
          description:
            "Chilled and frozen stores with floor heating, vapour barriers, door air curtains and temperature logging.",
        },
        {
          title: "Steam and compressed air",
          description: "Boilers, distribution, condensate recovery, oil-free compressors and purity testing.",
        },
        {
          title: "Commercial kitchens",
          description: "Hoods, grease ducts and make-up air to NFPA 96, suppression to NFPA 17A, demand control.",
        },
        {
          title: "Water and effluent",
          description: "Softening, reverse osmosis, hygienic drainage and effluent pumping.",
        },
      ],
      caseStudies: [
        {
          title: "Noor Valley Dairies Processing Hall",
          location: "Sadat City, Monufia",
          description:
            "A 3,000 kWh ice bank meets a morning peak of 900 kW with two 280 kW chillers that run day and night, and the filling hall is kept at +15 Pa behind H13 filters.",
          results: [
            "215 kW of compressor power in place of 300 kW",
            "No condensation above the lines in the first summer",
            "71% of condensate returned",
          ],
          image: "/pictures/scene-sadat-city-dairy.webp",
          reference: "sadat-city-dairy",
        },
        {
          title: "Food hall of Zahra Gate Mall",
          location: "Sheikh Zayed City, Giza",
          description:
            "Eighteen kitchens share grease-duct shafts with 22,000 l/s of exhaust. Optical and temperature sensors in the hoods slow the fans when nobody is cooking, and the make-up air follows.",
          results: [
            "38% less exhaust averaged over a month",
            "Capped shafts in every second bay for later tenants",
            "Wet-chemical suppression in all 18 kitchens",
          ],
          image: "/pictures/scene-sheikh-zayed-mall.webp",
          reference: "sheikh-zayed-mall",
        },
      ],
      stats: [
        { number: "1 °C", label: "Ice-water supply" },
        { number: "+15 Pa", label: "Filling-hall pressure" },
        { number: "H13", label: "Filtration above open product" },
        { number: "EN 378", label: "Refrigeration safety" },
      ],
    },
    {
      id: "commercial",
      icon: "store",
      title: "Commercial",
      description:
        "Shopping centres, retail, car parks and mixed-use towers in which the public moves freely and the tenants change every year.",
      image: "/pictures/scene-commercial.webp",
      features: [
        "Central plant with tenant metering",
        "Performance-based smoke control",
        "Car-park ventilation with impulse fans",
        "Treated-effluent cooling towers",
        "Pressure-zoned tall-building water",
        "VRF for mixed-use towers",
      ],
      projectsLabel: "Retail and mixed-use buildings",
      detailedDescription: [
        "A shopping centre earns its rent by being pleasant at six in the evening in July. Entrance doors stand open, people bring 120 W each, and the lighting of a single shop may exceed that of a floor of offices. We keep the mall slightly positive, cool its air in stages, and give every unit a chilled-water tap with an energy meter, so that the tenant's taste remains the tenant's cost.",
        "Smoke control shapes a public building more than cooling does. Reservoirs, screens, replacement air and fans rated at 400 °C for two hours to EN 12101-3 are laid out with the architect, calculated to NFPA 92, and proved with a hot smoke test before the public enters. The sequence is programmed into the fire panel once and tested zone by zone.",
        "Water is the other large bill. Towers on treated effluent, with filtration and on-line dosing, spare drinking water; at four cycles of concentration a plant of 5.4 MW would otherwise take nearly 13 m³ an hour. In tall buildings we set pressure zones with booster sets rather than reducing valves, since energy that is not put in need not be destroyed.",
        "In mixed-use towers each part has its own hours. VRF in apartments, central plant under the shops, separate risers and separate meters let each run without waking the other. Refrigerant charge is checked against the smallest room served, as ASHRAE Standard 15 requires.",
      ],
      services: [
        {
          title: "Mall and retail air conditioning",
          description: "Central plant, rooftop units and tenant connections with energy metering and fit-out guides.",
        },
        {
          title: "Smoke control",
          description:
            "Extraction, pressurisation and impulse ventilation with modelling, cause-and-effect testing and hot smoke tests.",
        },
        { title: "Car parks", description: "Carbon-monoxide controlled impulse fans that also serve in a fire." },
        {
          title: "High-rise plumbing",
          description: "Pressure zones, boosters, central heat-pump hot water, acoustic drainage.",
        },
        {
          title: "Fire protection",
          description: "Sprinklers, standpipes, pumps and alarm to NFPA 13, 14, 20 and 72 and the Egyptian code.",
        },
        {
          title: "Power and metering",
          description: "Tenant distribution, bus-bars, generators and multi-utility meters.",
        },
      ],
      caseStudies: [
        {
          title: "Zahra Gate Mall",
          location: "Sheikh Zayed City, Giza",
          description:
            "58,000 m² on four 1,800 kW water-cooled chillers whose towers run on treated effluent, with smoke control proved under a 21 m atrium.",
          results: [
            "About 34,000 m³ of drinking water saved in the first year",
            "Clear layer of 3.2 m above the upper gallery",
            "Every tenant billed by meter",
          ],
          image: "/pictures/scene-sheikh-zayed-mall.webp",
          reference: "sheikh-zayed-mall",
        },
        {
          title: "Blue Dune Residences",
          location: "New Alamein, Matrouh",
          description:
            "Two towers of 24 floors on the shore: 286 apartments on VRF with coated coils, plumbing in three pressure zones, and central heat-pump hot water.",
          results: [
            "Outdoor-unit air within 3 K of ambient",
            "Hot water at the furthest tap within 15 seconds",
            "Energy billed by apartment from the first month",
          ],
          image: "/pictures/scene-new-alamein-residences.webp",
          reference: "new-alamein-residences",
        },
      ],
      stats: [
        { number: "400 °C", label: "Smoke fans, rated for two hours" },
        { number: "4 cycles", label: "Of concentration in the towers" },
        { number: "3 zones", label: "Water pressure in a 24-floor tower" },
        { number: "100%", label: "Of tenants metered" },
      ],
    },
  ]);

/** 'Why Choose Our Solutions' on the solutions page. */
export const solutionStrengths: Point[] = z
  .array(pointSchema)
  .length(6)
  .parse([
    {
      title: "Designed for this climate",
      text: "Plant is selected for the air it will breathe: 46 °C and more on a roof in Upper Egypt, salt on the coasts, khamsin dust everywhere. Catalogue ratings at 35 °C are where we begin, not where we end.",
    },
    {
      title: "One contract for all services",
      text: "Mechanical, electrical, plumbing, fire and controls are coordinated in one model and answered for by one project manager, so no gap opens between two trades.",
    },
    {
      title: "Calculated, then proved",
      text: "Loads, pressures, noise and redundancy are set down in a calculation file, and each has a test at handover with a figure to meet.",
    },
    {
      title: "Energy measured in use",
      text: "Meters are part of the design. After the first summer we compare consumption with the estimate and correct the sequences that fell short.",
    },
    {
      title: "Independent of any one maker",
      text: "We compare several manufacturers on full-load and part-load efficiency, delivery, spare parts and local service, and give you the comparison.",
    },
    {
      title: "Maintained by those who know it",
      text: "The commissioning records become the maintenance baseline. Technicians who started the plant look after it, with critical spares held in Egypt.",
    },
  ]);
