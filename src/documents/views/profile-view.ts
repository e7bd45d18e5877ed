import type { Language } from "#domain/languages/languages.ts";
import { DOCUMENT_WORDS } from "#texts/documents.ts";
import { companyFigures } from "#domain/settings/company-figures.ts";
import { companyProfile } from "#site/content/site-data.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import type { CompanyText, Fact, Policy } from "#texts/schemas.ts";
import type { SiteSettings } from "#domain/settings/settings.ts";
import type { CompanyView } from "./company-view.ts";
import type { FindPicture, PictureRef } from "./pictures.ts";
import type { Card } from "./solution-view.ts";

/** How many projects the profile shows; the list of references has all of them. */
const PROJECTS = 6;

export type ProfileView = {
  kind: "profile";
  language: Language;
  company: CompanyView;
  tagline: string;
  stats: { number: string; label: string }[];
  about: CompanyText;
  story: CompanyText;
  mission: CompanyText;
  vision: CompanyText;
  values: Card[];
  commitments: { title: string; items: Card[] };
  steps: Card[];
  services: { title: string; summary: string; scope: string[] }[];
  sectors: Card[];
  projects: Pick<Snapshot["projects"][number], "title" | "location" | "year" | "value" | "description">[];
  policies: Policy[];
  facts: Fact[];
  cover: PictureRef | null;
  revised: string;
};

/** What the company profile shows; null if nothing is said of the company. */
export function profileView(
  { services, sectors, projects }: Pick<Snapshot, "services" | "sectors" | "projects">,
  site: SiteSettings,
  company: CompanyView,
  find: FindPicture,
  revised: string,
  language: Language,
): ProfileView | null {
  const profile = companyProfile(site, language);
  if (!profile) return null;
  const words = DOCUMENT_WORDS[language].PROFILE_WORDS;
  const { about, mission, missionVisionPage, organisationFacts, policies, story, values, vision, workingSteps } =
    profile;
  const plain = ({ title, lead, paragraphs }: CompanyText): CompanyText => ({ title, lead, paragraphs });
  const card = ({ title, text }: Card): Card => ({ title, text });
  const first = projects[0];
  return {
    kind: "profile",
    language,
    company,
    tagline: site.company_tagline,
    stats: companyFigures(site, "experience", "projects", "engineers", "satisfaction").map(({ name, number }) => ({
      number,
      label: words.figures[name],
    })),
    about: plain(about),
    story: plain(story),
    mission: plain(mission),
    vision: plain(vision),
    values: values.map(card),
    commitments: { title: missionVisionPage.commitmentsTitle, items: missionVisionPage.commitments.map(card) },
    steps: workingSteps.map(card),
    services: services.map(({ title, summary, scope }) => ({ title, summary, scope })),
    sectors: sectors.map(({ title, description }) => ({ title, text: description })),
    projects: projects
      .slice(0, PROJECTS)
      .map(({ title, location, year, value, description }) => ({ title, location, year, value, description })),
    policies,
    facts: [
      { label: words.founded, value: String(site.founding_year ?? "") },
      { label: words.response, value: site.response_time },
      ...organisationFacts,
    ].filter(({ value }) => value !== ""),
    cover: first?.image ? find(first.image, 1200) : null,
    revised,
  };
}
