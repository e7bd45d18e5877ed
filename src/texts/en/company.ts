import * as z from "zod";
import {
  type CardAndText,
  cardAndTextSchema,
  type CompanyText,
  companyTextSchema,
  type Fact,
  factSchema,
  type IconPoint,
  iconPointSchema,
  type Point,
  pointSchema,
  type Policy,
  policySchema,
} from "../schemas.ts";

/**
 * Texts about the company. Its name and figures (years, projects, engineers, response time) are settings, so they are
 * not written here.
 */

/** The top of the home page. */
export const hero = z.strictObject({ title: z.string(), heading: z.string(), lead: z.string() }).parse({
  title: "HVAC, electrical and plumbing engineering in Egypt",
  heading: "Building services, engineered for Egypt",
  lead: "Mechanical, electrical and plumbing works from the first load calculation to the last measured room, with equipment from makers we know from the inside.",
});

/** The about section of the home page. */
export const about: CompanyText = companyTextSchema.parse({
  title: "Engineers first, contractors second",
  lead: "We design, supply, install, commission and maintain the systems that make buildings work.",
  paragraphs: [
    "Hospitals, hotels, cleanrooms, offices and plants have one thing in common: their services are noticed only when they fail. We calculate them so that they do not, build them so that they can be reached, and prove them before we hand them over.",
  ],
});

/** The strengths listed on the home page. */
export const strengths: IconPoint[] = z.array(iconPointSchema).parse([
  {
    icon: "drafting-compass",
    title: "Design in house",
    text: "Load, pressure, short-circuit and noise calculations by the engineers who will stand on site.",
  },
  {
    icon: "thermometer",
    title: "Selected for the site",
    text: "Plant chosen for the air on its own deck, with derating shown, not for a catalogue afternoon at 35 °C.",
  },
  {
    icon: "layers",
    title: "Coordinated in one model",
    text: "Ducts, pipes, trays and sprinklers meet on screen before they meet in the ceiling.",
  },
  {
    icon: "gauge",
    title: "Commissioned by measurement",
    text: "Air, water, power and pressure balanced and signed against design, room by room.",
  },
  {
    icon: "shield-check",
    title: "Codes and approvals",
    text: "Egyptian codes, ASHRAE, NFPA, EN and IEC where they apply, through to Civil Defence acceptance.",
  },
  {
    icon: "leaf",
    title: "Energy that is metered",
    text: "Estimates compared with consumption after the first summer, and sequences corrected.",
  },
  {
    icon: "package-check",
    title: "Equipment and spares",
    text: "Partner makers from whom we buy directly, and critical spares agreed before handover.",
  },
  {
    icon: "headset",
    title: "After-sales service",
    text: "The people who started the plant look after it and answer when it calls.",
  },
]);

export const mission: CardAndText = cardAndTextSchema.parse({
  title: "Our mission",
  card: "To give every building the air, water, power and protection its purpose demands, at the lowest cost over its life and with proof at handover.",
  lead: "To give every building the air, water, power and protection its purpose demands.",
  paragraphs: [
    "A purpose comes first: a patient, a guest, a batch, a server. From it follow temperatures, pressures, purity and the question of what may fail and what may not. We write these requirements down with the client before a single machine is chosen, and we come back to them at handover.",
    "Cost means the cost of a life, not of a tender. In this climate the electricity that a chiller plant uses soon exceeds what was paid for it, so we show both figures side by side and let the owner decide with open eyes.",
    "Proof means measurement. A room is finished when its air, its noise and its pressure have been measured, signed and filed, and when the people who will run it have been trained on the plant itself.",
  ],
});

