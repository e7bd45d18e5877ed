import { routes } from "#domain/addresses/routes.ts";
import { addressIn, withoutLanguage } from "#domain/languages/languages.ts";
import { redirectMoved } from "../lib/moved.ts";
import { redirectTo } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

/** The product list in the language of the address. */
const productsOf = ({ url }: Request): string =>
  addressIn(withoutLanguage(new URL(url).pathname).language, routes.products());

/** Redirects old addresses of brands, and those of unknown brands to the product list. */
export const onRequestGet: EdgeFunction = async (context) => {
  const answer = await context.next();
  return answer.status === 404 ? ((await redirectMoved(context)) ?? redirectTo(productsOf(context.request))) : answer;
};
