import { withoutLanguage } from "#domain/languages/languages.ts";

/** Whether two addresses are the same page, in whatever languages. */
export const isSamePage = (path: string, address: string): boolean =>
  withoutLanguage(path).address === withoutLanguage(address).address;

/** Whether a page is the one at an address, or below it. */
export const isWithin = (path: string, address: string): boolean =>
  isSamePage(path, address) || withoutLanguage(path).address.startsWith(`${withoutLanguage(address).address}/`);

/** For `aria-current` of a link. */
export const currentIn = (path: string) => (address: string) =>
  isSamePage(path, address) ? ("page" as const) : undefined;