export const vision: CardAndText = cardAndTextSchema.parse({
  title: "Our vision",
  card: "An Egypt in which a building that is comfortable, safe and sparing with energy and water is the rule, and in which engineers here know how to build it.",
  lead: "An Egypt in which a comfortable, safe and sparing building is the rule.",
  paragraphs: [
    "Cooling is among the largest uses of electricity in an Egyptian summer, and water is scarcer each year. Both can be used far better with methods that are known: wide temperature differences, variable speed, heat recovery, treated effluent, good sequences and honest meters. We want to be the contractor that makes these ordinary.",
    "Refrigerants are changing. We design for lower global warming potential and smaller charges, train our technicians in the safe handling of mildly flammable refrigerants, and recover what is taken out of old machines.",
    "Knowledge should stay. Young engineers join us for calculation and site alike, technicians grow into commissioning, and what a project taught us is written down for the next.",
  ],
});

/** The rest of the Mission and Vision page. */
export const missionVisionPage = z
  .strictObject({
    title: z.string(),
    lead: z.string(),
    commitmentsTitle: z.string(),
    commitments: z.array(pointSchema),
    closing: z.string(),
  })
  .parse({
    title: "Mission and Vision",
    lead: "What we work for, and what we measure ourselves by.",
    commitmentsTitle: "What this means on a project",
    commitments: [
      {
        title: "To owners",
        text: "Options with first cost, running cost and risk on one sheet, and a straight answer when the cheaper one is good enough.",
      },
      {
        title: "To consultants",
        text: "Submittals that answer the specification clause by clause, with deviations named and not hidden.",
      },
      {
        title: "To operators",
        text: "Plant that can be reached, drained and isolated, manuals that match it, and training before handover.",
      },
      {
        title: "To neighbours and nature",
        text: "Noise calculated at the boundary, refrigerants recovered, water treated and reused, waste sorted and accounted for.",
      },
    ],
    closing: "If you would hold your next project to this, we should talk.",
  });

export const values: IconPoint[] = z.array(iconPointSchema).parse([
  {
    icon: "ruler",
    title: "Precision",
    text: "A figure has a unit, a source and a tolerance. What we have not measured we do not claim.",
  },
  {
    icon: "shield-check",
    title: "Safety",
    text: "Nobody is hurt for a programme. Anyone on our sites may stop the work, and is thanked for it.",
  },
  {
    icon: "handshake",
    title: "Integrity",
    text: "Deviations are declared, mistakes reported by us first, and quotations say what is not included.",
  },
  {
    icon: "target",
    title: "Responsibility",
    text: "One project manager answers for all services, from drawing to defects period.",
  },
  {
    icon: "leaf",
    title: "Sparing use",
    text: "Energy, water and material are used once they have earned their place, and their use is metered.",
  },
  {
    icon: "graduation-cap",
    title: "Learning",
    text: "Each project ends with a review. What it taught goes into the standard details of the next.",
  },
]);

/** The story on the corporate page. */
export const story: CompanyText = companyTextSchema.parse({
  title: "Our story",
  lead: "From finding faults in other people's plant to building services complete.",
  paragraphs: [
    "The company was founded by engineers who had spent their first working years putting right what others had commissioned: chillers that tripped every August, theatres that would not hold pressure, risers that knocked. They found the causes were rarely in the machine. They lay in a load nobody had calculated, a condenser set against a wall, a valve with no authority, a test that had been signed and not made.",
    "The first contracts were therefore surveys and re-commissioning. They taught the habit that has stayed: measure before you judge. From diagnosing plant we came to replacing it, and from replacing it to designing it, first in hotels that could not close, then in hospitals that must not.",
    "As clients asked for one firm to answer for everything, electrical works, plumbing, fire protection and controls joined air conditioning under one roof. Coordination between them moved into a common model, and a workshop was set up in which risers, pump skids and valve assemblies are built and tested before they travel to site.",
    "Pharmaceutical and data-hall projects raised the standard again. There a requirement has a number and each number a test; documentation is part of the product. We took that discipline over into the other sectors, in proportion, and found that hotels and offices profit from it too.",
    "Today we supply equipment as well as systems, with makers whose machines we have taken apart and put together again. The catalogue on this site is the one that our own engineers use. What has not changed is the question with which each project begins: what is this room for, and how will we know that it works?",
  ],
});

