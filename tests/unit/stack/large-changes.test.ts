import { expect, test } from "vitest";
import { markOffice } from "../../../scripts/database/gateway/callers.ts";
import { allowLargeChanges } from "../../../scripts/database/gateway/large-changes.ts";

const own = (call: string): Request => new Request(`http://127.0.0.1/rest/v1/${call}`, { method: "POST" });

/** The silence that a request allows this process, in seconds; 0 for none beyond that of all. */
async function silenceOf(request: Request): Promise<number> {
  let allowed = 0;
  const handle = allowLargeChanges(
    () => new Response(),
    (seconds, task) => {
      allowed = seconds;
      return task();
    },
  );
  await handle(request, "203.0.113.1");
  return allowed;
}

test("only who may publish lets a change of many records take ten minutes", async () => {
  for (const name of ["apply_change", "delete_records", "restore_deleted", "undo_change", "publish_plan"]) {
    const call = `rpc/${name}`;
    const [publisher, writer] = [own(call), own(call)];
    markOffice(publisher, { mayDraft: true, mayPublish: true, mayWork: false });
    markOffice(writer, { mayDraft: true, mayPublish: false, mayWork: false });
    expect([call, await silenceOf(publisher), await silenceOf(writer), await silenceOf(own(call))]).toEqual([
      call,
      600,
      0,
      0,
    ]);
  }
  const other = own("rpc/save_record");
  markOffice(other, { mayDraft: true, mayPublish: true, mayWork: false });
  expect(await silenceOf(other)).toBe(0);
});
