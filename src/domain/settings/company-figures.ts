import type { SiteSettings } from "./settings.ts";

/** The years since the company was founded, as visitors read them: '11+'. Empty in its first year, and where no year is known. */
export function experienceYears(founded: number | null, year = new Date().getFullYear()): string {
  const years = founded === null ? 0 : year - founded;
  return years > 0 ? `${years}+` : "";
}

const FIGURES = {
  experience: { label: "years of experience", of: ({ founding_year }) => experienceYears(founding_year) },
  projects: { label: "projects completed", of: (site) => site.projects_completed },
  satisfaction: { label: "client satisfaction", of: (site) => site.satisfaction_percent },
  engineers: { label: "engineers", of: (site) => site.engineers_count },
  support: { label: "support", of: (site) => site.support_hours },
  response: { label: "response", of: (site) => site.response_time },
} as const satisfies Record<string, { label: string; of: (site: SiteSettings) => string }>;

export type FigureName = keyof typeof FIGURES;
export type CompanyFigure = { name: FigureName; number: string; label: string };

/** These figures of the company with their labels, without those that nobody has entered. */
export const companyFigures = (site: SiteSettings, ...names: FigureName[]): CompanyFigure[] =>
  names
    .map((name) => ({ name, number: FIGURES[name].of(site), label: FIGURES[name].label }))
    .filter(({ number }) => number !== "");
