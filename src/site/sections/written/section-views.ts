import { slugFromName } from "#domain/addresses/slug-from-name.ts";
import { freeSlug } from "#domain/addresses/slug.ts";
import { safeHref } from "#domain/addresses/link-address.ts";
import { links } from "#texts/language/links.ts";
import { pageAddress } from "#texts/language/page-address.ts";
import { SECTION_TEXTS } from "#texts/sections.ts";
import { writtenHtml } from "../../content/written-text.ts";
import { shownSections, type Section, type SectionName, type SectionOf } from "#domain/pages/sections.ts";
import { pictureView, type PictureView } from "../../pictures/pictures.ts";
import { partsOf, type PartName } from "#domain/pages/own-pages.ts";
import { sectionCards, type Cards } from "./section-cards.ts";
import { projectMap, type ProjectMap } from "./section-map.ts";

type Titled = { title: string; text: string };
type Link = { name: string; href: string };
/** What a section shows, without the id of its place. */
type Shown =
  | { as: "part"; part: PartName }
  | { as: "hero"; heading: string; lead: string | null; buttons: Link[]; picture: PictureView | null }
  | { as: "search"; heading: string; lead: string | null }
  | { as: "text"; heading: string | null; html: string }
  | { as: "picture"; heading: string; html: string; picture: PictureView | null; before: boolean }
  | { as: "points"; heading: string; lead: string | null; points: Titled[]; numbered: boolean }
  | { as: "figures"; heading: string; lead: string | null; figures: { number: string; label: string }[] }
  | { as: "cards"; heading: string; lead: string | null; of: Cards }
  | { as: "map"; heading: string; lead: string | null; of: ProjectMap }
  | { as: "logos"; heading: string; lead: string | null; logos: { name: string; picture: PictureView | null }[] }
  | {
      as: "downloads";
      heading: string;
      lead: string | null;
      files: { title: string; href: string; size: string | null }[];
    }
  | { as: "message"; heading: string; text: string }
  | { as: "questions"; heading: string; lead: string | null; questions: { question: string; answer: string[] }[] }
  | { as: "action"; heading: string; text: string; actions: Link[] };

/** A section of a page as it is shown; `id` is for links to it. Its page depends on nothing else than this. */
export type SectionView = Shown & { id: string };

const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).flatMap((part) => part.trim() || []);

/** An address that somebody wrote, for a link on this page; null for one that must not be followed. */
const linkTo = (address: string): string | null => {
  const href = safeHref(address);
  return href ? pageAddress(href) : null;
};

const VIEWS: { [Name in SectionName]: (section: SectionOf<Name>) => Shown | null } = {
  part: ({ part }) => ({ as: "part", part }),
  hero: ({ heading, lead, picture, alt, buttons }) => ({
    as: "hero",
    heading,
    lead,
    picture: pictureView(picture, alt ?? ""),
    buttons: buttons.flatMap(({ name, address }) => {
      const href = linkTo(address);
      return href ? [{ name, href }] : [];
    }),
  }),
  search: ({ heading, lead }) => ({ as: "search", heading, lead }),
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
  map: ({ heading, lead }) => {
    const of = projectMap();
    return of && { as: "map", heading, lead, of };
  },
  logos: ({ heading, lead, logos }) => ({
    as: "logos",
    heading,
    lead,
    logos: logos.map(({ name, picture }) => ({ name, picture: pictureView(picture, name) })),
  }),
  downloads: ({ heading, lead, files }) => ({
    as: "downloads",
    heading,
    lead,
    files: files.flatMap(({ title, address, size }) => {
      const href = linkTo(address);
      return href ? [{ title, href, size }] : [];
    }),
  }),
  questions: ({ heading, lead, questions }) => ({
    as: "questions",
    heading,
    lead,
    questions: questions.map(({ question, answer }) => ({ question, answer: paragraphsOf(answer) })),
  }),
  action: ({ heading, text, button, address }) => {
    const href = linkTo(address);
    return href ? { as: "action", heading, text: text ?? "", actions: [{ name: button, href }] } : null;
  },
  form: ({ heading, text, form }) => {
    if (form === "here") return { as: "message", heading, text: text ?? "" };
    const action =
      form === "contact"
        ? { name: SECTION_TEXTS.contact, href: links.contact() }
        : { name: SECTION_TEXTS.toQuoteList, href: links.quoteList() };
    return { as: "action", heading, text: text ?? "", actions: [action] };
  },
};

/**
 * What visitors see of the sections of the page with this slug, in their order. A section with nothing to show is not among them,
 * nor a part of another page. The contact form stands on a page once.
 */
export function sectionViews(sections: readonly Section[], page = ""): SectionView[] {
  const taken = new Set<string>();
  const parts = partsOf(page);
  let hasForm = false;
  return shownSections(sections).flatMap((section) => {
    // The compiler cannot see that the view is that of the section's own type.
    const shown = (VIEWS[section.type] as (section: Section) => Shown | null)(section);
    if (!shown || (shown.as === "part" && !(shown.part in parts))) return [];
    if (shown.as === "message" || (shown.as === "part" && shown.part === "message")) {
      if (hasForm) return [];
      hasForm = true;
    }
    const heading = section.type === "part" ? section.part : (section.heading ?? "Text");
    const slug = freeSlug(
      slugFromName(heading, () => "section"),
      taken,
    );
    taken.add(slug);
    return [{ ...shown, id: `section-${slug}` }];
  });
}
