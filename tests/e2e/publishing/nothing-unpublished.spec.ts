import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { extractText, getDocumentProxy } from "unpdf";
import { saveDraft } from "#db/changes/drafts.ts";
import { putInPlan, savePlan } from "#db/changes/plans.ts";
import { saveSettings } from "#db/content/settings.ts";
import { storeChange } from "#db/changes/store-change.ts";
import { unwrap } from "#db/errors.ts";
import { ALL_KINDS, contentKind } from "#domain/content/content-kinds.ts";
import { SETTINGS_DRAFT } from "#domain/content/draft.ts";
import { fieldLabels } from "#domain/content/field-labels.ts";
import { filesBelow } from "../../../scripts/files/files-below.ts";
import { liveRelease } from "../../../scripts/pipeline/release/release.ts";
import { asAdministrator, expect, publish, test, type Stack } from "../../support/stories/plantroom.ts";

const CANARY = `canary${crypto.randomUUID().slice(0, 8)}`;

/** The texts in a file: as it is, unpacked, and of a PDF as one reads it. */
async function textsOf(file: Buffer): Promise<string[]> {
  const texts = [file.toString("latin1"), file.toString("utf8")];
  if (file.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) texts.push(gunzipSync(file).toString("utf8"));
  if (file.subarray(0, 5).toString() === "%PDF-") {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
    texts.push(text);
  }
  return texts;
}

/** The names of the public files that hold each word. */
async function filesWith(stack: Stack, words: readonly string[]): Promise<Record<string, string[]>> {
  const release = liveRelease(stack.env.PLANTROOM_DATA) ?? "";
  const found: Record<string, string[]> = Object.fromEntries(words.map((word) => [word, []]));
  for (const name of filesBelow(release)) {
    const texts = [name, ...(await textsOf(readFileSync(join(release, name))))];
    for (const word of words) if (texts.some((text) => text.includes(word))) found[word]?.push(name);
  }
  return found;
}

/** Drafts of every kind, of stored and of new records, a plan with some of them and an import, and an unpublished page. */
async function prepareUnpublished(stack: Stack) {
  const { secret } = stack;
  const office = await asAdministrator(stack);
  const plan = await savePlan(office, CANARY);
  const drafts: string[] = [];
  for (const kind of ALL_KINDS) {
    const { table, slugColumn } = contentKind(kind);
    // The compiler cannot follow a variable table name.
    const [row] = unwrap(
      await secret
        .from(table as "brands")
        .select("*")
        .limit(1),
    );
    const values: Record<string, unknown> = Object.fromEntries(
      Object.keys(fieldLabels(table)).map((field) => [field, CANARY]),
    );
    if (kind === "product") values["specifications"] = [{ name: CANARY, value: CANARY }];
    const draft = { kind, name: CANARY, replaces: null };
    // The settings have one draft together.
    const record = kind === "setting" ? SETTINGS_DRAFT : row?.id;
    // The sample has no documents, so these have only a draft of a new one.
    if (row && record)
      drafts.push(
        await saveDraft(office, {
          ...{ ...draft, record, typed: { seen: row, values } },
          change: { before: {}, after: { ...values, [slugColumn]: CANARY } },
        }),
      );
    if (kind === "setting") continue;
    drafts.push(
      await saveDraft(office, {
        ...{ ...draft, record: crypto.randomUUID(), typed: { seen: null, values } },
        change: { before: null, after: values },
      }),
    );
  }
  await putInPlan(office, drafts.slice(0, 8), plan);
  const product = unwrap(await secret.from("products").select("*").eq("slug", "air-handling-unit").single());
  const priced = [{ id: product.id, seen: product, values: { description: CANARY, model: CANARY } }];
  await storeChange(office, { kind: "import", title: `${CANARY}.csv` }, priced, { plan });
  const section = { type: "text", hidden: false, heading: CANARY, text: CANARY };
  const unpublished = { title: CANARY, slug: CANARY, body: CANARY, sections: [section], published: false };
  const withHidden = { title: "In part", slug: "in-part", sections: [{ ...section, hidden: true }], published: true };
  for (const page of [unpublished, withHidden]) unwrap(await secret.from("pages").insert(page).select("id"));

  return { office, drafts, plan, product };
}

/** Pages that are there and some that are not, lists for machines, and the datasheet of the product. */
async function expectNoAnswerWith({ site }: Stack, slug: string): Promise<void> {
  for (const path of [
    ...["/sitemap-index.xml", "/sitemap-1.xml", "/robots.txt", "/build.json", "/site.webmanifest", "/_headers"],
    ...[`/${CANARY}`, `/products/${CANARY}`, `/brands/${CANARY}`, `/downloads/products/${slug}.pdf`],
  ]) {
    const answer = await fetch(site + path);
    const texts = await textsOf(Buffer.from(await answer.arrayBuffer()));
    const headers = JSON.stringify([...answer.headers]);
    // A page that is not there says what was asked for.
    if (answer.status === 404 && path.includes(CANARY)) continue;
    expect([path, answer.status, texts.some((text) => text.includes(CANARY)) || headers.includes(CANARY)]).toEqual([
      path,
      answer.status,
      false,
    ]);
  }
}

test("a word that is only in drafts, plans, imports in them, unpublished pages and hidden sections is in no public file and no answer", async ({
  stack,
}) => {
  // Two builds of the whole site.
  test.slow();
  const { secret } = stack;
  const { office, drafts, plan, product } = await prepareUnpublished(stack);
  // Every page is made again, and the product's by an edit of its own.
  await saveSettings(office, { company_tagline: { value: "Cooling that lasts." } });
  unwrap(
    await secret
      .from("products")
      .update({ features: ["Seen by everybody"] })
      .eq("id", product.id)
      .select("id"),
  );
  await publish(stack);
  // The search finds what is public: it would find the word, too.
  const found = await filesWith(stack, ["Seen by everybody", CANARY]);
  expect(found["Seen by everybody"]?.length).toBeGreaterThan(1);
  expect(found[CANARY]).toEqual([]);

  await expectNoAnswerWith(stack, product.slug);
  for (const id of drafts) unwrap(await office.from("changes").delete().eq("id", id).select("id"));
  await secret.rpc("remove_plan", { of_plan: plan });
  for (const slug of [CANARY, "in-part"]) await secret.from("pages").delete().eq("slug", slug);
});
