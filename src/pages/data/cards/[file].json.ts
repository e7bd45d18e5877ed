import type { APIRoute } from "astro";
import { staticPath } from "#site/content/static-path.ts";
import { cardFiles } from "#site/listing/listing-data.ts";

/** The cards of some products each, loaded when one of them is shown. */
export const getStaticPaths = () => cardFiles().map((shard, file) => staticPath({ file: String(file) }, { shard }));

export const GET: APIRoute = ({ props }) => Response.json(props["shard"]);
