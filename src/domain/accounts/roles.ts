import type { ContentKind } from "../content/content-kinds.ts";

/**
 * The roles of the people who work in the administration. What each may do is in the database (`public.role_permissions`);
 * screens ask it for the permissions of the person who is signed in.
 */
export const PERMISSIONS = [
  "office.enter",
  "content.read",
  "content.draft",
  "content.publish",
  "enquiries.work",
  "office.manage",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = {
  administrator: {
    label: "Administrator",
    explanation: "Everything, with accounts, roles, personal data and mail.",
  },
  publisher: {
    label: "Publisher",
    explanation: "Content, the settings of the site, and what goes live. No enquiries, no accounts.",
  },
  writer: {
    label: "Writer",
    explanation: "Prepares drafts of content. A publisher puts them on the site.",
  },
  sales: {
    label: "Sales",
    explanation: "Enquiries and subscribers. No content.",
  },
} as const satisfies Record<string, { label: string; explanation: string }>;
export type Role = keyof typeof ROLES;

export const ALL_ROLES = Object.keys(ROLES) as Role[];

export const isRole = (value: string): value is Role => Object.hasOwn(ROLES, value);

/** What it takes to open the editor of a kind: that of the settings is for publishers, also to draft. */
export const permissionToOpen = (kind: ContentKind | null): Permission =>
  kind === "setting" ? "content.publish" : "content.read";

/** What the signed-in person may do, by their role. */
export type Rights = { role: Role; permissions: readonly Permission[] };
