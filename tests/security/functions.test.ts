import { expect, test } from "vitest";
import { unwrap } from "#db/errors.ts";
import { ALL_ROLES, type Role } from "#domain/accounts/roles.ts";
import { FUNCTIONS, type FunctionName } from "../support/database/api-functions.ts";
import { makeProduct, secret } from "../support/database/database.ts";
import { raw } from "../support/database/raw-requests.ts";

/** Functions that say no instead of answering nothing: their parameters here would find nothing to change in any case. */
const REFUSING: FunctionName[] = [
  ...(["set_own_name", "create_password_link", "reject_account", "export_person", "delete_person"] as const),
  ...([
    "store_change_rows",
    "apply_change",
    "undo_change",
    "restore_version",
    "restore_deleted",
    "save_draft",
  ] as const),
  ...(["save_plan", "put_in_plan", "remove_plan", "check_plan", "schedule_plan", "publish_plan"] as const),
  ...(["make_preview_link", "withdraw_preview_link"] as const),
  ...(["store_revision", "make_review_link", "withdraw_review_link"] as const),
  ...(["request_deploy", "publish_newest", "show_release", "delete_enquiries"] as const),
];

/** What each role gets of it is what it has done itself. */
const OWN: FunctionName[] = ["recently_edited"];

// With its quotes, because the digits alone can be part of an id.
const REFUSED = /"42501"|permission denied/;

/** The response to a call that was refused or had no effect: an error, nothing, no rows, or that nothing was changed. */
const gotNothing = ({ status, text }: { status: number; text: string }): boolean =>
  status >= 400 || ["", "null", "[]", "0", '{"record":null}'].includes(text.trim());

/** The permissions of each role, as the database has them. */
const permissionsOf = async (role: Role): Promise<string[]> =>
  unwrap(await secret.from("role_permissions").select("permission").eq("role", role)).map((row) => row.permission);

test.each(Object.entries(FUNCTIONS))("%s", async (name, [callers, body]) => {
  await makeProduct();
  const settings = async () => (await secret.from("settings").select("key, value").eq("key", "company_name")).data;
  const before = await settings();
  const call = (as: "stranger" | "plain" | Role) => raw(`/rest/v1/rpc/${name}`, { method: "POST", as, body });

  const stranger = await call("stranger");
  if (callers === "everyone") expect(stranger.status).not.toBe(401);
  else expect([stranger.status >= 400, stranger.text]).toEqual([true, expect.stringMatching(REFUSED)]);

  if (callers === "everyone" || callers === "accounts") return;
  const answered: Awaited<ReturnType<typeof call>>[] = [];
  for (const as of ["plain", ...ALL_ROLES.filter((role) => role !== "administrator")] as const) {
    const known: string[] = as === "plain" ? [] : await permissionsOf(as);
    const answer = await call(as);
    if (known.includes(callers)) {
      expect([as, answer.text]).not.toEqual([as, expect.stringMatching(REFUSED)]);
      answered.push(answer);
    } else {
      expect([as, answer.text, gotNothing(answer)]).toEqual([as, answer.text, true]);
      if (REFUSING.includes(name as FunctionName))
        expect([as, answer.text]).toEqual([as, expect.stringMatching(REFUSED)]);
    }
  }
  // As the last one: of these calls, one of a publisher is meant to change the settings.
  if (callers !== "content.publish") expect(await settings()).toEqual(before);
  const administrator = await call("administrator");
  if (callers === "builder")
    expect([administrator.status >= 400, administrator.text]).toEqual([true, expect.stringMatching(REFUSED)]);
  else expect(administrator.text).not.toMatch(REFUSED);
  // A role that may call it gets something where an administrator does.
  if (answered.length > 0 && ![...REFUSING, ...OWN].includes(name as FunctionName))
    expect(answered.map(gotNothing)).toEqual(answered.map(() => gotNothing(administrator)));
});

const ODD = [
  null,
  "",
  "a",
  -1,
  1e30,
  true,
  {},
  [],
  [null],
  [{}],
  { lines: [{}] },
  { phones: { value: 1 } },
  "x".repeat(100_000),
];

test.each(Object.entries(FUNCTIONS))(
  "odd arguments of %s are refused as such: none is an error of the server",
  async (name, [callers, body]) => {
    const as = callers === "builder" ? "secret" : "administrator";
    const odd = Object.keys(body).flatMap((parameter) => ODD.map((value) => ({ ...body, [parameter]: value })));
    for (const arguments_ of odd) {
      const { status, text } = await raw(`/rest/v1/rpc/${name}`, { method: "POST", as, body: arguments_ });
      expect([status < 500, text]).toEqual([true, text]);
    }
  },
);

test("the rules of the constraints cannot be called: they would take a text of any length, or a pattern that never ends", async () => {
  const body = { value: ["a".repeat(3000)], schema: { type: "string", pattern: "(.+)(.+)(.+)\\1\\2\\3" } };
  for (const name of ["is_slug", "is_markdown", "is_text_list", "fits_schema"])
    for (const as of ["stranger", "plain", "administrator"] as const)
      for (const headers of [{}, { "content-profile": "checks" }]) {
        const { status, text } = await raw(`/rest/v1/rpc/${name}`, { method: "POST", as, headers, body });
        expect([status, text]).toEqual([
          "content-profile" in headers ? 406 : 404,
          expect.stringMatching(/Could not find the function|Invalid schema/),
        ]);
      }
});
