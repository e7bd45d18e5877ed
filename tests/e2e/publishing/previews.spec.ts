import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { saveDraft } from "#db/changes/drafts.ts";
import { putInPlan, removePlan, savePlan } from "#db/changes/plans.ts";
import { getSetting, saveSettings } from "#db/content/settings.ts";
import { makePreviewLink } from "#db/publishing/previews.ts";
import { draftSubject, planSubject } from "#domain/publishing/preview.ts";
import { asAdministrator, expect, publish, test, type Stack } from "../../support/stories/plantroom.ts";

/* The builder beside its builds: what previews show of the content of now, and that nothing of them comes into a release. */

const word = () => `Quokka${Math.random().toString(36).slice(2, 8)}`;

async function previewsOf(stack: Stack) {
  const { data } = await stack.secret.from("preview_place").select("address").single().throwOnError();
  const base = data.address ?? "";
  const cookieOf = async (path: string): Promise<string> => {
    const answer = await fetch(base + path, { redirect: "manual" });
    expect(answer.status).toBe(303);
    return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  };
  return {
    base,
    cookieOf,
    async open(asked: object): Promise<string> {
      const session = (await (await asAdministrator(stack)).auth.getSession()).data.session;
      const answer = await fetch(`${base}/api/preview`, {
        method: "POST",
        headers: { origin: stack.site, authorization: `Bearer ${session?.access_token ?? ""}` },
        body: JSON.stringify(asked),
      });
      expect(answer.status).toBe(200);
      return cookieOf(`/api/preview/${((await answer.json()) as { key: string }).key}`);
    },
    read: async (path: string, cookie: string): Promise<string> =>
      (await fetch(base + path, { headers: { cookie } })).text(),
  };
}

async function recordOf(stack: Stack, table: "products" | "brands" | "pages", slug: string) {
  const { data } = await stack.secret.from(table).select("id, slug").eq("slug", slug).single().throwOnError();
  return data;
}

/** Every text below a folder. */
const textsBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|json|xml|txt)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");

test("a plan is shown with all its drafts, each on its own pages, and a release has nothing of them", async ({
  stack,
}) => {
  const client = await asAdministrator(stack);
  const previews = await previewsOf(stack);
  const [product, page] = [
    await recordOf(stack, "products", "air-handling-unit"),
    await recordOf(stack, "pages", "careers"),
  ];
  const [name, body] = [word(), word()];
  const draft = (kind: "product" | "page", record: string, after: object) =>
    saveDraft(client, {
      ...{ kind, record, name: "In a plan", replaces: null },
      typed: { seen: null, values: {} },
      change: { before: {}, after },
    });
  const parts = [await draft("product", product.id, { name }), await draft("page", page.id, { body })];
  const plan = await savePlan(client, "Autumn");
  await putInPlan(client, parts, plan);
  const cookie = await previews.open({ subject: planSubject(plan) });
  expect(await previews.read("/products/air-handling-unit", cookie)).toContain(name);
  expect(await previews.read("/products/air-handling-unit", cookie)).toContain("of a plan: Autumn");
  expect(await previews.read("/careers", cookie)).toContain(body);
  expect(await previews.read("/data/products.json", cookie)).toContain(name);

  // A link to one of its drafts shows that one alone.
  const token = await makePreviewLink(client, draftSubject("page", page.id), 1);
  const linked = await previews.cookieOf(`/api/preview/${token}`);
  expect(await previews.read("/careers", linked)).toContain(body);
  expect(await previews.read("/products/air-handling-unit", linked)).not.toContain(name);
  expect(await previews.read("/data/products.json", linked)).not.toContain(name);

  await stack.secret.from("brands").update({ country: "Finland" }).eq("slug", "carrier").throwOnError();
  await publish(stack);
  const texts =
    textsBelow(stack.env.PLANTROOM_DATA + "/live/") + textsBelow(join(stack.env.PLANTROOM_DATA, "build", "pages"));
  expect(texts).not.toContain(name);
  expect(texts).not.toContain(body);

  await removePlan(client, plan);
  expect((await fetch(`${previews.base}/careers`, { headers: { cookie } })).status).toBe(410);
  await stack.secret.from("changes").delete().in("id", parts);
});

test("previews go on while the site is built, show what was saved a moment ago, and a link survives the builder", async ({
  stack,
}) => {
  const client = await asAdministrator(stack);
  const previews = await previewsOf(stack);
  const product = await recordOf(stack, "products", "air-handling-unit");
  const tagline = (await getSetting(client, "company_tagline"))?.value ?? "";
  const [name, other] = [word(), word()];
  const row = { table: "products", record: product.id, before: {}, after: { name } };
  const cookie = await previews.open({ name, row });
  // What a colleague saves is there before it is published.
  await stack.secret.from("pages").update({ title: other }).eq("slug", "careers").throwOnError();
  await expect.poll(() => previews.read("/careers", cookie)).toContain(other);

  // While everything is rendered again, which takes seconds.
  await saveSettings(client, { company_tagline: { value: word() } });
  let isBuilt = false;
  const built = publish(stack).then(() => (isBuilt = true));
  for (let turn = 0; turn < 5; turn += 1)
    expect(await previews.read("/products/air-handling-unit", cookie)).toContain(name);
  expect(isBuilt).toBe(false);
  await built;
  expect(await previews.read("/products/air-handling-unit", cookie)).toContain(name);

  const draft = await saveDraft(client, {
    ...{ kind: "product", record: product.id, name, replaces: null },
    typed: { seen: null, values: {} },
    change: { before: {}, after: { name: other } },
  });
  const token = await makePreviewLink(client, draftSubject("product", product.id), 1);
  await stack.killBuilder();
  await stack.restartBuilder();
  const linked = await previews.cookieOf(`/api/preview/${token}`);
  expect(await previews.read("/products/air-handling-unit", linked)).toContain(other);
  // What was only in a form is gone, and says so.
  const gone = await fetch(`${previews.base}/products/air-handling-unit`, { headers: { cookie } });
  expect([gone.status, (await gone.text()).includes(name)]).toEqual([410, false]);
  await stack.secret.from("changes").delete().eq("id", draft);
  await stack.secret.from("pages").update({ title: "Careers" }).eq("slug", "careers").throwOnError();
  await saveSettings(client, { company_tagline: { value: tagline } });
});

test("a text that cannot be shown breaks its own preview only", async ({ stack }) => {
  const previews = await previewsOf(stack);
  const page = await recordOf(stack, "pages", "careers");
  const faulty = { table: "pages", record: page.id, before: {}, after: { body: ">".repeat(20_000) } };
  const cookie = await previews.open({ name: "Faulty", row: faulty });
  const answer = await fetch(`${previews.base}/careers`, { headers: { cookie } });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("This page cannot be shown");
  expect(await previews.read("/", cookie)).toContain("plantroom-preview");
  // Values of any other type than the database would take.
  const odd = { table: "products", record: "p", before: null, after: { name: { a: 1 }, slug: ["x"], images: 7 } };
  const other = await previews.open({ name: "Odd", row: odd });
  expect((await fetch(`${previews.base}/products`, { headers: { cookie: other } })).status).toBe(500);
  expect((await fetch(`${stack.site}/products`)).status).toBe(200);
  expect(await previews.read("/careers", await previews.open({ name: "", row: { ...faulty, after: {} } }))).toContain(
    "plantroom-preview",
  );
});
