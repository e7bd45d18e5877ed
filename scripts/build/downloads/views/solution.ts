import { references } from "#content/references.ts";
import type { Solution } from "#content/schemas.ts";
import type { CompanyView } from "./company.ts";
import type { FindPicture, PictureRef } from "./pictures.ts";

export type Card = { title: string; text: string };

export type BrochureView = {
  kind: "brochure";
  company: CompanyView;
  title: string;
  description: string;
  paragraphs: string[];
  features: string[];
  services: Card[];
  cases: { title: string; location: string; description: string; results: string[]; picture: PictureRef | null }[];
  stats: { number: string; label: string }[];
  cover: PictureRef | null;
  revised: string;
};

export function brochureView(solution: Solution, company: CompanyView, find: FindPicture, revised: string): BrochureView {
  const cases = solution.caseStudies.map(({ title, location, description, results, image, reference }) => ({
    title,
    location,
    description,
    results,
    picture: projectPicture(image, reference, find, 800),
  }));
  const first = solution.caseStudies[0];
  return {
    kind: "brochure",
    company,
    title: solution.title,
    description: solution.description,
    paragraphs: solution.detailedDescription,
    features: solution.features,
    services: solution.services.map(({ title, description }) => ({ title, text: description })),
    cases,
    stats: solution.stats,
    cover: first ? projectPicture(first.image, first.reference, find, 1200) : null,
    revised,
  };
}

/** The scene of a project, or the first drawing of its gallery while there is none. */
export function projectPicture(image: string, reference: string, find: FindPicture, width: number): PictureRef | null {
  const gallery = references.find(({ id }) => id === reference)?.gallery ?? [];
  return [image, ...gallery].map((address) => find(address, width)).find((picture) => picture !== null) ?? null;
}
