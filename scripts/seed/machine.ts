import { BRANDS } from "./brands.ts";
import type { PictureType } from "#texts/captions.ts";
import { pictures } from "./pictures.ts";
import { MACHINE_SERIES, type MachineSeries } from "./products/series.ts";
import type { Machine, MachineKind, Product, Size } from "./types.ts";

interface Kind {
  category: string;
  title: string;
  picture: PictureType;
  compressor: string;
  cooledBy: "water" | "air" | "refrigerant";
  /** The capacities in kW up to which a machine of this kind has the small and the medium picture. */
  sizes: readonly [small: number, medium: number];
}

const KINDS: Record<MachineKind, Kind> = {
  "centrifugal-chiller": {
    category: "Water-Cooled Centrifugal Chillers",
    title: "Water-Cooled Centrifugal Chiller",
    picture: "centrifugal-chiller",
    compressor: "Centrifugal",
    cooledBy: "water",
    sizes: [1100, 2500],
  },
  "water-cooled-screw-chiller": {
    category: "Water-Cooled Screw Chillers",
    title: "Water-Cooled Screw Chiller",
    picture: "water-cooled-screw-chiller",
    compressor: "Screw",
    cooledBy: "water",
    sizes: [600, 1020],
  },
  "water-cooled-scroll-chiller": {
    category: "Water-Cooled Scroll Chillers",
    title: "Water-Cooled Scroll Chiller",
    picture: "water-cooled-screw-chiller",
    compressor: "Scroll",
    cooledBy: "water",
    sizes: [300, 600],
  },
  "air-cooled-scroll-chiller": {
    category: "Air-Cooled Scroll Chillers",
    title: "Air-Cooled Scroll Chiller",
    picture: "air-cooled-scroll-chiller",
    compressor: "Scroll",
    cooledBy: "air",
    sizes: [150, 500],
  },
  "air-cooled-screw-chiller": {
    category: "Air-Cooled Screw Chillers",
    title: "Air-Cooled Screw Chiller",
    picture: "air-cooled-screw-chiller",
    compressor: "Screw",
    cooledBy: "air",
    sizes: [480, 1000],
  },
  "rooftop-unit": {
    category: "Rooftop Units",
    title: "Rooftop Unit",
    picture: "rooftop-unit",
    compressor: "Scroll",
    cooledBy: "refrigerant",
    sizes: [20, 50],
  },
};

function sizeOf(kw: number, [small, medium]: Kind["sizes"]): Size {
  return kw <= small ? "small" : kw <= medium ? "medium" : "large";
}

function specificationsOf(machine: Machine, kind: Kind): (readonly [string, string])[] {
  const rows: (readonly [string, string | undefined])[] = [
    ["Reference cooling capacity", `${machine.kw} kW`],
    ["Reference COP", `${Number.isInteger(machine.cop) ? machine.cop.toFixed(1) : machine.cop} W/W`],
    ["Reference power input", powerInput(machine)],
    ["Leaving chilled water temperature", withUnit(machine.leaving, "°C")],
    [
      kind.cooledBy === "water" ? "Entering condenser water temperature" : "Condenser entering air temperature",
      withUnit(machine.entering, "°C"),
    ],
    ["Chilled water flow", withUnit(machine.chilled, "l/s")],
    ["Condenser water flow", withUnit(machine.condenser, "l/s")],
    ["Supply air flow", withUnit(machine.air, "l/s")],
    ["Sensible heat ratio", machine.sensible?.toString()],
    ["Minimum part load", withUnit(machine.minimum === undefined ? undefined : Math.round(machine.minimum * 100), "%")],
    ["Compressor type", machine.compressor ?? kind.compressor],
    ["Capacity control", machine.control],
    ["Refrigerant", machine.refrigerant],
  ];
  return rows.filter((row): row is readonly [string, string] => row[1] !== undefined);
}

/** Whole kilowatts; one decimal place below 20 kW. */
function powerInput({ kw, cop }: Machine): string {
  const power = kw / cop;
  return `${power < 20 ? power.toFixed(1) : Math.round(power)} kW`;
}

function withUnit(value: number | undefined, unit: string): string | undefined {
  return value === undefined ? undefined : `${value} ${unit}`;
}

function brandNamed(slug: string) {
  const brand = BRANDS.find((one) => one.slug === slug);
  if (!brand) throw new Error(`No brand ${slug}`);
  return brand;
}

const seriesName = ({ brand, kind, name }: MachineSeries): string =>
  `${brandNamed(brand).name} ${name} ${KINDS[kind].title}s`;

/** The series of a machine with this category and model; null if it stands alone. */
function seriesOfMachine({ brand, category, model }: { brand: string; category: string; model: string }) {
  const series = MACHINE_SERIES.find(
    (one) => one.brand === brand && KINDS[one.kind].category === category && one.model.test(model),
  );
  return series ? seriesName(series) : null;
}

/** The product family that a series is. */
export function seriesProduct(series: MachineSeries): Product {
  const kind = KINDS[series.kind];
  return {
    brand: series.brand,
    category: kind.category,
    family: true,
    series: null,
    name: seriesName(series),
    model: null,
    text: series.text,
    specifications: [],
    features: series.features,
    images: pictures([kind.picture], "medium"),
    featured: false,
    availability: "current",
    successor: null,
  };
}

export function productOf(kindName: MachineKind, machine: Machine): Product {
  const kind = KINDS[kindName];
  const brand = brandNamed(machine.brand);
  return {
    brand: machine.brand,
    category: kind.category,
    family: false,
    series: seriesOfMachine({ ...machine, category: kind.category }),
    name: `${brand.name} ${machine.model} ${kind.title}, ${Math.round(machine.kw)} kW`,
    model: machine.model,
    text: machine.text,
    specifications: specificationsOf(machine, kind),
    features: machine.features,
    images: pictures([kind.picture, ...(machine.also ?? [])], sizeOf(machine.kw, kind.sizes)),
    featured: machine.featured ?? false,
    availability: machine.availability ?? (machine.refrigerant === "R-22" ? "survey" : "current"),
    successor: machine.successor ?? null,
  };
}
