import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { undoChange } from "#db/changes/undo.ts";
import { unwrap } from "#db/errors.ts";
import { ALL_KINDS } from "#domain/content/content-kinds.ts";
import { clientOf, secretClient, signUpOwner } from "../../support/database/database-stack.ts";
import { startOwnStack } from "../../support/database/own-stack.ts";
import { afterUndo, comparable, makeHouse, readContent, type Content } from "../../support/undo/house.ts";
import { changeContent, ways, type Way } from "../../support/undo/ways.ts";

// All content is compared, so nobody else may change any.
const { stack, stop } = await startOwnStack();
afterAll(stop);
const secret = secretClient(stack);
const administrator = clientOf(stack, await signUpOwner(stack, "owner@example.com"));

const newestChange = async (): Promise<string> =>
  unwrap(
    await secret
      .from("changes")
      .select("id")
      .eq("state", "applied")
      .order("revision", { ascending: false })
      .limit(1)
      .single(),
  ).id;

/** Of each kind at least a new address, and that all of it goes. */
const everyKind = ALL_KINDS.flatMap((kind): [Way, boolean][] => [
  [{ way: "form", kind, which: 0, name: "Another", text: "Another", slug: "new" }, true],
  [{ way: "deletion", kind, which: 0, both: true }, false],
]);

test("undoing what was just done brings back exactly what was there, whatever it was; undoing that does it again", async () => {
  await makeHouse(secret);
  let before = await readContent(secret);
  await fc.assert(
    fc.asyncProperty(ways, fc.boolean(), async (way, again) => {
      const earlier = await newestChange();
      await changeContent(administrator, before, way);
      const made = await newestChange();
      // The same values as before.
      if (made === earlier) return;
      const meanwhile = await readContent(secret);
      const undoneTo = async (change: string, wanted: Content, since: Content): Promise<string> => {
        const { id } = await undoChange(administrator, change);
        const now = await readContent(secret);
        expect(comparable(now, wanted)).toEqual(afterUndo(wanted, since));
        if (wanted === before) before = now;
        return id;
      };
      const undo = await undoneTo(made, before, meanwhile);
      // Undone in the end, so that the next way has something to change.
      if (again) await undoneTo(await undoneTo(undo, meanwhile, before), before, meanwhile);
    }),
    { numRuns: 30, examples: everyKind, endOnFailure: true },
  );
}, 120_000);
