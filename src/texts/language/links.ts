import { addressIn } from "#domain/languages/languages.ts";
import { downloads, routes } from "#domain/addresses/routes.ts";
import { language } from "./page-language.ts";

type Addresses = Readonly<Record<string, (...parts: never[]) => string>>;
type Local<All extends Addresses> = { [Name in keyof All]: (...parts: Parameters<All[Name]>) => string };

const local = <All extends Addresses>(all: All): Local<All> =>
  Object.fromEntries(
    Object.entries(all).map(([name, address]) => [
      name,
      (...parts: never[]) => addressIn(language(), address(...parts)),
    ]),
  ) as Record<string, unknown> as Local<All>;

/** The addresses of the site in the language of the page. */
export const links = /* @__PURE__ */ local(routes);

/** The PDFs of the site in the language of the page. */
export const documentLinks = /* @__PURE__ */ local(downloads);

/** An address of the site in the language of the page: of a page, or of a file that each language has for itself, such as '/data/products.json'. */
export const localAddress = (address: string): string => addressIn(language(), address);
