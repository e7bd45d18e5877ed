import type { Machine } from "../types.ts";

const VANES = "Inlet guide vanes" as const;
const DRIVE = "Variable-speed drive" as const;

const CARRIER: readonly Machine[] = [
  {
    brand: "carrier", model: "19XR", kw: 742.0, cop: 5.42, leaving: 5.56, entering: 21.11, chilled: 17.79, condenser: 19.56, minimum: 0.19, control: DRIVE,
    text: "At the small end of the 19XR family, this variable-speed machine suits a hotel or clinic that wants one efficient lead chiller rather than several small ones. The modest chilled-water flow means a wide temperature difference across the evaporator, which keeps pump power and pipe sizes down. The capacity and COP listed are a calibration point with cool condenser water; a selection for Cairo summer tower water will read differently.",
    features: ["Variable-speed drive on a hermetic centrifugal compressor", "Chilled water leaves at 5.56 °C in the reference data", "Wide evaporator temperature difference, small pumps", "Minimum part load of 19 %"],
  },
  {
    brand: "carrier", model: "19XR", kw: 1076.1, cop: 5.52, leaving: 5.56, entering: 24.89, chilled: 31.86, condenser: 47.44, minimum: 0.1, control: VANES,
    text: "A vane-controlled 19XR of roughly 300 tons of refrigeration, a common unit size for twin-chiller plants in offices and private hospitals. It unloads to a tenth of its reference output, so a night load can be held by one machine without cycling. Treat the figures as reference values for comparison: they are not a catalogue rating, and the project selection fixes the real ones.",
    features: ["Inlet guide vanes with turndown to 10 %", "Flooded shell-and-tube evaporator and condenser", "Hermetic motor, no shaft seal to maintain", "Suited to duty and standby pairs"],
  },
  {
    brand: "carrier", model: "19XR", kw: 1406.6, cop: 6.04, leaving: 6.67, entering: 29.44, chilled: 60.57, condenser: 75.71, minimum: 0.2, control: DRIVE, featured: true, also: ["plant-controller"],
    text: "Of the 19XR points we list, this one lies closest to Egyptian practice: condenser water enters at 29.44 °C, about what a cooling tower delivers on a humid evening on the coast. The drive slows the compressor as the tower water cools, which is where most of the season's energy is saved. Use the reference capacity and COP to compare machines at an early stage; a rated selection follows with the quotation.",
    features: ["Variable-speed drive for part load and cool tower water", "Reference point at 29.44 °C entering condenser water", "Shell-and-tube exchangers that can be brushed clean", "Ready for plant control over the building network", "Minimum part load of 20 %"],
  },
  {
    brand: "carrier", model: "19XR", kw: 1758.3, cop: 5.86, leaving: 5.56, entering: 24.44, chilled: 63.03, condenser: 73.37, minimum: 0.2, control: DRIVE,
    text: "Five hundred tons of refrigeration in one frame: the size around which many mall and airport plants are divided. With a drive instead of vanes alone, three or four of these share the load evenly instead of one machine hunting at low load. The published point is a calibration of a simulation model at 24.44 °C tower water and must not be read as a guarantee for July.",
    features: ["Nominal 500-ton class machine", "Variable-speed drive", "Sized for parallel operation with equal machines", "Low chilled-water temperature of 5.56 °C at the reference point"],
  },
  {
    brand: "carrier", model: "19XR", kw: 2391.3, cop: 6.44, leaving: 7.22, entering: 23.89, chilled: 68.58, condenser: 84.6, minimum: 0.2, control: DRIVE,
    text: "The largest 19XR in our list serves campus plants, data halls and pharmaceutical sites where one machine replaces two. Chilled water leaves at 7.22 °C, warm enough for comfort coils and process loops but not for deep dehumidification, so check the coils before adopting it. All performance figures are reference data for modelling and need a maker's selection at site conditions.",
    features: ["Variable-speed centrifugal compressor", "Chilled water at 7.22 °C for comfort and process duty", "Condenser circuit of 84.6 l/s for tower selection", "Minimum part load of 20 %"],
  },
  {
    brand: "carrier", model: "19XL", kw: 1797.0, cop: 5.69, leaving: 6.67, entering: 29.44, chilled: 77.37, condenser: 96.72, minimum: 0.39, control: VANES,
    availability: "discontinued", successor: "carrier-19xr-water-cooled-centrifugal-chiller-1758-kw",
    text: "The 19XL came before the 19XR and still runs in many plant rooms built around the turn of the century. We keep it in the catalogue for surveys and replacement studies: the flows and temperatures help to check whether existing pumps and towers can stay. Note the high minimum load of 39 %, one reason why owners replace it, and remember that the capacity is a reference point and not a nameplate.",
    features: ["Reference for replacement and retrofit studies", "Inlet guide vane control", "Condenser water at 29.44 °C in the reference data", "Flows given for checking existing pumps"],
  },
  {
    brand: "carrier", model: "19EX", kw: 5148.4, cop: 6.34, leaving: 6.67, entering: 26.11, chilled: 182.83, condenser: 255.26, minimum: 0.2, control: VANES,
    text: "A machine for district cooling and very large complexes, moving more than 180 litres of chilled water a second. At this size the electrical supply, the lifting route and the tube-pulling space decide the plant room as much as the capacity does, so involve us before the architect closes the walls. Capacity and COP are calibration values of a public reference model.",
    features: ["More than 5 MW of reference capacity in one machine", "Inlet guide vane control down to 20 %", "Flooded exchangers with removable water boxes", "For primary-secondary plants with large headers"],
  },
  {
    brand: "carrier", model: "19FA", kw: 5651.3, cop: 5.5, leaving: 6.67, entering: 29.44, chilled: 189.27, condenser: 189.27, minimum: 0.19, control: VANES,
    availability: "discontinued",
    text: "The biggest unit on our pages, and an old one: 19FA machines of this class were installed in central stations that are now due for renewal. Evaporator and condenser carry the same water flow, unusual today and worth knowing when the pumps are to be kept. We quote a current successor of equal duty; the numbers here are reference points for sizing it, not ratings of a machine on sale.",
    features: ["Central-station size, 5651.3 kW at the reference point", "Equal evaporator and condenser water flows", "Basis for sizing a successor in an existing plant"],
  },
];

