import { searchFiles } from "#site/search/search-data.ts";

/** The directory of the search index, loaded first: which file has what. */
export const GET = () => Response.json(searchFiles().directory);
