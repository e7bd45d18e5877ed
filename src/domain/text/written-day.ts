/** '12 October 2026', for a day such as '2026-10-12'. */
export const writtenDay = (day: string): string =>
  new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
