const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** '21 Nov 2026, 14:05', in the reader's time zone. */
export const moment = (iso: string): string => MOMENT.format(new Date(iso));
