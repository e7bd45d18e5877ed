import { captionOf } from "#texts/captions.ts";
import type { Solution } from "#texts/schemas.ts";
import type { CompanyView } from "./company-view.ts";
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
  coverText: string;
  revised: string;
};

export function brochureView(
  solution: Solution,
  company: CompanyView,
  find: FindPicture,
  revised: string,
): BrochureView {
  const cases = solution.caseStudies.map(({ title, location, description, results, image }) => ({
    title,
    location,
    description,
    results,
    picture: find(image, 800),
  }));
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
    cover: find(solution.image, 1200),
    coverText: captionOf(solution.image),
    revised,
  };
}
