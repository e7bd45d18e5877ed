/*
 * Inlined in the head of every page (SiteLayout.astro), so it imports nothing. Shows figures in the units that the visitor has
 * chosen (unit-store.ts), each as soon as its text is parsed.
 */
{
  const units = (): string | null => {
    try {
      return localStorage.getItem("unit-system");
    } catch {
      return null;
    }
  };
  const system = units();
  if (system === "si" || system === "ip") {
    const page = document.documentElement;
    // Islands begin with what is shown (use-unit-system.ts).
    page.dataset["shownUnits"] = system;
    const isWhole = (node: Node | null): boolean =>
      node !== null && (node.nextSibling !== null || isWhole(node.parentNode));
    const show = (): void => {
      for (const button of document.querySelectorAll<HTMLElement>("[data-units]"))
        button.setAttribute("aria-pressed", String(button.dataset["units"] === system));
      for (const figure of document.querySelectorAll<HTMLElement>(`[data-${system}]:not([data-typed])`)) {
        if (document.readyState === "loading" && !isWhole(figure)) continue;
        // Scripts show it again when the units are switched off (shown-units.ts).
        figure.dataset["typed"] = figure.textContent;
        figure.textContent = figure.dataset[system] ?? "";
      }
    };
    const observer = new MutationObserver(show);
    observer.observe(page, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", () => {
      show();
      observer.disconnect();
    });
  }
}
