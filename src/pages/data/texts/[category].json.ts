import type { APIRoute } from "astro";
import { textFiles } from "#site/listing/listing-data.ts";

/** The text attributes of a main category's products, loaded when a visitor opens the list as a table. */
export const getStaticPaths = () => [...textFiles().keys()].map((category) => ({ params: { category } }));

export const GET: APIRoute = ({ params }) => Response.json(textFiles().get(params["category"] ?? ""));
