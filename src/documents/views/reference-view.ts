import { captionOf } from "#texts/captions.ts";
import type { Reference } from "#texts/schemas.ts";
import type { CompanyView } from "./company-view.ts";
import type { FindPicture, PictureRef } from "./pictures.ts";

type Shown = Omit<Reference, "image" | "gallery">;

export type ReferenceSheetView = {
  kind: "reference";
  company: CompanyView;
  project: Shown;
  picture: PictureRef | null;
  gallery: { picture: PictureRef; text: string }[];
  revised: string;
};

export type ReferencesListView = {
  kind: "references";
  company: CompanyView;
  projects: Pick<
    Reference,
    "title" | "location" | "category" | "year" | "description" | "client" | "value" | "duration"
  >[];
  revised: string;
};

export function referenceSheetView(
  reference: Reference,
  company: CompanyView,
  find: FindPicture,
  revised: string,
): ReferenceSheetView {
  const { image, gallery, ...project } = reference;
  return {
    kind: "reference",
    company,
    project,
    picture: find(image, 1200),
    // The sheet has space for three.
    gallery: gallery.slice(-3).flatMap((address) => {
      const found = find(address, 640);
      return found ? [{ picture: found, text: captionOf(address) }] : [];
    }),
    revised,
  };
}

export function referencesListView(
  references: readonly Reference[],
  company: CompanyView,
  revised: string,
): ReferencesListView {
  return {
    kind: "references",
    company,
    projects: references.map(({ title, location, category, year, description, client, value, duration }) => ({
      title,
      location,
      category,
      year,
      description,
      client,
      value,
      duration,
    })),
    revised,
  };
}
