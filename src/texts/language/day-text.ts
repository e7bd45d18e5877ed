import { writtenDate } from "./page-language.ts";

/** A day such as '2026-10-12' in the language of the page: '12 October 2026', '12 أكتوبر 2026'. */
export const dayText = (day: string): string =>
  writtenDate(new Date(day), { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
