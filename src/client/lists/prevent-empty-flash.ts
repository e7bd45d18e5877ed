/*
 * Inlined in the frame of an island that shows a list kept in the browser (ProductListPlaceholder.astro), so it imports nothing.
 * Hides the rendered empty list if the browser or the address has one.
 */
{
  const isKept = (key: string): boolean => {
    try {
      return ![null, "null", "[]"].includes(localStorage.getItem(key));
    } catch {
      return false;
    }
  };
  const place = document.currentScript?.parentElement;
  if (place && (location.search || location.hash || place.dataset["kept"]?.split(",").some(isKept))) {
    document.documentElement.classList.add("asks");
    // As high as most lists, so that the footer does not jump when the products appear.
    place.style.minBlockSize = "80vh";
  }
}
