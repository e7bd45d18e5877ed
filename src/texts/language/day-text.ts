import { writtenDate } from "./page-language.ts";

/** A day such as '2026-10-12' in the language of the page: '12 October 2026', '12 أكتوبر 2026'. */
export const dayText = (day: string): string =>
  writtenDate(new Date(day), { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Today where the visitor is, as addresses, file names and fields of forms write it: '2026-11-27'. */
export const today = (): string => new Date().toLocaleDateString("sv");
