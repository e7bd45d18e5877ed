import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { saveDraft } from "#db/changes/drafts.ts";
import { putInPlan, savePlan } from "#db/changes/plans.ts";
import { readSnapshot } from "#db/publishing/snapshot.ts";
import { ensureDone, unwrap } from "#db/errors.ts";
import { ALL_KINDS, contentKind, type ContentKind } from "#domain/content/content-kinds.ts";
import { fieldLabels } from "#domain/content/field-labels.ts";
import { searchPatterns } from "#domain/search/search-patterns.ts";
import { FUNCTIONS, NONE, type FunctionName } from "../support/database/api-functions.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeCompanyRecord,
  makeDocument,
  makePage,
  makeProduct,
  stranger,
  unique,
} from "../support/database/database.ts";
import { raw, type Caller, type RawAnswer } from "../support/database/raw-requests.ts";

/** The names in a part of the API, as its types list them, which are generated from the migrations. */
function ofApi(part: "Tables" | "Views" | "Functions"): string[] {
  const types = readFileSync("src/db/database.types.ts", "utf8");
  const [, of = ""] = new RegExp(`\\n    ${part}: \\{\\n([\\s\\S]*?)\\n    \\};`).exec(types) ?? [];
  return [...of.matchAll(/^ {6}(\w+): \{$/gm)].map(([, name = ""]) => name);
}

/** The columns of a table or a view that the types call texts, and all of them. */
function columnsOf(name: string): { texts: string[]; all: string[] } {
  const types = readFileSync("src/db/database.types.ts", "utf8");
  const [, row = ""] = new RegExp(`\\n {6}${name}: \\{\\n {8}Row: \\{\\n([\\s\\S]*?)\\n {8}\\};`).exec(types) ?? [];
  const columns = [...row.matchAll(/^ {10}(\w+): (.*);$/gm)];
  return {
    all: columns.map(([, column = ""]) => column),
    texts: columns.filter(([, , type = ""]) => type.startsWith("string")).map(([, column = ""]) => column),
  };
}

/** A word that is nowhere but in what is not published. */
const CANARY = unique("canary").replaceAll("-", "");

const MAKERS: Record<Exclude<ContentKind, "setting">, () => Promise<{ id: string }>> = {
  brand: makeBrand,
  category: makeCategory,
  product: makeProduct,
  page: makePage,
  project: () => makeCompanyRecord("projects"),
  service: () => makeCompanyRecord("services"),
  sector: () => makeCompanyRecord("sectors"),
  testimonial: () => makeCompanyRecord("testimonials"),
  article: () => makeCompanyRecord("articles"),
  certificate: () => makeCompanyRecord("certificates"),
  member: () => makeCompanyRecord("members"),
  document: makeDocument,
};

/** Drafts of a stored and of a new record of a kind, with the word in every field of its form. */
async function saveDrafts(kind: keyof typeof MAKERS): Promise<void> {
  const { table } = contentKind(kind);
  const values: Record<string, unknown> = Object.fromEntries(
    Object.keys(fieldLabels(table)).map((field) => [field, CANARY]),
  );
  if (kind === "product") values["specifications"] = [{ name: CANARY, value: CANARY }];
  const row = await MAKERS[kind]();
  const draft = { kind, name: CANARY, replaces: null };
  await saveDraft(administrator, {
    ...draft,
    ...{ record: row.id, typed: { seen: row, values }, change: { before: {}, after: values } },
  });
  await saveDraft(administrator, {
    ...draft,
    ...{ record: crypto.randomUUID(), typed: { seen: null, values }, change: { before: null, after: values } },
  });
}

const COUNTED = { Prefer: "count=exact" };
const totalOf = ({ headers }: RawAnswer): string => String(headers["content-range"] ?? "*/*").replace(/.*\//, "");

/** Neither the rows of a table in order nor their number tells of the word, nor does a filter by any text. */
async function expectNothingIn(name: string, as: Caller): Promise<void> {
  const { all, texts } = columnsOf(name);
  const answer = await raw(`/rest/v1/${name}?select=*&order=${all.join()}`, { as, headers: COUNTED });
  expect(answer.text, name).not.toContain(CANARY);
  const rows = answer.status < 300 ? (JSON.parse(answer.text) as unknown[]).length : 0;
  if (rows < 1000) expect(["*", String(rows)], name).toContain(totalOf(answer));
  for (const column of texts) {
    const answer = await raw(`/rest/v1/${name}?select=*&${column}=like.*${CANARY}*`, { as, headers: COUNTED });
    // An id cannot be like a word: that is refused.
    expect(answer.status < 300 ? answer.text : "[]", `${name}.${column}`).toBe("[]");
    expect(["*", "0"], `${name}.${column}`).toContain(totalOf(answer));
  }
}

/** Looks for the word where a function takes words. */
const SEARCHES: Partial<Record<FunctionName, object>> = {
  products_found: searchPatterns(CANARY),
  find_records: searchPatterns(CANARY),
  enquiries_containing: { term: CANARY },
};

/** The parameters of a function that name a record, each time as that of one of these ids. */
function callsOf(name: string, ids: readonly string[]): object[] {
  const of = name as FunctionName;
  const text = JSON.stringify(SEARCHES[of] ?? FUNCTIONS[of][1]);
  return [...new Set(ids.map((id) => text.replaceAll(NONE, id)))].map((body) => JSON.parse(body) as object);
}

test("a word of a draft of any kind, of a plan, or of a hidden section is in nothing that strangers, accounts without rights and sales can ask for, nor in what is built", async () => {
  // The settings have one draft together, which other tests save: of them the plan changes one.
  for (const kind of ALL_KINDS) if (kind !== "setting") await saveDrafts(kind);
  const hidden = { type: "text", hidden: true, heading: CANARY, text: CANARY };
  await makePage({ published: false, title: CANARY, body: CANARY, sections: [{ ...hidden, hidden: false }] });
  await makePage({ sections: [hidden] });
  const prepared = { kind: "bulk", title: CANARY, details: { note: CANARY } };
  const { id } = unwrap(await administrator.from("changes").insert(prepared).select("id").single());
  const row = { table_name: "products", record: crypto.randomUUID(), after: { name: CANARY } };
  const setting = {
    ...row,
    table_name: "settings",
    record: crypto.randomUUID(),
    after: { key: CANARY, value: CANARY },
  };
  ensureDone(await administrator.rpc("store_change_rows", { of_change: id, rows: [row, setting] }));
  const plan = await savePlan(administrator, CANARY);
  await putInPlan(administrator, [id], plan);

  expect(ofApi("Tables")).toContain("changes");
  expect(ofApi("Functions")).toContain("list_drafts");
  for (const as of ["stranger", "plain", "sales"] as const) {
    for (const name of [...ofApi("Tables"), ...ofApi("Views")]) await expectNothingIn(name, as);
    for (const name of ofApi("Functions"))
      for (const body of callsOf(name, [plan, id, row.record])) {
        const { text } = await raw(`/rest/v1/rpc/${name}`, { method: "POST", as, body });
        expect(text, name).not.toContain(CANARY);
        // There is no such function with these parameters: then it would not have been tried.
        expect(text, name).not.toContain("PGRST202");
      }
    // Filters, counts and orders tell nothing either: each answer is empty, or a refusal.
    for (const query of [
      "changes?select=id&draft_of=not.is.null",
      `changes?select=id&title=eq.${CANARY}`,
      `change_rows?select=record&name=eq.${CANARY}`,
      "change_rows?select=record,change:changes(details)&order=name",
      `pages?select=id&title=eq.${CANARY}`,
    ]) {
      const { text, headers } = await raw(`/rest/v1/${query}`, { as, headers: { Prefer: "count=exact" } });
      expect(text === "[]" || text.includes("42501"), `${query}: ${text}`).toBe(true);
      expect(headers["content-range"] ?? "*/0", query).toMatch(/\/(0|\*)$/);
    }
  }
  expect(JSON.stringify(await readSnapshot(stranger))).not.toContain(CANARY);
});
