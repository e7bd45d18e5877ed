import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "#db/client.ts";
import { getContentRevision } from "#db/publishing/content-revision.ts";
import { unwrap } from "#db/errors.ts";
import { saveSettings } from "#db/content/settings.ts";
import { readSnapshot, readSnapshotAfter } from "#db/publishing/snapshot.ts";
import { clientOf, publicClient, secretClient, signUp, signUpOwner } from "../support/database/database-stack.ts";
import { startOwnStack } from "../support/database/own-stack.ts";

// The revision counts every change in the database, so this file has its own stack.
let stop: () => Promise<void>;
let secret: Client;
let administrator: Client;
let plain: Client;
let stranger: Client;

beforeAll(async () => {
  const started = await startOwnStack();
  stop = started.stop;
  administrator = clientOf(started.stack, await signUpOwner(started.stack, "administrator@example.com"));
  plain = clientOf(started.stack, await signUp(started.stack, "plain@example.com"));
  stranger = publicClient(started.stack);
  secret = secretClient(started.stack);
});
afterAll(() => stop());

const rises = async (action: () => PromiseLike<unknown>) => {
  const before = await getContentRevision(secret);
  await action();
  return (await getContentRevision(secret)) > before;
};

const named = () => {
  const slug = `row-${crypto.randomUUID()}`;
  return { name: slug, slug };
};
const makeBrand = async () => unwrap(await secret.from("brands").insert(named()).select().single());

describe("the content revision", () => {
  test("rises with every change of content", async () => {
    const brand = await makeBrand();
    const category = unwrap(await secret.from("categories").insert(named()).select().single());
    const product = { ...named(), description: "A test.", brand_id: brand.id, category_id: category.id };
    const page = { title: "Page", slug: named().slug };
    const item = { brand_id: brand.id, item_type: "category", category_id: category.id };
    const changes: Record<string, () => PromiseLike<unknown>> = {
      "add a brand": () => administrator.from("brands").insert(named()),
      "change a brand": () => administrator.from("brands").update({ name: "Changed" }).eq("id", brand.id),
      "change a category": () => administrator.from("categories").update({ name: "Changed" }).eq("id", category.id),
      "add a product": () => administrator.from("products").insert(product),
      "feature a category": () => administrator.from("brand_featured_products").insert(item),
      "add a page": () => administrator.from("pages").insert(page),
      "change a slug": () => administrator.from("pages").update({ slug: named().slug }).eq("slug", page.slug),
      "save settings": () => saveSettings(administrator, { company_name: { value: "Acme" } }),
      "delete a brand": () => administrator.from("brands").delete().eq("id", brand.id),
      "import by the secret key": () => secret.from("brands").insert(named()),
    };
    for (const [name, change] of Object.entries(changes)) expect([name, await rises(change)]).toEqual([name, true]);
  });

  test("does not rise after refused changes", async () => {
    const brand = await makeBrand();
    for (const client of [stranger, plain]) {
      expect(await rises(() => client.from("brands").insert(named()))).toBe(false);
      expect(await rises(() => client.from("brands").update({ name: "x" }).eq("id", brand.id))).toBe(false);
      expect(await rises(() => client.from("brands").delete().eq("id", brand.id))).toBe(false);
      expect(await rises(() => client.rpc("save_settings", { changes: { company_name: { value: "x" } } }))).toBe(false);
    }
    expect(await rises(() => administrator.from("brands").update({ name: " " }).eq("id", brand.id))).toBe(false);
  });

  test("does not rise after changes that no page shows", async () => {
    const enquiry = { first_name: "Mona", last_name: "Ali", email: "mona@example.com", message: "Hello" };
    expect(await rises(() => secret.from("enquiries").insert(enquiry))).toBe(false);
    expect(await rises(() => secret.from("subscribers").insert({ email: "mona@example.com" }))).toBe(false);
    expect(await rises(() => administrator.rpc("request_deploy"))).toBe(false);
  });
});

