/*
 * Stands in the head of pages with a product list (ListBeforePaint.astro), so it imports nothing: what this visitor is to see
 * of the list before its island is hydrated.
 */
{
  const page = document.documentElement;

  // The list that came with the page is not the one that the address asks for: it stays hidden until the island shows that one.
  const ASKED = /[?&](search|category|brand|sort|order|page|view|column|spec\.[^=]*)=/;
  if (ASKED.test(location.search)) page.classList.add("asks");

  // With a fragment, all cards are laid out at once: their estimated heights would make the page scroll to the wrong place.
  // A style for `:root:has(:target)` would do, but would slow down every change of styles.
  if (location.hash) page.classList.add("laid-out");
  const layOut = ({ target }: Event): void => {
    if ((target as Element).closest("a[href^='#']")) page.classList.add("laid-out");
  };
  addEventListener("click", layOut, true);
}
