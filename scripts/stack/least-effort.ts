/**
 * Whether the output is thrown away soon, which `npm test` says with EFFORT=least: making files smaller or code faster is then
 * not worth the processor time.
 */
export const LEAST_EFFORT = process.env["EFFORT"] === "least";
