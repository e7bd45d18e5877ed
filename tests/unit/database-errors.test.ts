import { expect, test } from "vitest";
import { deleteImportMapping } from "#db/import/import-mappings.ts";
import { connect } from "#db/client.ts";
import { failureReason, isNotFound } from "#db/errors.ts";

/** The error of a call without data whose response comes from `respond`. */
const failed = (respond: () => Response | Promise<never>): Promise<unknown> => {
  const client = connect("http://127.0.0.1:1", "key", { fetch: () => Promise.resolve(respond()) });
  return deleteImportMapping(client, "5d2f2f4e-0000-4000-8000-000000000000").then(
    () => "It has not failed.",
    (error: unknown) => error,
  );
};
const answer = (status: number) => () => Response.json({ message: "an English text", code: "PGRST000" }, { status });

test("a call without data reports what was wrong by the status of its response", async () => {
  expect([isNotFound(await failed(answer(404))), isNotFound(await failed(answer(400)))]).toEqual([true, false]);
  expect(failureReason(await failed(answer(502)))).toBe("The database answered with an error (502).");
  expect(failureReason(await failed(answer(400)))).toBe("an English text");
});

test("a database that does not respond is known by its status, whatever words the error has", async () => {
  const reason = failureReason(await failed(() => Promise.reject(new TypeError("Load failed"))));
  expect(reason).toBe("The database could not be reached.");
});
