import type { APIRoute } from "astro";
import { staticPath } from "#build-data/static-path.ts";
import { cardFiles } from "#views/catalogue-data.ts";

/** The cards of some products each, loaded when one of them is shown. */
export const getStaticPaths = () => cardFiles().map((shard, file) => staticPath({ file: String(file) }, { shard }));

export const GET: APIRoute = ({ props }) => Response.json(props["shard"]);