const DAIKIN: readonly Machine[] = [
  {
    brand: "daikin", model: "WSC", kw: 471.2, cop: 5.89, leaving: 8.89, entering: 26.67, chilled: 10.35, condenser: 19.24, minimum: 0.1, control: VANES,
    text: "The smallest centrifugal in this catalogue, a single-compressor WSC for a plant that would otherwise take screw machines. Chilled water leaves at 8.89 °C with a very wide return difference, which fits systems laid out for low flow. Its reference capacity and COP come from a simulation data set and serve comparison only.",
    features: ["Single-compressor centrifugal chiller", "Low chilled-water flow of 10.35 l/s", "Inlet vanes with turndown to 10 %", "For low-flow, high-difference systems"],
  },
  {
    brand: "daikin", model: "WSC", kw: 1519.2, cop: 7.1, leaving: 8.89, entering: 26.67, chilled: 31.86, condenser: 81.39, minimum: 0.1, control: VANES, featured: true,
    text: "A WSC with a generous condenser flow of 81.39 l/s, which keeps condensing temperature low and explains the high reference COP. In return the tower pumps work harder, so judge chiller and pumps together. Choose it for hotels and offices where water at 8.89 °C is enough; the figures are a calibration point and a certified selection replaces them.",
    features: ["Reference COP of 7.1 W/W at 26.67 °C condenser water", "Large condenser flow for low lift", "Inlet guide vanes", "Turndown to 10 % of reference load"],
  },
  {
    brand: "daikin", model: "WDC", kw: 1972.8, cop: 6.28, leaving: 8.89, entering: 26.67, chilled: 41.45, condenser: 93.37, minimum: 0.09, control: VANES,
    text: "The D in WDC stands for dual: two compressors work on common shells, so the loss of one still leaves a good part of the cooling. Hospitals and pharmaceutical sites value that when there is room for only one machine. One compressor alone carries low loads comfortably, down to 9 % in the reference data; rated capacity depends on the water temperatures you give us.",
    features: ["Two compressors on common evaporator and condenser shells", "Cooling remains available with one compressor out", "Minimum part load of 9 %", "Inlet guide vanes on the compressors"],
  },
  {
    brand: "daikin", model: "PEH", kw: 703.3, cop: 7.03, leaving: 5.56, entering: 22.78, chilled: 20.19, condenser: 29.02, minimum: 0.1, control: VANES,
    text: "PEH is an earlier designation from the McQuay years, found on packaged centrifugals of the 200-ton class. Service teams still meet it in older plant rooms; we list it so that its duty can be matched when the time for renewal comes. Capacity and COP are reference points taken with condenser water at 22.78 °C, cooler than an Egyptian tower gives for most of the year.",
    features: ["Packaged centrifugal of the 200-ton class", "Duty data for like-for-like replacement", "Turndown to 10 % with inlet vanes"],
  },
  {
    brand: "daikin", model: "PEH", kw: 1230.8, cop: 6.18, leaving: 5.56, entering: 22.78, chilled: 35.33, condenser: 51.1, minimum: 0.1, control: VANES,
    text: "A 350-ton PEH with chilled water at 5.56 °C, cold enough for operating theatres and other rooms with strict humidity limits. Water flows follow the familiar proportion of about one and a half between condenser and evaporator, so an existing tower loop often suits a replacement. Reference figures only: they calibrate an energy model and say nothing about a particular serial number.",
    features: ["Chilled water at 5.56 °C for dehumidification", "Inlet guide vane capacity control", "Condenser flow of 51.1 l/s", "Turndown to 10 %"],
  },
  {
    brand: "daikin", model: "PFH", kw: 2461.6, cop: 6.67, leaving: 5.56, entering: 22.78, chilled: 70.66, condenser: 101.57, minimum: 0.1, control: VANES,
    text: "PFH is the larger sister of the PEH, here at 700 tons for shopping centres and convention halls. A single vane-controlled compressor covers from full load down to a tenth, although two smaller machines are often the wiser choice where the night load is slight. What we print is a reference point with cool condenser water; expect a lower COP at summer design.",
    features: ["700-ton class centrifugal", "Inlet vanes for 10 to 100 % load", "Low chilled-water temperature at the reference point", "Flows listed for header and pump sizing"],
  },
  {
    brand: "daikin", model: "PFH", kw: 4019.5, cop: 7.35, leaving: 6.67, entering: 12.78, chilled: 78.74, condenser: 98.42, minimum: 0.14, control: VANES,
    text: "More than four megawatts from one PFH, calibrated with condenser water at 12.78 °C, a temperature that a tower in Egypt never reaches in summer. Read it therefore as a winter or river-water point and ask for a selection at 30 °C before you size anything. The long evaporator difference suits low-flow distribution over a large site.",
    features: ["4 MW class machine for central stations", "Reference point with very cool condenser water", "Low evaporator flow for its capacity", "Inlet guide vane control"],
  },
];

