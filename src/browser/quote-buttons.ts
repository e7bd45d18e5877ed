import { $quoteList, toggleQuoted } from "../stores/quote-list.ts";

/* The buttons 'Quote list' of static pages. Islands handle their own. */

const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-quote]")].filter(
  (button) => !button.closest("astro-island"),
);

for (const button of buttons) {
  const { quote: slug = "", name = "" } = button.dataset;
  button.addEventListener("click", () => toggleQuoted({ slug, name }));
}
$quoteList.subscribe((lines) => {
  for (const button of buttons)
    button.setAttribute("aria-pressed", String(lines.some(({ slug }) => slug === button.dataset["quote"])));
});
