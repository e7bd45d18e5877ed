import { expect, test } from "vitest";
import type { Database } from "#db/database.types.ts";
import { unwrap } from "#db/errors.ts";
import { ALL_ROLES, type Permission, type Role } from "#domain/accounts/roles.ts";
import { searchPatterns } from "#domain/search/search-patterns.ts";
import { makeProduct, secret } from "../support/database.ts";
import { raw } from "../support/raw-requests.ts";

type FunctionName = keyof Database["public"]["Functions"];
/**
 * Who may call a function: `everyone`; `accounts` (signed in; what they get is their own), whoever has a permission (others
 * are refused, or get and change nothing), `builder` (the secret key).
 */
type Callers = "everyone" | "accounts" | "builder" | Permission;

const NONE = "00000000-0000-4000-8000-000000000000";

/** Every function that the API has, with parameters that it would accept. A new one without an entry does not compile. */
const FUNCTIONS: Record<FunctionName, [Callers, Record<string, unknown>]> = {
  list_redirects: ["everyone", {}],
  may: ["everyone", { permission: "office.enter" }],
  has_admin: ["everyone", {}],
  is_setup_token: ["everyone", { token: "a" }],
  use_password_link: ["everyone", { token: "a", new_password: "a" }],

  count_products_by_category: ["accounts", {}],
  columns_of_change: ["content.publish", { of_table: "brands", comes_back: true }],
  save_record: ["content.publish", { of_table: "brands", of_record: NONE, seen: {}, wanted: { name: "Forged" } }],
  specification_names: ["content.read", {}],
  products_with_specifications: ["content.read", { names: ["a"] }],
  specification_medians: ["content.read", { of_category: NONE }],
  enquiries_containing: ["enquiries.work", { term: "a" }],
  claim_setup: ["accounts", { token: "a" }],
  list_sessions: ["accounts", {}],
  end_session: ["accounts", { session: NONE }],

  count_enquiries: ["enquiries.work", {}],
  word_patterns: ["accounts", { patterns: [] }],
  products_found: ["content.read", searchPatterns("test")],
  products_missing: ["content.read", { what: "picture" }],
  missing_product_ids: ["content.read", { what: "picture" }],
  count_missing: ["content.read", {}],
  find_records: ["content.read", searchPatterns("test")],
  own_rights: ["office.enter", {}],
  list_accounts: ["office.enter", {}],
  set_own_name: ["office.enter", { name: "Forged" }],
  list_trash: ["content.read", {}],
  restore_deleted: ["content.publish", { of_change: NONE }],
  deleted_records: ["content.read", {}],
  apply_change: ["content.publish", { of_change: NONE }],
  undo_change: ["content.publish", { of_change: NONE }],
  restore_version: ["content.publish", { of_table: "brands", of_record: NONE, at_revision: 1 }],
  list_changes: ["content.read", {}],
  list_drafts: ["content.read", {}],
  recently_edited: ["content.read", {}],
  save_draft: [
    "content.draft",
    { of_table: "brands", of_record: NONE, draft_name: "Forged", content: { seen: null, values: {} } },
  ],
  save_plan: ["content.draft", { of_plan: NONE, title: "Forged" }],
  put_in_plan: ["content.draft", { parts: [NONE], of_plan: NONE }],
  remove_plan: ["content.draft", { of_plan: NONE }],
  check_plan: ["content.publish", { of_plan: NONE }],
  schedule_plan: ["content.publish", { of_plan: NONE, due: "2020-01-01T00:00:00Z", seen: [] }],
  publish_plan: ["content.publish", { of_plan: NONE, seen: [], leave_out: [`brands/${NONE}`] }],
  list_plans: ["content.read", {}],
  failed_plans: ["content.read", {}],
  list_planned_changes: ["content.read", { of_plan: NONE }],
  make_preview_link: ["content.draft", { what: `brands/${NONE}`, days: 1 }],
  list_preview_links: ["content.draft", { what: `brands/${NONE}` }],
  withdraw_preview_link: ["content.draft", { link: NONE }],
  create_password_link: ["office.manage", { of_email: "plain@example.com" }],
  reject_account: ["office.manage", { account: NONE }],
  request_deploy: ["content.publish", { reason: "Forged" }],
  publish_newest: ["content.publish", { reason: "Forged" }],
  show_release: ["content.publish", { of_deploy: 0 }],
  publishing_state: ["content.read", {}],
  delete_records: ["content.publish", { of_kind: "brand", ids: [] }],
  place_category: ["content.publish", { category_id: NONE, ordered_ids: [] }],
  reorder_featured_products: ["content.publish", { of_brand: NONE, item_ids: [] }],
  store_specification_values: ["content.publish", { readings: [] }],
  set_category_attributes: ["content.publish", { of_category: NONE, attribute_ids: [NONE] }],
  save_settings: ["content.publish", { changes: { company_name: { value: "Forged" } } }],
  mark_enquiries: ["enquiries.work", { enquiry_ids: [], is_read: true }],
  delete_enquiries: ["enquiries.work", { enquiry_ids: [] }],
  delete_subscribers: ["enquiries.work", { subscriber_ids: [] }],
  export_person: ["office.manage", { of_email: "mona@example.com" }],
  delete_person: ["office.manage", { of_email: "mona@example.com" }],

  submit_enquiry: ["builder", { enquiry: {}, product_slug: "", from_page: "/", of_sender: "" }],
  new_enquiry_reference: ["builder", { letter: "M" }],
  forgotten_files: ["builder", {}],
  may_change_part: ["builder", { of_plan: NONE }],
  publish_due_plan: ["builder", {}],
  refuse_other_parts: ["builder", { of_plan: NONE, seen: [NONE] }],
  take_rows_of: ["builder", { of_plan: NONE, parts: [NONE] }],
  take_office_mail: ["builder", {}],
  office_mail_done: ["builder", { fresh: [NONE], late: [], plans: [NONE], why: "Forged" }],
  take_visitor_mail: ["builder", { of_enquiry: NONE }],
  subscribe: ["builder", { address: "a@example.com", from_page: "/", of_sender: "", by_mail: true }],
  confirm_subscription: ["builder", { subscription: NONE }],
  files_to_store: ["builder", { of_enquiry: crypto.randomUUID(), sent: [] }],
  refuse_flood: ["builder", { of_sender: "a", earlier: 0 }],
  apply_retention: ["builder", {}],
  open_setup: ["builder", { token: "of-my-own" }],
  claim_deploy: ["builder", {}],
  report_deploy: ["builder", { deploy_id: 0, done: 1, total: 1 }],
  finish_deploy: ["builder", { deploy_id: 0, revision_built: 1 }],
  fail_deploy: ["builder", { deploy_id: 0, message: "Forged", code: "links" }],
  requeue_interrupted_deploys: ["builder", {}],
  report_releases: ["builder", { deploy_ids: [] }],
  older_release: ["builder", {}],
  is_held: ["builder", { release_of: 0, ends_roll_back: false }],
  account_refusal: ["builder", {}],
  waiting_accounts: ["builder", {}],
  has_session: ["builder", {}],
  session_end: ["builder", { signed_in: "2026-01-01T00:00:00Z", renewed: "2026-01-01T00:00:00" }],
  expired_media: ["builder", {}],
  media_in_records: ["builder", {}],
  account_may_preview: ["builder", { account: NONE }],
  shown_by_link: ["builder", { token: "a" }],
  preview_of: ["builder", { what: `brands/${NONE}` }],
  preview_subject: ["builder", { what: `brands/${NONE}` }],
  is_acceptable_password: ["builder", { value: "a" }],
  is_record: ["builder", { of_table: "brands" }],
  overtaken_rows: ["builder", { of_change: NONE, of_table: "brands" }],
  require: ["builder", { permission: "office.enter" }],
  has_permission: ["builder", { account: NONE, of_permission: "office.enter" }],
  mend_references: ["builder", { of_change: NONE, of_table: "brands" }],
  records_in_use: ["builder", { of_change: NONE, of_table: "brands" }],
  create_records_of_change: ["builder", { of_change: NONE, of_table: "brands", comes_back: true }],
  take_back_change: ["builder", { of_change: NONE, leave_edited: false, only_records: [] }],
  begin_change: ["builder", { of_kind: "edit" }],
  record_changes_of: ["builder", { of_table: "no_such_table" }],
  add_content_kind: ["builder", { new_kind: "forged", of_table: "brands" }],
};

/** Functions that say no instead of answering nothing: their parameters here would find nothing to change in any case. */
const REFUSING: FunctionName[] = [
  ...(["set_own_name", "create_password_link", "reject_account", "export_person", "delete_person"] as const),
  ...(["apply_change", "undo_change", "restore_version", "restore_deleted", "save_draft"] as const),
  ...(["save_plan", "put_in_plan", "remove_plan", "check_plan", "schedule_plan", "publish_plan"] as const),
  ...(["make_preview_link", "withdraw_preview_link"] as const),
  ...(["request_deploy", "publish_newest", "show_release", "delete_enquiries"] as const),
];

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
  if (answered.length > 0 && !REFUSING.includes(name as FunctionName))
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
