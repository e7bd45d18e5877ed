import type { APIRoute } from "astro";
import { textFiles } from "#views/catalogue-data.ts";

/** What a main category's products say in words, loaded when a visitor reads the list as a table. */
export const getStaticPaths = () => [...textFiles().keys()].map((category) => ({ params: { category } }));

export const GET: APIRoute = ({ params }) => Response.json(textFiles().get(params["category"] ?? ""));
