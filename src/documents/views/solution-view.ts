import type { Language } from "#domain/languages/languages.ts";
import { captionOf } from "#texts/captions.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import type { CompanyView } from "./company-view.ts";
import type { FindPicture, PictureRef } from "./pictures.ts";

export type Card = { title: string; text: string };

export type BrochureView = {
  kind: "brochure";
  language: Language;
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
  sector: Snapshot["sectors"][number],
  company: CompanyView,
  find: FindPicture,
  revised: string,
  language: Language,
): BrochureView {
  const cases = sector.case_studies.map(({ title, location, description, results, image }) => ({
    title,
    location,
    description,
    results,
    picture: image ? find(image, 800) : null,
  }));
  return {
    kind: "brochure",
    language,
    company,
    title: sector.title,
    description: sector.description,
    paragraphs: sector.paragraphs,
    features: sector.features,
    services: sector.services.map(({ title, description }) => ({ title, text: description })),
    cases,
    stats: sector.figures,
    cover: sector.image ? find(sector.image, 1200) : null,
    coverText: sector.image ? captionOf(sector.image, language) : "",
    revised,
  };
}
