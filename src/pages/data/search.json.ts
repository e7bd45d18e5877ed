import { searchFiles } from "#views/search-data.ts";

/** The directory of the search index, loaded first: which file has what. */
export const GET = () => Response.json(searchFiles().directory);
