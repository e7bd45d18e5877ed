import { FIRST_LANGUAGE, withoutLanguage } from "#domain/languages/languages.ts";
import { localAddress } from "./links.ts";

/** What all languages share: files, the administration and the functions. */
const SHARED = /^\/(?:downloads|pictures|media|data|api|admin|_astro)(?=$|[/?#])|^[^?#]*\.[a-z0-9]+(?=$|[?#])/i;

/**
 * An address that somebody wrote into a text or a menu, for a link on a page of this language: that of a page of the site
 * leads to the same page in the language. Other sites, files and addresses with a language of their own stay.
 */
export const pageAddress = (written: string): string =>
  SHARED.test(written) || withoutLanguage(written).language !== FIRST_LANGUAGE ? written : localAddress(written);
