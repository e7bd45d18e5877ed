/**
 * Whether what is made is thrown away soon: `npm test` says so with EFFORT=least. Smaller files and faster code would not pay
 * for the processor time that they take.
 */
export const LEAST_EFFORT = process.env["EFFORT"] === "least";
