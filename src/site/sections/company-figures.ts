import { companyFigures, type FigureName } from "#domain/settings/company-figures.ts";
import type { SiteSettings } from "#domain/settings/settings.ts";
import { COMPANY_FIGURE_TEXTS } from "#texts/sections.ts";

/** These figures of the company with what they mean in the language of the page, without those that nobody has entered. */
export const shownFigures = (site: SiteSettings, ...names: FigureName[]): { number: string; label: string }[] =>
  companyFigures(site, ...names).map(({ name, number }) => ({ number, label: COMPANY_FIGURE_TEXTS[name] }));
