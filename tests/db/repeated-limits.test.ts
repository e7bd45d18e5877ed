import { expect, test } from "vitest";
import { CONTENT_TABLES } from "#db/publishing/content-revision.ts";
import { NOTE_MAX } from "#domain/enquiries/enquiry-work.ts";
import { TRASH_DAYS } from "#domain/content/content-messages.ts";
import { KEPT_DAYS } from "../../admin/batches/batch-text.ts";
import { withOwnDatabase } from "../support/own-stack.ts";

test("limits that are written in the code and in the database are the same", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    /** The periods of at least a day that a function names. */
    const daysIn = async (name: string): Promise<string[]> => {
      const [found] = await rows<{ text: string }>(`select prosrc as text from pg_proc where proname = '${name}'`);
      return [...(found?.text ?? "").matchAll(/interval '(\d+ days?)'/g)].map(([, period]) => period ?? "");
    };
    for (const name of ["purge_trash", "list_trash", "restore_deleted"])
      expect([name, await daysIn(name)]).toEqual([name, [`${TRASH_DAYS} days`]]);
    // A batch that was never stored goes after a day.
    expect(await daysIn("forget_product_batches")).toEqual(["1 day", `${KEPT_DAYS} days`]);

    const [note] = await rows<{ text: string }>(`select pg_get_constraintdef(oid) as text from pg_constraint
      where conrelid = 'public.enquiry_notes'::regclass and conname = 'enquiry_notes_body_check'`);
    expect(note?.text).toContain(`(length(body) <= ${NOTE_MAX})`);

    const recorded = await rows<{ name: string }>(`select distinct tgrelid::regclass::text as name from pg_trigger
      where tgfoid = 'public.record_content_change'::regproc`);
    expect(recorded.map(({ name }) => name.replace("public.", "")).sort()).toEqual(CONTENT_TABLES.toSorted());
  });
}, 120_000);
