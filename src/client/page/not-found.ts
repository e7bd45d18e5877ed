/*
 * Inlined in the page that is served for every unknown address (404.astro), so it imports nothing. Shows the part that fits the
 * address.
 */
(() => {
  const path = location.pathname;
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const show = (element: HTMLElement | null): void => void element?.removeAttribute("hidden");
  if (/^\/brands\//.test(path)) {
    location.replace("/products");
    return;
  }
  if (/^\/products\/./.test(path)) {
    part("page")?.remove();
    show(part("product"));
    document.title = document.title.replace("404 - Page Not Found", "Product Not Found");
    return;
  }
  const requested = document.querySelector<HTMLElement>("[data-requested]");
  requested?.querySelector("code")?.append(path);
  show(requested);
  if (path.startsWith("/admin")) show(part("admin"));
})();
