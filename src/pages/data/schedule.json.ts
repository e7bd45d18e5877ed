import { askedAttributes } from "#site/listing/schedule-data.ts";

/** What specifications are called, loaded when a visitor reads an equipment schedule. */
export const GET = () => Response.json(askedAttributes());
