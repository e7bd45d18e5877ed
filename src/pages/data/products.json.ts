import { packedProductData } from "#site/listing/listing-data.ts";

/** The columns that the product list filters and sorts by, loaded when a visitor first uses it. */
export const GET = () => Response.json(packedProductData());
