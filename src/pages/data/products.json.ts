import { catalogueData } from "#views/catalogue-data.ts";

/** What the product browser searches and sorts, loaded when a visitor first uses it. */
export const GET = () => Response.json(catalogueData());
