import type { PictureType } from "#copy/captions.ts";

export type MachineKind =
  | "centrifugal-chiller"
  | "water-cooled-screw-chiller"
  | "water-cooled-scroll-chiller"
  | "air-cooled-scroll-chiller"
  | "air-cooled-screw-chiller"
  | "rooftop-unit";

/** A machine with figures of the public reference data sets. Temperatures in °C, water and air flows in l/s. */
export interface Machine {
  brand: "carrier" | "daikin" | "trane" | "york";
  model: string;
  kw: number;
  cop: number;
  leaving?: number;
  entering?: number;
  chilled?: number;
  condenser?: number;
  air?: number;
  sensible?: number;
  minimum?: number;
  compressor?: string;
  control?: "Inlet guide vanes" | "Variable-speed drive" | "Slide valve";
  refrigerant?: string;
  featured?: true;
  /** Further pictures after the machine's own. */
  also?: readonly PictureType[];
  text: string;
  features: readonly string[];
}

/** A product without a maker's designation: its figures are typical, not rated. */
export interface TypicalProduct {
  brand: "hiref" | "dkc" | "plantroom-selection";
  category: string;
  name: string;
  model?: string;
  family?: true;
  featured?: true;
  picture?: PictureType;
  size?: Size;
  also?: readonly PictureType[];
  text: string;
  specifications: readonly (readonly [name: string, value: string])[];
  features: readonly string[];
}

export type Size = "small" | "medium" | "large";

/** A product as it goes into the table. */
export interface Product {
  brand: string;
  category: string;
  family: boolean;
  name: string;
  model: string | null;
  text: string;
  specifications: readonly (readonly [name: string, value: string])[];
  features: readonly string[];
  images: readonly { url: string; alt: string }[];
  featured: boolean;
}
