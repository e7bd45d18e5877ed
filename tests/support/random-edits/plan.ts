import { NothingToChoose, randomOf } from "../random.ts";
import { BRAND_EDITS } from "./brands.ts";
import { CATEGORY_EDITS } from "./categories.ts";
import type { Desk } from "./desk.ts";
import { DOCUMENT_EDITS } from "./documents.ts";
import { FEATURED_EDITS } from "./featured.ts";
import { PAGE_EDITS } from "./pages.ts";
import { PRODUCT_EDITS } from "./products.ts";
import { SETTING_EDITS } from "./settings.ts";
import { SPECIFICATION_EDITS } from "./specifications.ts";
import { TRASH_EDITS } from "./trash.ts";

/** Every kind of edit; which edits follow from a seed depends on their order. */
const EDITS = {
  ...PRODUCT_EDITS,
  ...BRAND_EDITS,
  ...CATEGORY_EDITS,
  ...FEATURED_EDITS,
  ...SPECIFICATION_EDITS,
  ...PAGE_EDITS,
  ...SETTING_EDITS,
  ...TRASH_EDITS,
  ...DOCUMENT_EDITS,
};

export type EditKind = keyof typeof EDITS;
export const EDIT_KINDS = Object.keys(EDITS) as EditKind[];

/** Kinds that cost a build much, and happen only in one of so many rounds. */
const RARE: Partial<Record<EditKind, number>> = { "change the opening hours": 8 };

/** One edit; null if there was nothing to edit. */
export type PlannedEdit = { kind: EditKind; make: (desk: Desk) => Promise<boolean> };

/** Edits without end: round after round of all kinds, each round in another order. The same for the same seed. */
export function* plannedEdits(seed: number): Generator<PlannedEdit, never> {
  const random = randomOf(seed);
  for (let round = 0; ; round += 1) {
    for (const kind of random.shuffled(EDIT_KINDS)) {
      // Its own generator: how many numbers one edit takes does not change the next ones.
      const own = randomOf(random.below(2 ** 31));
      if (round % (RARE[kind] ?? 1) !== 0) continue;
      yield {
        kind,
        async make(desk) {
          try {
            await EDITS[kind](desk, own);
            return true;
          } catch (error) {
            if (error instanceof NothingToChoose) return false;
            throw new Error(`To ${kind} failed: ${error instanceof Error ? error.message : String(error)}`, {
              cause: error,
            });
          }
        },
      };
    }
  }
}
