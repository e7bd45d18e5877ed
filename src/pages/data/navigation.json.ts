import { navigationBrands } from "#site/navigation/navigation-data.ts";

/** The brands of the products menu with their flyouts, loaded when a menu is first opened. */
export const GET = () => Response.json(navigationBrands());
