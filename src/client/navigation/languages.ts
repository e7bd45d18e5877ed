import { isLanguage, LANGUAGE } from "#domain/languages/languages.ts";
import { noticeBar } from "../page/notice-bar.ts";
import { element } from "../page/create-element.ts";
import { language } from "#texts/language/page-language.ts";
import { SITE_TEXTS as T } from "#texts/site.ts";
import { button } from "#styles/variants/buttons.ts";

/*
 * The links to the other languages lead to the same page with its filters, and a visitor whose browser asks for another
 * language is offered it once. Nobody is sent anywhere.
 */

/** Remembers that a language was chosen or declined on this device. */
const CHOSEN = "language-chosen";

/** The address of this page in a language, with its query and fragment; null if the page has none. */
function versionIn(other: string): string | null {
  const version = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${other}"]`);
  return version && new URL(version.href).pathname + location.search + location.hash;
}

function remember(): void {
  try {
    localStorage.setItem(CHOSEN, "yes");
  } catch {
    // Without storage the offer comes again.
  }
}

function isChosen(): boolean {
  try {
    return localStorage.getItem(CHOSEN) !== null;
  } catch {
    return true;
  }
}

/** A link leads where the address of the page is at the moment at which it is used. */
function follow(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-language]") : null;
  if (!link) return;
  link.href = versionIn(link.hreflang) ?? link.href;
  if (event.type === "click") remember();
}
for (const type of ["pointerdown", "focusin", "click"]) addEventListener(type, follow, true);

function offer(): void {
  const wanted = navigator.languages.map((one) => one.slice(0, 2)).find(isLanguage);
  if (!wanted || wanted === language() || isChosen()) return;
  const href = versionIn(wanted);
  if (href === null) return;
  const { offer: text, name, direction } = LANGUAGE[wanted];
  const link = element(
    "a",
    { class: button({ intent: "primary" }), href, hreflang: wanted, "data-language": wanted },
    name,
  );
  const decline = element("button", { type: "button", class: button() }, T.noThanks);
  const bar = noticeBar(text, link, decline);
  bar.lang = wanted;
  bar.dir = direction;
  decline.lang = language();
  decline.addEventListener("click", () => {
    remember();
    bar.remove();
  });
}
offer();
