import { addressIn } from "#domain/languages/languages.ts";
import { routes } from "#domain/addresses/routes.ts";
import { language } from "./page-language.ts";

type Routes = typeof routes;

/** The addresses of the site in the language of the page. */
export const links = Object.fromEntries(
  Object.entries(routes).map(([name, address]) => [
    name,
    (...parts: never[]) => addressIn(language(), (address as (...given: never[]) => string)(...parts)),
  ]),
) as { [Name in keyof Routes]: (...parts: Parameters<Routes[Name]>) => string };

/** An address of the site in the language of the page: of a page, or of a file that each language has for itself, such as '/data/products.json'. */
export const localAddress = (address: string): string => addressIn(language(), address);
