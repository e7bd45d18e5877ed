import { RefusedError } from "#db/errors.ts";
import { listDeletions, restoreDeletion } from "#db/changes/trash.ts";
import { NothingToChoose } from "../random.ts";
import type { Edits } from "./desk.ts";

export const TRASH_EDITS = {
  "restore a deletion": async (desk, random) => {
    // What the secret key deleted made the catalogue smaller.
    const deletions = (await listDeletions(desk.administrator)).flatMap(({ change_id, deleted_by }) =>
      deleted_by ? [change_id] : [],
    );
    for (const change of [...deletions.slice(0, 1 + random.below(6)).reverse(), ...deletions]) {
      try {
        return await restoreDeletion(desk.administrator, change);
      } catch (error) {
        // Its slug is used by now, or what it belongs to is deleted.
        if (!(error instanceof RefusedError)) throw error;
      }
    }
    throw new NothingToChoose();
  },
} satisfies Edits;
