import * as z from "zod";
import { ALL_KINDS, contentKind, type ContentKind } from "./content-kinds.ts";

/** Why the database refused something: the JSON in the DETAIL of its error. */
const refusalSchema = z.discriminatedUnion("refusal", [
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
  }
}
