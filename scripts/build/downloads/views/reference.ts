import type { Reference } from "#content/schemas.ts";
import type { CompanyView } from "./company.ts";
import type { FindPicture, PictureRef } from "./pictures.ts";
import { projectPicture } from "./solution.ts";

type Shown = Omit<Reference, "id" | "image" | "gallery">;

export type ReferenceSheetView = {
  kind: "reference";
  company: CompanyView;
  project: Shown;
  picture: PictureRef | null;
  gallery: PictureRef[];
  revised: string;
};

export type ReferencesListView = {
  kind: "references";
  company: CompanyView;
  projects: (Pick<Reference, "title" | "location" | "category" | "year" | "description" | "client" | "value" | "duration">)[];
  revised: string;
};

export function referenceSheetView(reference: Reference, company: CompanyView, find: FindPicture, revised: string): ReferenceSheetView {
  const { id, image, gallery, ...project } = reference;
  const picture = projectPicture(image, id, find, 1200);
  const drawings = gallery.map((address) => find(address, 640)).filter((found) => found !== null);
  return {
    kind: "reference",
    company,
    project,
    picture,
    // A drawing that stands in for the scene is not shown twice.
    gallery: drawings.filter((drawing) => drawing.file !== picture?.file).slice(0, 3),
    revised,
  };
}

export function referencesListView(references: readonly Reference[], company: CompanyView, revised: string): ReferencesListView {
  return {
    kind: "references",
    company,
    projects: references.map(({ title, location, category, year, description, client, value, duration }) => ({
      title, location, category, year, description, client, value, duration,
    })),
    revised,
  };
}
