import type { APIRoute } from "astro";
import { searchFiles } from "#site/search/search-data.ts";

/** The parts of the search, each loaded when a search needs it. Their names change with their content. */
export const getStaticPaths = () =>
  [...searchFiles().files].map(([file, json]) => ({ params: { file }, props: { json }, cacheKey: file }));

export const GET: APIRoute<{ json: string }> = ({ props: { json } }) =>
  new Response(json, { headers: { "content-type": "application/json" } });
