import {
  about,
  mission,
  missionVisionPage,
  organisationFacts,
  policies,
  story,
  values,
  vision,
  workingSteps,
} from "#texts/company.ts";
import { references } from "#texts/references.ts";
import type { CompanyText, Fact, Policy } from "#texts/schemas.ts";
import { services } from "#texts/services.ts";
import { solutions } from "#texts/solutions.ts";
import type { SiteSettings } from "#domain/settings/settings.ts";
import type { CompanyView } from "./company-view.ts";
import type { FindPicture, PictureRef } from "./pictures.ts";
import type { Card } from "./solution-view.ts";

/** How many projects the profile shows; the list of references has all of them. */
const PROJECTS = 6;

export type ProfileView = {
  kind: "profile";
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
  projects: { title: string; location: string; year: number; value: string; description: string }[];
  policies: Policy[];
  facts: Fact[];
  cover: PictureRef | null;
  revised: string;
};

export function profileView(site: SiteSettings, company: CompanyView, find: FindPicture, revised: string): ProfileView {
  const plain = ({ title, lead, paragraphs }: CompanyText): CompanyText => ({ title, lead, paragraphs });
  const card = ({ title, text }: Card): Card => ({ title, text });
  const first = references[0];
  return {
    kind: "profile",
    company,
    tagline: site.company_tagline,
    stats: [
      { number: site.experience_years, label: "years of experience" },
      { number: site.projects_completed, label: "projects completed" },
      { number: site.engineers_count, label: "engineers" },
      { number: site.satisfaction_percent, label: "client satisfaction" },
    ].filter(({ number }) => number !== ""),
    about: plain(about),
    story: plain(story),
    mission: plain(mission),
    vision: plain(vision),
    values: values.map(card),
    commitments: { title: missionVisionPage.commitmentsTitle, items: missionVisionPage.commitments.map(card) },
    steps: workingSteps.map(card),
    services: services.map(({ title, summary, scope }) => ({ title, summary, scope })),
    sectors: solutions.map(({ title, description }) => ({ title, text: description })),
    projects: references
      .slice(0, PROJECTS)
      .map(({ title, location, year, value, description }) => ({ title, location, year, value, description })),
    policies,
    facts: [
      { label: "Founded", value: String(site.founding_year) },
      { label: "Service response", value: site.response_time },
      ...organisationFacts,
    ],
    cover: first ? find(first.image, 1200) : null,
    revised,
  };
}
