/*
 * Inlined in the page that is served for every unknown address (404.astro), so it imports nothing; its texts stand in the page.
 * Shows the part that fits the address.
 */
(() => {
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const show = (element: HTMLElement | null): void => void element?.removeAttribute("hidden");
  const page = part("page");
  /** What the addresses of the language begin with. */
  const prefix = (page?.dataset["home"] ?? "").replace(/\/$/, "");
  const path = location.pathname;
  const ownPath = prefix !== "" && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  if (/^\/brands\//.test(ownPath)) {
    location.replace(`${prefix}/products`);
    return;
  }
  if (/^\/products\/./.test(ownPath)) {
    const product = part("product");
    const titleOf = (element: HTMLElement | null): string => element?.querySelector("h1")?.textContent ?? "";
    document.title = document.title.replace(titleOf(page), titleOf(product));
    page?.remove();
    show(product);
    return;
  }
  const requested = document.querySelector<HTMLElement>("[data-requested]");
  requested?.querySelector("code")?.append(path);
  show(requested);
  if (path.startsWith("/admin")) show(part("admin"));
})();
