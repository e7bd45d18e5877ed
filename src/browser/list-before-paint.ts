/*
 * Stands in the head of pages with a product list (ListBeforePaint.astro), so it imports nothing: what this visitor is to see
 * of the list before its island is hydrated.
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
}
