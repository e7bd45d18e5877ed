const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** '21 Nov 2026, 14:05', in the time of whoever reads it. */
export const moment = (iso: string): string => MOMENT.format(new Date(iso));
