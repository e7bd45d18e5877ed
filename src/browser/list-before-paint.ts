/*
 * Stands in the head of pages with a product list (ListBeforePaint.astro), so it imports nothing: what this visitor is to see of the list
 * before its island is hydrated.
 */
{
  const page = document.documentElement;

  // The list that came with the page is not the one that the address asks for: it stays hidden until the island shows that one.
  const ASKED = /[?&](search|category|brand|sort|order|page|view|column|spec\.[^=]*)=/;
  if (ASKED.test(location.search)) page.classList.add("asks");

  // Cards that are laid out when they come near are laid out at once for who goes to a place below them. A style for
  // :root:has(:target) would do, but would make each change of the page cost several times as much.
  if (location.hash) page.classList.add("laid-out");
  const layOut = ({ target }: Event): void => {
    if ((target as Element).closest("a[href^='#']")) page.classList.add("laid-out");
  };
  addEventListener("click", layOut, true);

  // Figures in the units that this browser keeps (stores/unit-system.ts), each as soon as its text is there.
  const units = (): string | null => {
    try {
      return localStorage.getItem("unit-system");
    } catch {
      return null;
    }
  };
  const system = units();
  if (system === "si" || system === "ip") {
    // The island begins with what is shown (islands/use-unit-system.ts).
    page.dataset["shownUnits"] = system;
    const isWhole = (node: Node | null): boolean =>
      node !== null && (node.nextSibling !== null || isWhole(node.parentNode));
    const show = (): void => {
      document.querySelector(`[data-units=${system}]`)?.setAttribute("aria-pressed", "true");
      for (const figure of document.querySelectorAll<HTMLElement>(`[data-${system}]`)) {
        const text = figure.dataset[system] ?? "";
        if (figure.textContent !== text && (document.readyState !== "loading" || isWhole(figure)))
          figure.textContent = text;
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