const TRANE: readonly Machine[] = [
  {
    brand: "trane", model: "CVHE", kw: 1329.3, cop: 5.38, leaving: 6.11, entering: 29.44, chilled: 47.32, condenser: 70.98, minimum: 0.29, control: VANES, featured: true,
    text: "A CVHE CenTraVac at warm condenser water: 29.44 °C is a sober basis for a plant in the Delta. The direct-drive compressor works in several stages at low speed, without gears, which operators appreciate for its quiet running. Capacity and COP are reference calibration values; we add a rated selection with fouling factors to each offer.",
    features: ["Direct-drive multi-stage centrifugal compressor", "No gearbox in the drive line", "Reference point at 29.44 °C condenser water", "Inlet guide vanes on each unit"],
  },
  {
    brand: "trane", model: "CVHE", kw: 1406.6, cop: 7.14, leaving: 5.56, entering: 23.89, chilled: 50.47, condenser: 75.71, minimum: 0.3, control: DRIVE,
    text: "Four hundred tons with a drive, for buildings whose load swings widely between day and night, such as universities and courts. The gain over a constant-speed machine grows as the tower water falls, so it pays most from November to April. The 7.14 COP is one calibrated reference point among many and ought not to enter a contract.",
    features: ["Variable-speed drive on a multi-stage compressor", "400-ton class", "Condenser water at 23.89 °C in the reference data", "Minimum part load of 30 %"],
  },
  {
    brand: "trane", model: "CVHF", kw: 2317.4, cop: 6.33, leaving: 5.56, entering: 29.44, chilled: 90.85, condenser: 113.56, minimum: 0.1, control: DRIVE,
    text: "Where the CVHE leaves off, the CVHF goes on: fewer stages, more capacity. This point combines a demanding 5.56 °C supply with 29.44 °C tower water, close to what a pharmaceutical plant in Tenth of Ramadan asks for in summer. It unloads to a tenth with the drive; all numbers are model calibration data to be confirmed by selection.",
    features: ["Low supply temperature at warm condenser water", "Variable-speed drive with turndown to 10 %", "Direct drive without gears", "Suited to production sites with steady base load"],
  },
  {
    brand: "trane", model: "CVHF", kw: 2799.2, cop: 6.4, leaving: 6.67, entering: 26.11, chilled: 98.93, condenser: 137.61, minimum: 0.2, control: VANES,
    text: "An 800-ton class CenTraVac with guide vanes, meant for base load in a plant of several chillers. Leave the trimming to a smaller or speed-controlled machine and this one will spend its life near its best point. The stated capacity is a reference from a public data set and not the nominal size on an order form.",
    features: ["800-ton class for base-load duty", "Inlet guide vane control", "Condenser flow of 137.61 l/s for tower sizing", "Combines well with a speed-controlled trim chiller"],
  },
  {
    brand: "trane", model: "CVHF", kw: 4610.3, cop: 6.34, leaving: 6.67, entering: 26.11, chilled: 191.29, condenser: 247.57, minimum: 0.2, control: VANES,
    text: "The top CVHF in our list belongs in district plants and new-city developments, where chilled water travels hundreds of metres. Both shells take large water boxes: plan the space for pulling tubes and a crane beam above. As a calibration point it gives a first estimate of power and flows, which is all that an early feasibility study needs.",
    features: ["4.6 MW at the reference point", "For district cooling and large campuses", "Minimum part load of 20 %", "Evaporator flow of 191.29 l/s"],
  },
];