/** 'How we work' on the corporate page. */
export const workingSteps: IconPoint[] = z.array(iconPointSchema).parse([
  {
    icon: "clipboard-list",
    title: "Understand",
    text: "Requirements, site, weather, tariffs and existing plant. In running buildings we log loads before we propose anything.",
  },
  {
    icon: "drafting-compass",
    title: "Design",
    text: "Calculations, options with life-cycle cost, a coordinated model, and a commissioning plan from the first issue.",
  },
  {
    icon: "package-check",
    title: "Procure and prefabricate",
    text: "Selections at site conditions, submittals clause by clause, factory tests witnessed, modules built in the workshop.",
  },
  {
    icon: "hard-hat",
    title: "Install",
    text: "Method statements, hold points, pressure and leakage tests before anything is covered, weekly progress in figures.",
  },
  {
    icon: "gauge",
    title: "Commission and care",
    text: "Balancing, integrated tests, training on the plant, a seasonal review, and maintenance from the measured baseline.",
  },
]);

export const policies: Policy[] = z.array(policySchema).parse([
  {
    title: "Quality policy",
    paragraphs: [
      "Quality is the agreement of what was built with what was required, shown by evidence. Our quality system follows the structure of ISO 9001: responsibilities are named, documents controlled, instruments calibrated, and deviations recorded and closed.",
      "Inspection and test plans are agreed with the consultant before work starts. Hold points are held, and a system is energised, filled or covered only after its test has been signed.",
    ],
    commitments: [
      "One register of requirements for each project, traced to tests",
      "Calibrated instruments with certificates in the test file",
      "Welders, jointers and brazers qualified for their procedure",
      "Non-conformities reported to the client by us, with cause and remedy",
      "A lessons-learnt review within a month of handover",
    ],
  },
  {
    title: "Health, safety and environment policy",
    paragraphs: [
      "Everyone who works with us goes home unharmed. Work at height, lifting, hot work, electrical isolation, confined spaces and pressure tests are done under permit, by trained people, after a risk assessment that was written for that place and not copied.",
      "Summer heat is a hazard like any other: shade, water, rest and early shifts are planned. Refrigerants are recovered and logged, flushing water is treated before discharge, and waste is separated on site.",
    ],
    commitments: [
      "Lock-out and tag-out before any work on energised or pressurised plant",
      "The right to stop work, for everybody and without reproach",
      "Near misses reported and discussed each week",
      "No intentional venting of refrigerant",
      "Subcontractors held to the same rules as our own people",
    ],
  },
]);

/** Facts about the organisation. Its name, address, founding year and figures come from the settings. */
export const organisationFacts: Fact[] = z.array(factSchema).parse([
  { label: "Field of work", value: "Design, supply, installation, commissioning and maintenance of building services" },
  { label: "Disciplines", value: "HVAC, electrical, plumbing, fire protection, automation" },
  { label: "Sectors", value: "Hospitality, healthcare, pharmaceutical, business, food and beverage, commercial" },
  { label: "Region", value: "All governorates of Egypt" },
  {
    label: "Design office",
    value: "Load and hydraulic calculation, electrical studies, coordinated modelling, controls engineering",
  },
  { label: "Workshop", value: "Prefabrication and pressure testing of risers, pump skids and valve assemblies" },
  {
    label: "Commissioning",
    value: "Own team and calibrated instruments for air, water, power, noise and room pressure",
  },
  { label: "Service", value: "Planned maintenance, remote monitoring and on-call technicians" },
]);

/** The six service cards on the home page. */
export const serviceCards: IconPoint[] = z.array(iconPointSchema).parse([
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

/** 'Why Choose Our Solutions' on the solutions page. */
export const solutionStrengths: Point[] = z.array(pointSchema).parse([
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
