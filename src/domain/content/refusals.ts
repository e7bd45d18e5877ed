import * as z from "zod";
import { counted } from "../text/text.ts";
import { ALL_KINDS, contentKind, type ContentKind } from "./content-kinds.ts";

/** A slug that a change asks for and another record has (`usedBy`), or that two records of the change ask for. */
const usedSlug = {
  kind: z.enum(ALL_KINDS),
  name: z.string().nullable(),
  slug: z.string(),
  usedBy: z.string().nullable(),
};
export type UsedSlug = z.infer<z.ZodObject<typeof usedSlug>>;

/** Why a change cannot be stored as long as two records would have the same slug. */
export function usedSlugText({ kind, name, slug, usedBy }: UsedSlug): string {
  const { noun, slugColumn } = contentKind(kind);
  const what = `The ${slugColumn} "${slug}" of the ${noun} "${name ?? ""}"`;
  return usedBy === null
    ? `${what} is that of another ${noun} in the same plan, too.`
    : `${what} is used by "${usedBy}". Change one of the two.`;
}

/** Why the database refused something: the JSON in the DETAIL of its error. */
export const refusalSchema = z.discriminatedUnion("refusal", [
  z.object({ refusal: z.literal("last-administrator") }),
  z.object({ refusal: z.literal("not-in-trash") }),
  z.object({ refusal: z.literal("draft-changed") }),
  z.object({
    refusal: z.literal("slug-used"),
    kind: z.enum(ALL_KINDS),
    name: z.string(),
    slug: z.string(),
    usedBy: z.string(),
  }),
  z.object({ refusal: z.literal("owner-deleted"), kind: z.enum(ALL_KINDS), name: z.string() }),
  z.object({ refusal: z.literal("plan-gone") }),
  z.object({ refusal: z.literal("plan-empty") }),
  z.object({ refusal: z.literal("plan-changed") }),
  z.object({ refusal: z.literal("plan-overtaken"), records: z.number() }),
  z.object({ refusal: z.literal("plan-slug-used"), ...usedSlug }),
  z.object({ refusal: z.literal("part-gone") }),
  z.object({ refusal: z.literal("part-scheduled") }),
  z.object({ refusal: z.literal("part-incomplete"), name: z.string() }),
  z.object({ refusal: z.literal("due-over") }),
  z.object({ refusal: z.literal("scheduler-gone") }),
  z.object({ refusal: z.literal("database"), message: z.string() }),
]);
export type Refusal = z.infer<typeof refusalSchema>;

/** The refusal in the DETAIL of an error, or null where it holds none. */
export function readRefusal(detail: string | null): Refusal | null {
  if (!detail?.startsWith("{")) return null;
  try {
    return refusalSchema.safeParse(JSON.parse(detail)).data ?? null;
  } catch {
    return null;
  }
}

/** 'brand' for a product, 'parent category' for a category. */
function ownerOf(kind: ContentKind): string {
  const owner = contentKind(kind).owner?.kind;
  return owner === kind ? `parent ${contentKind(kind).noun}` : (owner ?? "owner");
}

/** The message for an editor, with what to do about it. */
export function refusalMessage(refusal: Refusal): string {
  switch (refusal.refusal) {
    case "last-administrator":
      return "The last administrator cannot be removed.";
    case "not-in-trash":
      return "This deletion is not in the trash any more.";
    case "draft-changed":
      return "Somebody has saved another draft of this meanwhile.";
    case "slug-used": {
      const { noun, nameColumn, slugColumn } = contentKind(refusal.kind);
      // If the name itself must be unique, it cannot be changed to free the slug.
      return slugColumn === nameColumn
        ? `The ${noun} "${refusal.name}" cannot come back: there is a ${noun} of that ${slugColumn} again. Delete that first.`
        : `The ${noun} "${refusal.name}" cannot come back: its ${slugColumn} "${refusal.slug}" is now used by "${refusal.usedBy}". Change that ${slugColumn} first.`;
    }
    case "owner-deleted":
      return `The ${contentKind(refusal.kind).noun} "${refusal.name}" cannot come back: its ${ownerOf(refusal.kind)} was deleted too. Restore that first.`;
    case "plan-gone":
      return "This plan was published, scheduled or removed meanwhile.";
    case "plan-empty":
      return "There is nothing in this plan. Put drafts into it first.";
    case "plan-changed":
      return "Somebody has changed this plan meanwhile. Look at it again, then repeat this.";
    case "plan-overtaken":
      return `${counted(refusal.records, "record")} of it ${refusal.records === 1 ? "was" : "were"} changed on the site meanwhile. Open the plan and decide what becomes of them.`;
    case "plan-slug-used":
      return usedSlugText(refusal);
    case "part-gone":
      return "Some of this was saved again, published or discarded meanwhile. Please look at it again.";
    case "part-scheduled":
      return "This is part of a plan with a date. Ask a publisher to change it, or to take it out of the plan.";
    case "part-incomplete":
      return `The draft of ${refusal.name || "a record without a name"} is incomplete. Complete it, or take it out of the plan.`;
    case "due-over":
      return "Choose a time to come, within two years.";
    case "scheduler-gone":
      return "Whoever scheduled it may not publish any more. Schedule it again, or publish it now.";
    case "database":
      return `The database refused it: ${refusal.message}`;
  }
}
