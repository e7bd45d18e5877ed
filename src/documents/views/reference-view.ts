import type { Language } from "#domain/languages/languages.ts";
import { captionOf } from "#texts/captions.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import type { CompanyView } from "./company-view.ts";
import type { FindPicture, PictureRef } from "./pictures.ts";

type Project = Snapshot["projects"][number];
const NOT_SHOWN_COLUMNS = [
  "id",
  "slug",
  "image",
  "gallery",
  "sort_order",
  "translations",
  "created_at",
  "updated_at",
] as const;
const NOT_SHOWN = new Set<string>(NOT_SHOWN_COLUMNS);
type Shown = Omit<Project, (typeof NOT_SHOWN_COLUMNS)[number]>;

export type ReferenceSheetView = {
  kind: "reference";
  language: Language;
  company: CompanyView;
  project: Shown;
  picture: PictureRef | null;
  gallery: { picture: PictureRef; text: string }[];
  revised: string;
};

export type ReferencesListView = {
  kind: "references";
  language: Language;
  company: CompanyView;
  projects: Pick<Project, "title" | "location" | "sector" | "year" | "description" | "client" | "value" | "duration">[];
  revised: string;
};

export function referenceSheetView(
  stored: Project,
  company: CompanyView,
  find: FindPicture,
  revised: string,
  language: Language,
): ReferenceSheetView {
  const { image, gallery } = stored;
  // Its number in the database or its place in the list must not draw the sheet again.
  const shown = Object.entries(stored).filter(([name]) => !NOT_SHOWN.has(name));
  const project = Object.fromEntries(shown) as Shown;
  return {
    kind: "reference",
    language,
    company,
    project,
    picture: image ? find(image, 1200) : null,
    // The sheet has space for three.
    gallery: gallery.slice(-3).flatMap((address) => {
      const found = find(address, 640);
      return found ? [{ picture: found, text: captionOf(address, language) }] : [];
    }),
    revised,
  };
}

export function referencesListView(
  projects: readonly Project[],
  company: CompanyView,
  revised: string,
  language: Language,
): ReferencesListView {
  return {
    kind: "references",
    language,
    company,
    projects: projects.map(({ title, location, sector, year, description, client, value, duration }) => ({
      title,
      location,
      sector,
      year,
      description,
      client,
      value,
      duration,
    })),
    revised,
  };
}
