import { routes } from "#domain/routes.ts";

/* Request Quote carries a product here (?product=slug): the form names it and sends it along, once. */

const form = document.querySelector<HTMLFormElement>("#message-form");
const slug = new URLSearchParams(location.search).get("product") ?? "";

/** The product's name as its own page says it; null where there is no such page. */
async function productName(): Promise<string | null> {
  const answer = await fetch(routes.product(slug));
  // Read to its end in either case: an answer left unread keeps its connection open.
  const text = await answer.text();
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(text, "text/html");
  return page.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? null;
}

/** What the form sends of the product: its slug and the page that the visitor came from. */
function sendAlong(form: HTMLFormElement, product: string, page: string): void {
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
  about?.querySelector("strong")?.replaceChildren(name);
  about?.removeAttribute("hidden");
  if (message instanceof HTMLTextAreaElement && message.value === "")
    message.value = `I would like a quotation for: ${name}\n\n`;
  sendAlong(form, slug, routes.product(slug));
}

/** The form is reset when it has been sent: what is written next is about something else, after a reload too. */
function forgetProduct(form: HTMLFormElement): void {
  form.querySelector("[data-about]")?.setAttribute("hidden", "");
  sendAlong(form, "", routes.contact());
  history.replaceState(history.state, "", routes.contact());
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
