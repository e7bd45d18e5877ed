import type { Availability } from "#domain/products/availability.ts";
import type { PictureType } from "#texts/captions.ts";

export type MachineKind =
  | "centrifugal-chiller"
  | "water-cooled-screw-chiller"
  | "water-cooled-scroll-chiller"
  | "air-cooled-scroll-chiller"
  | "air-cooled-screw-chiller"
  | "rooftop-unit";

/** A machine with figures from the public reference data sets. Temperatures in °C, flows of water and air in l/s. */
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
  /** A machine with R-22 is for surveys only. */
  availability?: "discontinued";
  /** The slug of the product that took its place. */
  successor?: string;
  /** Pictures after those of the machine. */
  also?: readonly PictureType[];
  text: string;
  features: readonly string[];
}

/** A product without a manufacturer's designation: its figures are typical, not rated. */
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

/** A row of table `products`. */
export interface Product {
  brand: string;
  category: string;
  family: boolean;
  /** The name of the series of which it is a size. */
  series: string | null;
  name: string;
  model: string | null;
  text: string;
  specifications: readonly (readonly [name: string, value: string])[];
  features: readonly string[];
  images: readonly { url: string; alt: string }[];
  featured: boolean;
  availability: Availability;
  successor: string | null;
}
