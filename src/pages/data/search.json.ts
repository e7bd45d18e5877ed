import { searchData } from "#views/search-data.ts";

/** What the search dialog and the product list look things up in, loaded when somebody first searches. */
export const GET = () => Response.json(searchData());
