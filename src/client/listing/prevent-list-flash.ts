/*
 * Inlined in the head of pages with a product list (ListLayout.astro), so it imports nothing. Decides what is shown of the
 * list until its island is hydrated.
 */
{
  const page = document.documentElement;

  // The rendered list is not the one that the address asks for: hide it until the island shows the right one.
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