const YORK: readonly Machine[] = [
  {
    brand: "york", model: "YT", kw: 1055.0, cop: 5.96, leaving: 6.67, entering: 29.44, chilled: 28.39, condenser: 56.78, minimum: 0.1, control: VANES,
    text: "A 300-ton open-drive YT at 29.44 °C condenser water, of the kind found in plants of the nineteen-nineties. Because the motor stands outside the refrigerant circuit, its heat goes into the plant room and the ventilation has to remove it. We supply overhaul data and successor selections; the figures shown are reference points only.",
    features: ["Open-drive motor, replaceable without opening the circuit", "Inlet vanes with turndown to 10 %", "Condenser water at 29.44 °C in the reference data", "Low evaporator flow of 28.39 l/s"],
  },
  {
    brand: "york", model: "YT", kw: 1266.0, cop: 4.39, leaving: 5.56, entering: 35.0, chilled: 35.33, condenser: 57.73, minimum: 0.11, control: VANES,
    text: "The one centrifugal here with condenser water entering at 35 °C, hotter than towers in Cairo deliver, but realistic for a radiator circuit or an undersized tower. It shows honestly what heat rejection costs: the COP falls to 4.39. Use it as the pessimistic case in a study, always bearing in mind that the point calibrates a model and is not a rating.",
    features: ["Reference point at 35 °C condenser water", "Chilled water at 5.56 °C even so", "Inlet guide vanes, minimum load 11 %", "Worst-case figure for feasibility studies"],
  },
  {
    brand: "york", model: "YT", kw: 1881.4, cop: 6.77, leaving: 6.67, entering: 23.89, chilled: 75.71, condenser: 94.64, minimum: 0.09, control: DRIVE,
    text: "With a drive on the open motor, this YT follows the load down to 9 % and profits from every degree by which the tower water cools in winter. Ministries and university campuses with long shoulder seasons are its natural home. Reference capacity and COP allow a fair comparison with the other machines on this site, no more.",
    features: ["Variable-speed drive", "Turndown to 9 % of reference load", "Open-drive centrifugal compressor", "Benefits strongly from cool tower water"],
  },
  {
    brand: "york", model: "YK", kw: 2159.2, cop: 6.85, leaving: 6.67, entering: 26.11, chilled: 75.71, condenser: 113.56, minimum: 0.14, control: VANES, featured: true,
    text: "The YK is York's best-known centrifugal, and 600 tons is a popular size for malls and exhibition halls. An open-drive motor with a gear lets the same frame take different voltages, medium voltage included, which can save a transformer in a large plant. We show a calibration point for modelling; the order is based on a rated selection at your tower temperature.",
    features: ["Open-drive motor, low or medium voltage", "Inlet guide vanes down to 14 %", "600-ton class", "Flooded evaporator and condenser"],
  },
  {
    brand: "york", model: "YK", kw: 2771.1, cop: 6.84, leaving: 5.56, entering: 23.89, chilled: 100.94, condenser: 151.42, minimum: 0.2, control: DRIVE,
    text: "A YK with variable speed for plants that run all year: hospitals, broadcasting centres, data halls. Supply at 5.56 °C covers theatres and laboratories without a separate low-temperature machine. Condenser water of 23.89 °C is a mild-season value, so the COP is to be understood as a reference and not as a summer promise.",
    features: ["Variable-speed drive", "Supply at 5.56 °C for humidity-critical rooms", "Condenser flow of 151.42 l/s", "Made for year-round operation"],
  },
  {
    brand: "york", model: "YK", kw: 5549.3, cop: 6.5, leaving: 6.67, entering: 26.11, chilled: 182.96, condenser: 274.44, minimum: 0.14, control: VANES,
    text: "Nearly 1,600 tons in one YK: district-plant equipment that draws some 850 kW at its reference point and is usually fed at medium voltage. Three of these and a spare carry a mixed-use development of considerable size. Take flows and power as calibration data for the concept stage and let us run selections for the tender.",
    features: ["5.5 MW class open-drive centrifugal", "Suited to medium-voltage supply", "Inlet vanes, minimum load 14 %", "Flows for district plant hydraulics"],
  },
];

export const CENTRIFUGAL_CHILLERS: readonly Machine[] = [...CARRIER, ...DAIKIN, ...TRANE, ...YORK];
