import type { APIRoute } from "astro";
import { facetFiles } from "#site/listing/listing-data.ts";

/** The values of a main category's products, loaded when a visitor filters a list by them. */
export const getStaticPaths = () => [...facetFiles().keys()].map((category) => ({ params: { category } }));

export const GET: APIRoute = ({ params }) => Response.json(facetFiles().get(params["category"] ?? ""));
