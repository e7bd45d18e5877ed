import { listProjects, listSectors, listServices, listTestimonials } from "#db/content/company.ts";
import { KindTab, type KindList } from "../../records/KindTab.tsx";

/** What the company says of itself: the list of each kind. */
const LISTS = {
  project: {
    load: listProjects,
    about: "Projects that you have handed over appear on References, with a page and a datasheet each.",
    details: ["sector", "location", "year"],
  },
  service: {
    load: listServices,
    about: "What you offer appears on Services and in the menu.",
    details: ["summary"],
  },
  sector: {
    load: listSectors,
    about: "The industries you work for appear on Solutions and in the menu, with a page and a brochure each.",
    details: ["description"],
  },
  testimonial: {
    load: listTestimonials,
    about: "What clients say of you appears on References.",
    details: ["position", "company", "project_value", "completion_year"],
  },
} satisfies Record<string, KindList>;

/** The list of one of these kinds on the dashboard. */
export function CompanyTab({ kind }: { kind: keyof typeof LISTS }) {
  return <KindTab key={kind} kind={kind} list={LISTS[kind]} />;
}
