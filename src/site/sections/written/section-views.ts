import { slugFromName } from "#domain/addresses/slug-from-name.ts";
import { freeSlug } from "#domain/addresses/slug.ts";
import { safeHref } from "#domain/addresses/link-address.ts";
import { links } from "#texts/language/links.ts";
import { pageAddress } from "#texts/language/page-address.ts";
import { SECTION_TEXTS } from "#texts/sections.ts";
import { writtenHtml } from "../../content/written-text.ts";
import { shownSections, type Section, type SectionName, type SectionOf } from "#domain/pages/sections.ts";
import { pictureView, type PictureView } from "../../pictures/pictures.ts";
import { sectionCards, type Cards } from "./section-cards.ts";

type Titled = { title: string; text: string };
/** What a section shows, without the id of its place. */
type Shown =
  | { as: "text"; heading: string | null; html: string }
  | { as: "picture"; heading: string; html: string; picture: PictureView | null; before: boolean }
  | { as: "points"; heading: string; lead: string | null; points: Titled[]; numbered: boolean }
  | { as: "figures"; heading: string; lead: string | null; figures: { number: string; label: string }[] }
  | { as: "cards"; heading: string; lead: string | null; of: Cards }
  | { as: "questions"; heading: string; lead: string | null; questions: { question: string; answer: string[] }[] }
  | { as: "action"; heading: string; text: string; actions: { name: string; href: string }[] };

/** A section of a page as it is shown; `id` is for links to it. Its page depends on nothing else than this. */
export type SectionView = Shown & { id: string };

const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).flatMap((part) => part.trim() || []);

const VIEWS: { [Name in SectionName]: (section: SectionOf<Name>) => Shown | null } = {
  text: ({ heading, text }) => ({ as: "text", heading, html: writtenHtml(text) }),
  picture: ({ heading, text, picture, alt, side }) => {
    const html = writtenHtml(text);
    const view = pictureView(picture, alt ?? "");
    return html || view ? { as: "picture", heading, html, picture: view, before: side === "before" } : null;
  },
  points: ({ heading, lead, points }) => ({ as: "points", heading, lead, points, numbered: false }),
  steps: ({ heading, lead, steps }) => ({ as: "points", heading, lead, points: steps, numbered: true }),
  figures: ({ heading, lead, figures }) => ({ as: "figures", heading, lead, figures }),
  cards: (section) => {
    const of = sectionCards(section);
    return of && { as: "cards", heading: section.heading, lead: section.lead, of };
  },
  questions: ({ heading, lead, questions }) => ({
    as: "questions",
    heading,
    lead,
    questions: questions.map(({ question, answer }) => ({ question, answer: paragraphsOf(answer) })),
  }),
  action: ({ heading, text, button, address }) => {
    const href = safeHref(address);
    return href
      ? { as: "action", heading, text: text ?? "", actions: [{ name: button, href: pageAddress(href) }] }
      : null;
  },
  form: ({ heading, text, form }) => ({
    as: "action",
    heading,
    text: text ?? "",
    actions: [
      form === "contact"
        ? { name: SECTION_TEXTS.contact, href: links.contact() }
        : { name: SECTION_TEXTS.toQuoteList, href: links.quoteList() },
    ],
  }),
};

/**
 * What visitors see of a page's sections, in their order. A section with nothing to show is not among them. `taken` are the
 * ids of other sections that the same page shows; those of these are added.
 */
export function sectionViews(sections: readonly Section[], taken = new Set<string>()): SectionView[] {
  return shownSections(sections).flatMap((section) => {
    // The compiler cannot see that the view is that of the section's own type.
    const shown = (VIEWS[section.type] as (section: Section) => Shown | null)(section);
    if (!shown) return [];
    const slug = freeSlug(
      slugFromName(section.heading ?? "Text", () => "section"),
      taken,
    );
    taken.add(slug);
    return [{ ...shown, id: `section-${slug}` }];
  });
}
