import { createPage, setPagePublished, updatePage, type Page } from "#db/content/pages.ts";
import { OWN_PAGE_SLUGS, OWN_PAGES, startOf } from "#domain/pages/own-pages.ts";
import type { Random } from "../random.ts";
import {
  deleteSome,
  freeSlug,
  moveBack,
  nameFor,
  pagesOf,
  productsOf,
  text,
  type Change,
  type Desk,
  type Edits,
} from "./desk.ts";

export const PAGE_EDITS = {
  "create a page": async (desk, random) => {
    const all = await pagesOf(desk);
    const slugs = (await productsOf(desk)).map(({ slug }) => slug);
    const slug = await freeSlug(desk, random, "page", all);
    const published = !random.oneIn(3);
    await createPage(desk.secret, {
      id: random.uuid(),
      title: text(random, 3),
      slug,
      published,
      body: bodyOf(random, slugs),
    });
  },
  "write a page": async (desk, random) => {
    const slugs = (await productsOf(desk)).map(({ slug }) => slug);
    const search_description = random.oneIn(2) ? null : text(random, 9);
    await page(desk, random, () => ({ body: bodyOf(random, slugs), search_description }));
  },
  "rename a page": (desk, random) =>
    page(desk, random, (all) => ({
      title: nameFor(
        random,
        all.map(({ title }) => title),
      ),
    })),
  "move a page to an address": async (desk, random) => {
    const slug = await freeSlug(desk, random, "page", await pagesOf(desk));
    await page(desk, random, () => ({ slug }));
  },
  "move a page back to its old address": (desk, random) =>
    moveBack(desk, random, "page", (id, slug) => updatePage(desk.administrator, id, { slug })),
  "publish a page": async (desk, random) => {
    const { id } = random.oneOf((await pagesOf(desk)).filter(({ published }) => !published));
    await setPagePublished(desk.administrator, id, true);
  },
  "unpublish a page": async (desk, random) => {
    const { id } = random.oneOf((await pagesOf(desk)).filter(({ published }) => published));
    await setPagePublished(desk.administrator, id, false);
  },
  "delete a page": async (desk, random) => deleteSome(desk, random, "page", await pagesOf(desk)),
  "rearrange a page of the site": async (desk, random) => {
    const slug = random.oneOf(OWN_PAGE_SLUGS);
    const parts = random.shuffled(startOf(slug)).map((part) => ({ ...part, hidden: random.oneIn(4) }));
    const rule = random.oneOf(["newest", "featured"] as const);
    const cards = { type: "cards", hidden: false, heading: text(random, 2), lead: null, kind: "products", rule };
    const sections = [
      ...parts,
      ...(random.oneIn(2) ? [{ ...cards, chosen: [], count: "3", category: null }] : []),
      ...(random.oneIn(2) ? [{ type: "map", hidden: false, heading: text(random, 2), lead: null }] : []),
    ];
    await updatePage(desk.administrator, OWN_PAGES[slug].id, { sections });
  },
} satisfies Edits;

async function page(desk: Desk, random: Random, change: Change<Page, Partial<Page>>): Promise<void> {
  const all = await pagesOf(desk);
  const row = random.oneOf(all);
  await updatePage(desk.administrator, row.id, change(all, row));
}

/** A body with links to pages that exist and to one that may not. */
const bodyOf = (random: Random, slugs: readonly string[]): string =>
  [
    `## ${text(random, 3)}`,
    text(random, 12),
    ...random.someOf(slugs, 2).map((slug) => `See [${text(random, 2)}](/products/${slug}).`),
    "- one\n- two",
  ].join("\n\n");
