import { ENQUIRY_TEXTS } from "#texts/enquiries.ts";
import { langOf } from "#texts/language/page-language.ts";
import { links } from "#texts/language/links.ts";
import { element } from "../page/create-element.ts";

/*
 * 'Request Quote' on a product page links to the contact page with ?product=slug. The form names that product and sends
 * it with the next message, once.
 */

const form = document.querySelector<HTMLFormElement>("#message-form");
const slug = new URLSearchParams(location.search).get("product") ?? "";

/** The product's name, read from its page; null if it has none. */
async function productName(): Promise<string | null> {
  const answer = await fetch(links.product(slug));
  // Read the body of an error too: a response that is not read keeps its connection open.
  const text = await answer.text();
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(text, "text/html");
  return page.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? null;
}

/** Sets the hidden fields: the slug of the product and the page that the visitor came from. */
function setHiddenFields(form: HTMLFormElement, product: string, page: string): void {
  for (const [name, value] of [
    ["product", product],
    ["page", page],
  ] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

function showProduct(form: HTMLFormElement, name: string): void {
  const about = form.querySelector<HTMLElement>("[data-about]");
  const message = form.elements.namedItem("message");
  about?.querySelector("strong")?.replaceChildren(element("bdi", langOf(name), name));
  about?.removeAttribute("hidden");
  if (message instanceof HTMLTextAreaElement && message.value === "") message.value = ENQUIRY_TEXTS.askingFor(name);
  setHiddenFields(form, slug, links.product(slug));
}

/** After sending: the next message is not about the product any more, not even after a reload. */
function forgetProduct(form: HTMLFormElement): void {
  form.querySelector("[data-about]")?.setAttribute("hidden", "");
  setHiddenFields(form, "", links.contact());
  history.replaceState(history.state, "", links.contact());
}

if (form && /^[a-z0-9-]{1,120}$/.test(slug)) {
  let sent = false;
  form.addEventListener(
    "reset",
    () => {
      sent = true;
      forgetProduct(form);
    },
    { once: true },
  );
  productName()
    .then((name) => {
      if (name && !sent) showProduct(form, name);
    })
    .catch((error: unknown) => console.error(error));
}
