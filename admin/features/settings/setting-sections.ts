import type { Permission } from "#domain/accounts/roles.ts";
import type { SETTING_SECTIONS } from "#domain/settings/setting-labels.ts";

type SectionId = (typeof SETTING_SECTIONS)[number]["id"];

/** The sections that are not about the site, but about the people. */
const ABOUT_PEOPLE: ReadonlySet<SectionId> = new Set(["enquiry-mail", "privacy", "administrators"]);

/** What a section of the settings screen needs. */
export const permissionOfSection = (id: SectionId): Permission =>
  ABOUT_PEOPLE.has(id) ? "office.manage" : "content.publish";
