import { expect, test } from "vitest";
import type { Database } from "#db/database.types.ts";
import { searchPatterns } from "#domain/search/search-patterns.ts";
import { makeProduct, secret } from "../support/database.ts";
import { raw } from "../support/raw-requests.ts";

type FunctionName = keyof Database["public"]["Functions"];
/**
 * Who may call a function: `everyone`; `accounts` (signed in; row security decides what they get), `administrators`
 * (others are refused, or get and change nothing), `builder` (the secret key).
 */
type Callers = "everyone" | "accounts" | "administrators" | "builder";

const NONE = "00000000-0000-4000-8000-000000000000";

/** Every function that the API has, with parameters that it would accept. A new one without an entry does not compile. */
const FUNCTIONS: Record<FunctionName, [Callers, Record<string, unknown>]> = {
  list_redirects: ["everyone", {}],
  is_admin: ["everyone", {}],
  has_admin: ["everyone", {}],
  is_setup_token: ["everyone", { token: "a" }],
  use_password_link: ["everyone", { token: "a", new_password: "a" }],

  count_products_by_category: ["accounts", {}],
  columns_of_change: ["accounts", { of_table: "brands", comes_back: true }],
  save_record: ["accounts", { of_table: "brands", of_record: NONE, seen: {}, wanted: { name: "Forged" } }],
  specification_names: ["accounts", {}],
  products_with_specifications: ["accounts", { names: ["a"] }],
  specification_medians: ["accounts", { of_category: NONE }],
  enquiries_containing: ["accounts", { term: "a" }],
  claim_setup: ["accounts", { token: "a" }],
  list_sessions: ["accounts", {}],
  end_session: ["accounts", { session: NONE }],

  count_enquiries: ["administrators", {}],
  word_patterns: ["accounts", { patterns: [] }],
  products_found: ["administrators", searchPatterns("test")],
  products_missing: ["administrators", { what: "picture" }],
  missing_product_ids: ["administrators", { what: "picture" }],
  count_missing: ["administrators", {}],
  find_records: ["administrators", searchPatterns("test")],
  list_accounts: ["administrators", {}],
  set_own_name: ["administrators", { name: "Forged" }],
  list_trash: ["administrators", {}],
  restore_deleted: ["administrators", { of_change: NONE }],
  deleted_records: ["administrators", {}],
  apply_change: ["administrators", { of_change: NONE }],
  undo_change: ["administrators", { of_change: NONE }],
  restore_version: ["administrators", { of_table: "brands", of_record: NONE, at_revision: 1 }],
  list_changes: ["administrators", {}],
  list_drafts: ["accounts", {}],
  save_draft: [
    "administrators",
    { of_table: "brands", of_record: NONE, draft_name: "Forged", content: { seen: null, values: {} } },
  ],
  create_password_link: ["administrators", { of_email: "administrator@example.com" }],
  reject_account: ["administrators", { account: NONE }],
  request_deploy: ["administrators", { reason: "Forged" }],
  publish_newest: ["administrators", { reason: "Forged" }],
  show_release: ["administrators", { of_deploy: 0 }],
  publishing_state: ["administrators", {}],
  delete_records: ["administrators", { of_kind: "brand", ids: [] }],
  place_category: ["administrators", { category_id: NONE, ordered_ids: [] }],
  reorder_featured_products: ["administrators", { of_brand: NONE, item_ids: [] }],
  store_specification_values: ["administrators", { readings: [] }],
  set_category_attributes: ["administrators", { of_category: NONE, attribute_ids: [NONE] }],
  save_settings: ["administrators", { changes: { company_name: { value: "Forged" } } }],
  mark_enquiries: ["administrators", { enquiry_ids: [], is_read: true }],
  delete_enquiries: ["administrators", { enquiry_ids: [] }],
  delete_subscribers: ["administrators", { subscriber_ids: [] }],
  export_person: ["administrators", { of_email: "mona@example.com" }],
  delete_person: ["administrators", { of_email: "mona@example.com" }],

  submit_enquiry: ["builder", { enquiry: {}, product_slug: "", from_page: "/", of_sender: "" }],
  new_enquiry_reference: ["builder", { letter: "M" }],
  forgotten_files: ["builder", {}],
  take_office_mail: ["builder", {}],
  office_mail_done: ["builder", { fresh: [NONE], late: [], why: "Forged" }],
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
  is_acceptable_password: ["builder", { value: "a" }],
  is_record: ["builder", { of_table: "brands" }],
  overtaken_rows: ["builder", { of_change: NONE, of_table: "brands" }],
  require_administrator: ["builder", {}],
  mend_references: ["builder", { of_change: NONE, of_table: "brands" }],
  records_in_use: ["builder", { of_change: NONE, of_table: "brands" }],
  create_records_of_change: ["builder", { of_change: NONE, of_table: "brands", comes_back: true }],
  take_back_change: ["builder", { of_change: NONE, leave_edited: false, only_records: [] }],
  begin_change: ["builder", { of_kind: "edit" }],
  record_changes_of: ["builder", { of_table: "no_such_table" }],
  add_content_kind: ["builder", { new_kind: "forged", of_table: "brands" }],
};

/** The response to a call that was refused or had no effect: an error, nothing, no rows, or that nothing was changed. */
const gotNothing = ({ status, text }: { status: number; text: string }): boolean =>
  status >= 400 || ["", "null", "[]", "0"].includes(text.trim());

test.each(Object.entries(FUNCTIONS))("%s", async (name, [callers, body]) => {
  await makeProduct();
  const settings = async () => (await secret.from("settings").select("key, value").eq("key", "company_name")).data;
  const before = await settings();
  const call = (as: "stranger" | "plain" | "administrator") =>
    raw(`/rest/v1/rpc/${name}`, { method: "POST", as, body });

  const stranger = await call("stranger");
  if (callers === "everyone") expect(stranger.status).not.toBe(401);
  else
    expect([stranger.status >= 400, stranger.text]).toEqual([true, expect.stringMatching(/42501|permission denied/)]);

  const plain = await call("plain");
  if (callers === "administrators" || callers === "builder")
    expect([plain.text, gotNothing(plain)]).toEqual([plain.text, true]);
  if (callers === "builder") {
    const administrator = await call("administrator");
    expect([administrator.status >= 400, administrator.text]).toEqual([
      true,
      expect.stringMatching(/42501|permission denied/),
    ]);
  }
  expect(await settings()).toEqual(before);
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
