/*
 * Inlined in the head of pages with a product list (ListLayout.astro), so it imports nothing. Decides what is shown of the
 * list until its island is hydrated.
 */
{
  const page = document.documentElement;

  // The rendered list is not the one that the address asks for: hide it until the island shows the right one.
  const ASKED = /[?&](search|category|brand|sort|order|page|view|column|spec\.[^=]*)=/;
  if (ASKED.test(location.search)) {
    page.classList.add("asks");
    // What the island needs is loaded now, at the same time, and not when each file turns out to need the next.
    const load = (href: string, options: Partial<HTMLLinkElement>): void =>
      document.head.append(Object.assign(document.createElement("link"), { href, ...options }));
    for (const file of document.currentScript?.dataset["files"]?.split(" ").filter(Boolean) ?? [])
      load(file, { rel: "modulepreload" });
    const language = page.lang === "en" ? "" : `/${page.lang}`;
    load(`${language}/data/products.json`, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
  }

  // With a fragment, all cards are laid out at once: their estimated heights would make the page scroll to the wrong place.
  // A style for `:root:has(:target)` would do, but would slow down every change of styles.
  if (location.hash) page.classList.add("laid-out");
  const layOut = ({ target }: Event): void => {
    if ((target as Element).closest("a[href^='#']")) page.classList.add("laid-out");
  };
  addEventListener("click", layOut, true);
}
