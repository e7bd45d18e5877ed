import { pairOf } from "#domain/languages/translations.ts";
import type { Json } from "#db/database.types.ts";
import { shownValue, splitValue } from "#domain/specifications/specifications.ts";
import { SORT_TEXTS, TABLE_TEXTS } from "#texts/listing.ts";
import { PRODUCT_TEXTS } from "#texts/products.ts";
import { QUOTE_TEXTS } from "#texts/quotes.ts";
import { COMPARISON_TEXTS } from "#texts/comparison.ts";
import { nastyValues } from "../../../support/content/nasty-values.ts";
import { expect, publish, scriptsReady, test as base, type Stack } from "../../../support/stories/plantroom.ts";
import { misread, spokenTexts, withoutMarks } from "../../../support/stories/reading-order.ts";

const ALL = nastyValues(200);
/** Each shown once on a card, in a heading and in a table. */
const OF_CARDS = nastyValues(69);
const SLUG = "canary";

/** Words around a value, in which a browser would like to put it in another order. */
const SENTENCES: readonly ((value: string) => string)[] = [
  (value) => `تعمل الوحدة على ${value} في الموقع`,
  (value) => `القيمة المطلوبة ${value}، ثم التالية`,
  (value) => `للوحدة في الموقع (${value})`,
  (value) => `بين المطلوب و${value}`,
  (value) => `${value} هي القيمة المطلوبة`,
];
const sentence = (value: string, index: number): string => SENTENCES[index % SENTENCES.length]?.(value) ?? value;

/** A product whose Arabic description has all values, and one for every three of them, which its name, heading and card show. */
async function makeCanaries({ secret }: Stack): Promise<{ brand: string; names: string[] }> {
  const { data: brand, error } = await secret
    .from("brands")
    .insert({ name: "Canary", slug: SLUG })
    .select("id")
    .single();
  if (error) throw error;
  const paragraphs = ALL.map((_, index) => `Value ${index + 1}.`);
  const description = paragraphs.join("\n\n");
  const arabic = ALL.map((value, index) => `${sentence(value, index)}.`).join("\n\n");
  const one = (index: number, values: string[]) => ({
    name: `Canary unit ${index}`,
    slug: `${SLUG}-${index}`,
    description: "Made for a story.",
    brand_id: brand.id,
    specifications: values.map((value, place) => ({ name: `Figure ${place + 1}`, value })),
    translations: {
      ar: {
        name: [pairOf(`Canary unit ${index}`, `وحدة ${values[0]}، ${values[1]}`)],
        description: [pairOf("Made for a story.", `مقدمة: ${values[2]} في الموقع.`)],
      },
    } as Json,
  });
  const whole = {
    ...one(0, ALL),
    description,
    translations: {
      ar: { name: [pairOf("Canary unit 0", "وحدة كاملة")], description: [pairOf(description, arabic)] },
    } as Json,
  };
  const small = Array.from({ length: OF_CARDS.length / 3 }, (_, index) =>
    one(index + 1, OF_CARDS.slice(index * 3, index * 3 + 3)),
  );
  const { error: refused } = await secret.from("products").insert([whole, ...small]);
  if (refused) throw refused;
  return { brand: brand.id, names: small.map(({ name }) => name) };
}

const test = base.extend<object, { canaries: null }>({
  canaries: [
    async ({ stack }, use) => {
      const { brand } = await makeCanaries(stack);
      await publish(stack);
      await use(null);
      // Deleting a brand deletes its products.
      await stack.secret.from("brands").delete().eq("id", brand);
    },
    { scope: "worker" },
  ],
});
test.use({ language: "ar", viewport: { width: 1440, height: 900 } });
test.beforeEach(({ canaries }) => canaries ?? undefined);

