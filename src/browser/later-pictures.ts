/*
 * Pictures that are not seen at first ([data-later]: cards at the end of a page, the end of a row of thumbnails) wait until
 * they are near the screen. Browsers alone would load them much earlier, even if nobody scrolls that far. The styles hide
 * them until then (states.css).
 */

const NEAR = "400px";

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.removeAttribute("data-later");
      observer.unobserve(target);
    }
  },
  { rootMargin: NEAR },
);
for (const cards of document.querySelectorAll("[data-later]")) observer.observe(cards);

export {};
