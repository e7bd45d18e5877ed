import type { MachineKind } from "../types.ts";

/** A series of machines: every machine of its brand and kind whose model begins so is one of its sizes. */
export interface MachineSeries {
  brand: "carrier" | "daikin" | "trane" | "york";
  kind: MachineKind;
  model: RegExp;
  /** How the series is called; its models are called so or begin so. */
  name: string;
  text: string;
  features: readonly string[];
}

const CENTRIFUGAL = ["Choose a size in the table, by capacity and flow", "Each size has its page and datasheet"];
const SIZES = ["Choose a size in the table, by capacity", "Each size has its page and datasheet"];
const REFERENCE = "The figures are calibration points of public reference data: they compare sizes, and a selection follows with the quotation.";

export const MACHINE_SERIES: readonly MachineSeries[] = [
  {
    brand: "carrier", kind: "centrifugal-chiller", model: /^19EX$/, name: "19EX",
    text: `Large centrifugal chillers for district cooling and central plants. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "carrier", kind: "centrifugal-chiller", model: /^19XL$/, name: "19XL",
    text: `Hermetic centrifugal chillers of the generation before the 19XR, often met in existing plants. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "carrier", kind: "centrifugal-chiller", model: /^19XR$/, name: "19XR",
    text: `Hermetic centrifugal chillers for hotels, offices, hospitals and malls, with inlet guide vanes or a variable-speed drive. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "daikin", kind: "centrifugal-chiller", model: /^PEH$/, name: "PEH",
    text: `Centrifugal chillers with one compressor, of a generation that many plants still run. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "daikin", kind: "centrifugal-chiller", model: /^PFH$/, name: "PFH",
    text: `Centrifugal chillers with two compressors in one machine, from medium to large plants. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "daikin", kind: "centrifugal-chiller", model: /^WSC$/, name: "WSC",
    text: `Centrifugal chillers with one compressor, from small plants to medium ones. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "trane", kind: "centrifugal-chiller", model: /^CVHE$/, name: "CVHE",
    text: `Centrifugal chillers with a direct-drive compressor in several stages, for medium plants. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "trane", kind: "centrifugal-chiller", model: /^CVHF$/, name: "CVHF",
    text: `Centrifugal chillers with a direct-drive compressor, for larger plants than the CVHE. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "york", kind: "centrifugal-chiller", model: /^YK$/, name: "YK",
    text: `Centrifugal chillers with an open drive, from medium plants to district cooling. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "york", kind: "centrifugal-chiller", model: /^YT$/, name: "YT",
    text: `Centrifugal chillers with an open drive, of the generation before the YK. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "carrier", kind: "water-cooled-screw-chiller", model: /^23XL$/, name: "23XL",
    text: `Water-cooled screw chillers for plants that are too small for centrifugal machines. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "trane", kind: "water-cooled-screw-chiller", model: /^RTHB$/, name: "RTHB",
    text: `Water-cooled screw chillers of an earlier generation, documented for existing plants. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "trane", kind: "water-cooled-screw-chiller", model: /^RTHC$/, name: "RTHC",
    text: `Water-cooled screw chillers with one compressor, which follow the RTHB. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "york", kind: "water-cooled-screw-chiller", model: /^YS$/, name: "YS",
    text: `Water-cooled screw chillers with an open drive. ${REFERENCE}`,
    features: CENTRIFUGAL,
  },
  {
    brand: "carrier", kind: "air-cooled-scroll-chiller", model: /^30RB\d/, name: "30RB",
    text: `Air-cooled scroll chillers in a modular frame, for hotels and offices without a cooling tower. ${REFERENCE}`,
    features: SIZES,
  },
  {
    brand: "daikin", kind: "air-cooled-scroll-chiller", model: /^AGZ\d+BS$/, name: "AGZ-BS",
    text: `Small air-cooled scroll chillers for shops, clinics and single floors. ${REFERENCE}`,
    features: SIZES,
  },
  {
    brand: "daikin", kind: "air-cooled-scroll-chiller", model: /^AGZ\d+D$/, name: "AGZ-D",
    text: `Air-cooled scroll chillers for office buildings and hotels of medium size. ${REFERENCE}`,
    features: SIZES,
  },
  {
    brand: "trane", kind: "air-cooled-scroll-chiller", model: /^CGAM\d/, name: "CGAM",
    text: `Air-cooled scroll chillers in one frame, from small buildings to medium ones. ${REFERENCE}`,
    features: SIZES,
  },
  {
    brand: "york", kind: "air-cooled-scroll-chiller", model: /^YCAL\d/, name: "YCAL",
    text: `Small air-cooled scroll chillers. ${REFERENCE}`,
    features: SIZES,
  },
  {
    brand: "york", kind: "air-cooled-scroll-chiller", model: /^YLAA\d/, name: "YLAA",
    text: `Air-cooled scroll chillers in standard and high-efficiency sizes. ${REFERENCE}`,
    features: SIZES,
  },
  {
    brand: "carrier", kind: "air-cooled-screw-chiller", model: /^30XA\d/, name: "30XA",
    text: `Air-cooled screw chillers for large buildings without a cooling tower. ${REFERENCE}`,
    features: SIZES,
  },
  {
    brand: "carrier", kind: "rooftop-unit", model: /^Centurion 50PG/, name: "Centurion 50PG",
    text: `Packaged rooftop units for shops and schools. ${REFERENCE}`,
    features: SIZES,
  },
  {
    brand: "carrier", kind: "rooftop-unit", model: /^Weathermaster 50HJ/, name: "Weathermaster 50HJ",
    text: `Packaged rooftop units with a higher efficiency, for shops and offices. ${REFERENCE}`,
    features: SIZES,
  },
  {
    brand: "york", kind: "rooftop-unit", model: /^Affinity /, name: "Affinity",
    text: `Packaged rooftop units of five tons for small offices and shops. ${REFERENCE}`,
    features: SIZES,
  },
  {
    brand: "york", kind: "rooftop-unit", model: /^Lattitude /, name: "Lattitude",
    text: `Packaged rooftop units of five tons, often met in replacement work. ${REFERENCE}`,
    features: SIZES,
  },
  {
    brand: "york", kind: "rooftop-unit", model: /^Sunline /, name: "Sunline",
    text: `Packaged rooftop units from five tons to twenty, for halls and shops. ${REFERENCE}`,
    features: SIZES,
  },
];