describe("readSnapshotAfter", () => {
  /** Each change of content, made to what earlier changes have made. */
  const steps = (name: string): (() => PromiseLike<{ error: unknown }>)[] => {
    const slug = { old: `old-${name}`, new: `new-${name}` };
    let brand = "";
    let category = "";
    let product = "";
    return [
      async () => {
        const made = await secret.from("brands").insert({ name, slug: slug.old }).select().single();
        brand = made.data?.id ?? "";
        return made;
      },
      async () => {
        const made = await secret.from("categories").insert({ name, slug: slug.old }).select().single();
        category = made.data?.id ?? "";
        return made;
      },
      async () => {
        const row = { name, slug: slug.old, description: "A test.", brand_id: brand, category_id: category };
        const made = await secret.from("products").insert(row).select().single();
        product = made.data?.id ?? "";
        return made;
      },
      () =>
        secret
          .from("products")
          .update({ name: `0 ${name}` })
          .eq("id", product),
      () =>
        secret.from("brand_featured_products").insert({ brand_id: brand, item_type: "product", product_id: product }),
      () => secret.from("products").update({ slug: slug.new }).eq("id", product),
      () =>
        secret
          .from("brands")
          .update({ name: `Z ${name}`, slug: slug.new })
          .eq("id", brand),
      () =>
        secret
          .from("categories")
          .update({ name: `Y ${name}` })
          .eq("id", category),
      () => secret.from("categories").update({ is_active: false }).eq("id", category),
      () => secret.from("pages").insert({ title: name, slug: slug.old, published: true }),
      () => secret.from("pages").update({ slug: slug.new }).eq("slug", slug.old),
      () => secret.from("pages").update({ published: false }).eq("slug", slug.new),
      () => secret.from("attributes").insert({ name, category: "physical" }),
      async () => {
        const { data } = await secret.from("attributes").select("id").eq("name", name).single().throwOnError();
        return secret.from("category_attributes").insert({ category_id: category, attribute_id: data.id });
      },
      () => secret.from("attributes").update({ category: "electrical" }).eq("name", name),
      () => secret.from("attributes").delete().eq("name", name),
      () => saveSettings(administrator, { company_name: { value: name } }).then(() => ({ error: null })),
      () => secret.from("products").delete().eq("id", product),
      () => secret.from("brands").delete().eq("id", brand),
    ];
  };

  test("is the same as the whole content read again, after every kind of change", async () => {
    let kept = await readSnapshot(stranger);
    for (const [number, step] of steps(crypto.randomUUID()).entries()) {
      expect((await step()).error).toBeNull();
      const before = kept;
      kept = await readSnapshotAfter(before, stranger, secret);
      expect([number, kept]).toEqual([number, await readSnapshot(stranger)]);
      expect(kept.revision).toBeGreaterThan(before.revision);
      const unchanged = kept.products.filter((product) => before.products.includes(product));
      expect(unchanged.length).toBeGreaterThanOrEqual(kept.products.length - 1);
    }
  });

  test("is the same object if nothing has changed, and reads everything of a database with another history", async () => {
    const now = await readSnapshot(stranger);
    expect(await readSnapshotAfter(now, stranger, secret)).toBe(now);
    expect(await readSnapshotAfter({ ...now, revision: now.revision + 9, brands: [] }, stranger, secret)).toEqual(now);
  });
});

describe("readSnapshot", () => {
  test("contains what visitors may see, at the revision it names", async () => {
    const brand = await makeBrand();
    const [shown, hidden] = [named(), named()].map(({ slug }) => ({ title: slug, slug }));
    if (!shown || !hidden) throw new Error("No pages.");
    await secret.from("pages").insert([
      { ...shown, published: true },
      { ...hidden, published: false },
    ]);
    const snapshot = await readSnapshot(stranger);
    expect(snapshot.revision).toBe(await getContentRevision(secret));
    expect(snapshot.brands.map(({ id }) => id)).toContain(brand.id);
    const slugs = snapshot.pages.map(({ slug }) => slug);
    expect([slugs.includes(shown.slug), slugs.includes(hidden.slug)]).toEqual([true, false]);
    expect((await readSnapshot(administrator)).pages).toEqual(snapshot.pages);
  });

  test("is never older than the last save before it", async () => {
    const writes = Array.from({ length: 5 }, () => makeBrand());
    const snapshot = await readSnapshot(stranger);
    const brands = await Promise.all(writes);
    const later = await readSnapshot(stranger);
    expect(later.revision).toBeGreaterThanOrEqual(snapshot.revision);
    const ids = new Set(later.brands.map(({ id }) => id));
    expect(brands.every(({ id }) => ids.has(id))).toBe(true);
  });
});
