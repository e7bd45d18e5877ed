import { routes } from "#domain/routes.ts";

/* Request Quote carries a product here (?product=slug): the form names it and sends it along. */

const form = document.querySelector<HTMLFormElement>("#message-form");
const slug = new URLSearchParams(location.search).get("product") ?? "";

/** The product's name as its own page says it; null where there is no such page. */
async function productName(): Promise<string | null> {
  const answer = await fetch(routes.product(slug));
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? null;
}

if (form && /^[a-z0-9-]{1,120}$/.test(slug)) {
  productName()
    .then((name) => {
      const product = form.elements.namedItem("product");
      const page = form.elements.namedItem("page");
      const message = form.elements.namedItem("message");
      const about = form.querySelector<HTMLElement>("[data-about]");
      if (!name || !(product instanceof HTMLInputElement)) return;
      product.defaultValue = slug;
      if (page instanceof HTMLInputElement) page.defaultValue = routes.product(slug);
      if (about) {
        about.hidden = false;
        about.querySelector("strong")?.replaceChildren(name);
      }
      if (message instanceof HTMLTextAreaElement && message.value === "")
        message.value = `I would like a quotation for: ${name}\n\n`;
    })
    .catch((error: unknown) => console.error(error));
}