test("the specifications of a product are read as they were typed, and spoken so", async ({ open, page }) => {
  await open(`/products/${SLUG}-0#specifications`);
  await scriptsReady(page);
  const parts = ALL.flatMap((value) => Object.values(splitValue(shownValue(value))).filter(Boolean));
  const panel = page.getByRole("tabpanel", { name: PRODUCT_TEXTS.specifications });
  expect(await misread(panel, parts)).toEqual([]);
  const spoken = await spokenTexts(page);
  expect(parts.filter((part) => !spoken.has(part))).toEqual([]);
  const key = page.getByRole("region", { name: PRODUCT_TEXTS.keySpecifications });
  expect(await misread(key, ALL.slice(0, 4))).toEqual([]);
});

test("an Arabic description has its figures in order, at every width of the screen", async ({ open, page }) => {
  await open(`/products/${SLUG}-0`);
  await scriptsReady(page);
  const text = page.getByRole("main");
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await misread(text, ALL), `at ${width} px`).toEqual([]);
  }
  const spoken = [...(await spokenTexts(page))].join("\n");
  expect(ALL.filter((value) => !spoken.includes(value))).toEqual([]);
});

test("headings, lead and title of a product with figures in its Arabic name", async ({ open, page }) => {
  for (let index = 1; index <= OF_CARDS.length / 3; index += 1) {
    await open(`/products/${SLUG}-${index}`);
    const values = OF_CARDS.slice((index - 1) * 3, index * 3);
    const [first = "", second = "", third = ""] = values;
    expect(await misread(page.getByRole("heading", { level: 1 }), [first, second])).toEqual([]);
    expect(await misread(page.getByRole("article").first(), [first, second, third])).toEqual([]);
    expect(withoutMarks(await page.title())).toContain(`وحدة ${first}، ${second}`);
  }
});

test("cards and the table of a list", async ({ open, page }) => {
  await open(`/brands/${SLUG}`);
  await scriptsReady(page);
  const main = page.getByRole("main");
  const shown = await page.getByRole("article").count();
  expect(shown).toBeGreaterThan(15);
  const texts = withoutMarks((await main.allTextContents()).join("\n"));
  const ofCards = OF_CARDS.filter((value) => texts.includes(value));
  expect(ofCards.length).toBeGreaterThanOrEqual(45);
  expect(await misread(main, ofCards)).toEqual([]);

  await page.getByRole("button", { name: SORT_TEXTS.table }).first().click();
  const table = page.getByRole("region", { name: TABLE_TEXTS.label });
  await expect(table.getByRole("row").nth(15)).toBeVisible();
  const inTable = withoutMarks((await table.allTextContents()).join("\n"));
  const ofTable = OF_CARDS.filter((value) => inTable.includes(value));
  expect(ofTable.length).toBeGreaterThanOrEqual(30);
  expect(await misread(table, ofTable)).toEqual([]);
});

test("the comparison, and the quote list with its request", async ({ open, page }) => {
  await open(`/compare?products=${SLUG}-0,${SLUG}-1`);
  const table = page.getByRole("region", { name: COMPARISON_TEXTS.table });
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  expect(await misread(table, ALL.map(shownValue))).toEqual([]);
  const spoken = [...(await spokenTexts(page))];
  expect(ALL.map(shownValue).filter((value) => !spoken.includes(value))).toEqual([]);

  const lines = Array.from({ length: OF_CARDS.length / 3 }, (_, index) => `item=${SLUG}-${index + 1}.2`);
  await open(`/quote-list#${lines.join("&")}`);
  const offer = page.getByRole("region", { name: QUOTE_TEXTS.sharedTitle });
  const names = OF_CARDS.filter((_, index) => index % 3 < 2);
  await expect(offer.getByRole("listitem")).toHaveCount(lines.length);
  expect(await misread(offer, names)).toEqual([]);
  await offer.getByRole("button", { name: QUOTE_TEXTS.replace }).or(offer.getByRole("button")).first().click();
  const list = page.getByRole("region", { name: QUOTE_TEXTS.title });
  await expect(list.getByRole("heading", { level: 3 })).toHaveCount(lines.length);
  expect(await misread(list, names)).toEqual([]);
  await open("/contact");
  const request = page.locator("#message-form");
  await expect(request.getByRole("listitem")).toHaveCount(lines.length);
  expect(await misread(request, names)).toEqual([]);
});
