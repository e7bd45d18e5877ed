import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { saveDraft } from "#db/changes/drafts.ts";
import { putInPlan, savePlan } from "#db/changes/plans.ts";
import { readSnapshot } from "#db/publishing/snapshot.ts";
import { unwrap } from "#db/errors.ts";
import { ALL_KINDS, contentKind, type ContentKind } from "#domain/content/content-kinds.ts";
import { SETTINGS_DRAFT } from "#domain/content/draft.ts";
import { fieldLabels } from "#domain/content/field-labels.ts";
import {
  administrator,
  makeBrand,
  makeCategory,
  makeCompanyRecord,
  makePage,
  makeProduct,
  makeSetting,
  stranger,
  unique,
} from "../support/database.ts";
import { raw } from "../support/raw-requests.ts";

/** The names in a part of the API, as its types list them, which are generated from the migrations. */
function ofApi(part: "Tables" | "Views" | "Functions"): string[] {
  const types = readFileSync("src/db/database.types.ts", "utf8");
  const [, of = ""] = new RegExp(`\\n    ${part}: \\{\\n([\\s\\S]*?)\\n    \\};`).exec(types) ?? [];
  return [...of.matchAll(/^ {6}(\w+): \{$/gm)].map(([, name = ""]) => name);
}

/** A word that is nowhere but in what is not published. */
const CANARY = unique("canary").replaceAll("-", "");

const MAKERS: Record<ContentKind, () => Promise<{ id: string }>> = {
  brand: makeBrand,
  category: makeCategory,
  product: makeProduct,
  page: makePage,
  setting: makeSetting,
  project: () => makeCompanyRecord("projects"),
  service: () => makeCompanyRecord("services"),
  sector: () => makeCompanyRecord("sectors"),
  testimonial: () => makeCompanyRecord("testimonials"),
  article: () => makeCompanyRecord("articles"),
  certificate: () => makeCompanyRecord("certificates"),
  member: () => makeCompanyRecord("members"),
};

/** Drafts of a stored and of a new record of a kind, with the word in every field of its form. */
async function saveDrafts(kind: ContentKind): Promise<void> {
  const { table } = contentKind(kind);
  const values: Record<string, unknown> = Object.fromEntries(
    Object.keys(fieldLabels(table)).map((field) => [field, CANARY]),
  );
  if (kind === "product") values["specifications"] = [{ name: CANARY, value: CANARY }];
  const row = await MAKERS[kind]();
  const draft = { kind, name: CANARY, replaces: null };
  await saveDraft(administrator, {
    ...draft,
    // The settings have one draft together.
    record: kind === "setting" ? SETTINGS_DRAFT : row.id,
    ...{ typed: { seen: row, values }, change: { before: {}, after: values } },
  });
  if (kind === "setting") return;
  await saveDraft(administrator, {
    ...draft,
    ...{ record: crypto.randomUUID(), typed: { seen: null, values }, change: { before: null, after: values } },
  });
}

test("a word of a draft of any kind, or of a plan, is in nothing that strangers, accounts without rights and sales can ask for, nor in what is built", async () => {
  for (const kind of ALL_KINDS) await saveDrafts(kind);
  await makePage({ published: false, title: CANARY, body: CANARY });
  const prepared = { kind: "bulk", title: CANARY, details: { note: CANARY } };
  const { id } = unwrap(await administrator.from("changes").insert(prepared).select("id").single());
  const row = { change_id: id, table_name: "products", record: crypto.randomUUID(), after: { name: CANARY } };
  unwrap(await administrator.from("change_rows").insert(row).select("record"));
  const plan = await savePlan(administrator, CANARY);
  await putInPlan(administrator, [id], plan);

  expect(ofApi("Tables")).toContain("changes");
  expect(ofApi("Functions")).toContain("list_drafts");
  for (const as of ["stranger", "plain", "sales"] as const) {
    for (const name of [...ofApi("Tables"), ...ofApi("Views")]) {
      const { text } = await raw(`/rest/v1/${name}?select=*`, { as });
      expect(text, name).not.toContain(CANARY);
    }
    for (const name of ofApi("Functions")) {
      const { text } = await raw(`/rest/v1/rpc/${name}`, { method: "POST", as, body: {} });
      expect(text, name).not.toContain(CANARY);
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
