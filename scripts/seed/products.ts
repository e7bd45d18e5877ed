import { productOf, seriesProduct } from "./machine.ts";
import { pictures } from "./pictures.ts";
import { AIR_COOLED_SCREW_CHILLERS, AIR_COOLED_SCROLL_CHILLERS } from "./products/air-cooled-chillers.ts";
import { AIR_SIDE } from "./products/air-side.ts";
import { CENTRIFUGAL_CHILLERS } from "./products/centrifugal-chillers.ts";
import { ELECTRICAL } from "./products/electrical.ts";
import { FIRE_AND_CONTROLS } from "./products/fire-and-controls.ts";
import { HYDRONICS } from "./products/hydronics.ts";
import { PRECISION_COOLING } from "./products/precision-cooling.ts";
import { ROOFTOP_UNITS } from "./products/rooftop-units.ts";
import { MACHINE_SERIES } from "./products/series.ts";
import { WATER_COOLED_SCREW_CHILLERS, WATER_COOLED_SCROLL_CHILLERS } from "./products/water-cooled-chillers.ts";
import type { Product, TypicalProduct } from "./types.ts";

function typicalProductOf(product: TypicalProduct): Product {
  const shown = [...(product.picture ? [product.picture] : []), ...(product.also ?? [])];
  return {
    brand: product.brand,
    category: product.category,
    family: product.family ?? false,
    series: null,
    name: product.name,
    model: product.model ?? null,
    text: product.text,
    specifications: product.specifications,
    features: product.features,
    images: pictures(shown, product.size),
    featured: product.featured ?? false,
    availability: "current",
    successor: null,
  };
}

export const PRODUCTS: readonly Product[] = [
  ...MACHINE_SERIES.map(seriesProduct),
  ...CENTRIFUGAL_CHILLERS.map((machine) => productOf("centrifugal-chiller", machine)),
  ...WATER_COOLED_SCREW_CHILLERS.map((machine) => productOf("water-cooled-screw-chiller", machine)),
  ...WATER_COOLED_SCROLL_CHILLERS.map((machine) => productOf("water-cooled-scroll-chiller", machine)),
  ...AIR_COOLED_SCROLL_CHILLERS.map((machine) => productOf("air-cooled-scroll-chiller", machine)),
  ...AIR_COOLED_SCREW_CHILLERS.map((machine) => productOf("air-cooled-screw-chiller", machine)),
  ...ROOFTOP_UNITS.map((machine) => productOf("rooftop-unit", machine)),
  ...[AIR_SIDE, PRECISION_COOLING, HYDRONICS, ELECTRICAL, FIRE_AND_CONTROLS].flat().map(typicalProductOf),
];
