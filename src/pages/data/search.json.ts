import { searchFiles } from "#views/search-data.ts";

/** What a search begins with: which file has what. */
export const GET = () => Response.json(searchFiles().directory);
