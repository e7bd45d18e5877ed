import { counted } from "../text/text.ts";
import { contentKind, type ContentKind } from "./content-kinds.ts";

/** A slug that a change asks for and another record has (`usedBy`), or that two records of the change ask for. */
export type UsedSlug = { kind: ContentKind; name: string | null; slug: string; usedBy: string | null };

/** Why the database refused something, by name; what a reason has besides its name. */
type Reasons = {
  "last-administrator": unknown;
  "not-in-trash": unknown;
  "draft-changed": unknown;
  "slug-used": { kind: ContentKind; name: string; slug: string; usedBy: string };
  "owner-deleted": { kind: ContentKind; name: string };
  "not-its-series": { name: string };
  "has-sizes": { name: string };
  "plan-gone": unknown;
  "plan-empty": unknown;
  "plan-changed": unknown;
  "plan-overtaken": { records: number };
  "plan-slug-used": UsedSlug;
  "part-gone": unknown;
  "part-scheduled": unknown;
  "part-of-others": unknown;
  "part-incomplete": { name: string };
  "due-over": unknown;
  "scheduler-gone": unknown;
  database: { message: string };
};
export type Refusal = { [Name in keyof Reasons]: { refusal: Name } & Reasons[Name] }[keyof Reasons];

/** 'brand' for a product, 'parent category' for a category. */
function ownerOf(kind: ContentKind): string {
  const owner = contentKind(kind).owner?.kind;
  return owner === kind ? `parent ${contentKind(kind).noun}` : (owner ?? "owner");
}

/** Why a change cannot be stored as long as two records would have the same slug. */
export function usedSlugText({ kind, name, slug, usedBy }: UsedSlug): string {
  const { noun, slugColumn } = contentKind(kind);
  const what = `The ${slugColumn} "${slug}" of the ${noun} "${name ?? ""}"`;
  return usedBy === null
    ? `${what} is that of another ${noun} in the same plan, too.`
    : `${what} is used by "${usedBy}". Change one of the two.`;
}

/** The message for an editor, with what to do about it. */
const MESSAGES: { [Name in keyof Reasons]: (reason: Reasons[Name]) => string } = {
  "last-administrator": () => "The last administrator cannot be removed.",
  "not-in-trash": () => "This deletion is not in the trash any more.",
  "draft-changed": () => "Somebody has saved another draft of this meanwhile.",
  "slug-used": ({ kind, name, slug, usedBy }) => {
    const { noun, nameColumn, slugColumn } = contentKind(kind);
    const what = `The ${noun} "${name}" cannot come back:`;
    // If the name itself must be unique, it cannot be changed to free the slug.
    return slugColumn === nameColumn
      ? `${what} there is a ${noun} of that ${slugColumn} again. Delete that first.`
      : `${what} its ${slugColumn} "${slug}" is now used by "${usedBy}". Change that ${slugColumn} first.`;
  },
  "owner-deleted": ({ kind, name }) =>
    `The ${contentKind(kind).noun} "${name}" cannot come back: its ${ownerOf(kind)} was deleted too. Restore that first.`,
  "not-its-series": ({ name }) => `The series of "${name}" must be a product family of the same brand.`,
  "has-sizes": ({ name }) =>
    `"${name}" has sizes: it stays a product family of their brand. Take its sizes out of the series first.`,
  "plan-gone": () => "This plan was published, scheduled or removed meanwhile.",
  "plan-empty": () => "There is nothing in this plan. Put drafts into it first.",
  "plan-changed": () => "Somebody has changed this plan meanwhile. Look at it again, then repeat this.",
  "plan-overtaken": ({ records }) =>
    `${counted(records, "record")} of it changed on the site meanwhile. Open the plan and decide what becomes of that.`,
  "plan-slug-used": usedSlugText,
  "part-gone": () => "Some of this was saved again, published or discarded meanwhile. Please look at it again.",
  "part-scheduled": () =>
    "This is part of a plan with a date. Ask a publisher to change it, or to take it out of the plan.",
  "part-of-others": () => "There is an import in it that a publisher has prepared. Ask one to remove that first.",
  "part-incomplete": ({ name }) =>
    `The draft of ${name || "a record without a name"} is incomplete. Complete it, or take it out of the plan.`,
  "due-over": () => "Choose a time to come, within two years.",
  "scheduler-gone": () => "Whoever scheduled it may not publish any more. Schedule it again, or publish it now.",
  database: ({ message }) => `The database refused it: ${message}`,
};

/** A refusal as the database wrote it, or null if this is none, or one of a later version. */
export function asRefusal(value: unknown): Refusal | null {
  const name = (value as { refusal?: unknown } | null)?.refusal;
  return typeof name === "string" && Object.hasOwn(MESSAGES, name) ? (value as Refusal) : null;
}

/** The refusal in the DETAIL of an error, or null where it holds none. */
export function readRefusal(detail: string | null): Refusal | null {
  if (!detail?.startsWith("{")) return null;
  try {
    return asRefusal(JSON.parse(detail));
  } catch {
    return null;
  }
}

/** The message for an editor, with what to do about it. */
export const refusalMessage = (refusal: Refusal): string =>
  // Each message takes what its own reason has.
  (MESSAGES[refusal.refusal] as (reason: Refusal) => string)(refusal);
