import * as z from "zod";
import { LANGUAGES } from "#domain/languages/languages.ts";

/* What search engines read in pages: the types of schema.org that the site uses, as strictly as the site writes them. */

const address = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const listItem = z.strictObject({ "@type": z.literal("ListItem"), position: z.int().min(1), name: text });
const context = { "@context": z.literal("https://schema.org") };

const property = z
  .strictObject({
    "@type": z.literal("PropertyValue"),
    name: text,
    value: z.union([text, z.number()]).optional(),
    minValue: z.number().optional(),
    maxValue: z.number().optional(),
    unitCode: z
      .string()
      .regex(/^[A-Z0-9]{1,3}$/)
      .optional(),
    unitText: text.optional(),
  })
  .refine(
    ({ value, minValue, maxValue }) => (value === undefined) !== (minValue === undefined && maxValue === undefined),
    "either a value or an end of a range",
  );

/** Without offers, price and rating: the company sells by quotation. */
const product = {
  ...context,
  "@id": address,
  url: address,
  name: text,
  description: text,
  model: text.optional(),
  brand: z.strictObject({ "@type": z.literal("Brand"), name: text, url: address }).optional(),
  category: text.optional(),
  image: z.array(address),
  additionalProperty: z.array(property),
};
const series = z.strictObject({ "@type": z.literal("ProductGroup"), "@id": address, name: text });

const TYPES = {
  Product: z.strictObject({ ...product, "@type": z.literal("Product"), isVariantOf: series.optional() }),
  ProductGroup: z.strictObject({
    ...product,
    "@type": z.literal("ProductGroup"),
    productGroupID: text,
    hasVariant: z
      .array(z.strictObject({ "@type": z.literal("Product"), "@id": address, name: text, url: address }))
      .min(1),
  }),
  BreadcrumbList: z.strictObject({
    ...context,
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z.array(listItem.extend({ item: address.optional() })).min(1),
  }),
  ItemList: z.strictObject({
    ...context,
    "@type": z.literal("ItemList"),
    name: text,
    numberOfItems: z.int().min(1),
    itemListElement: z.array(listItem.extend({ url: address })).min(1),
  }),
  Organization: z.looseObject({
    ...context,
    "@type": z.literal("Organization"),
    "@id": address,
    name: text,
    url: address,
    logo: address,
    sameAs: z.array(address),
  }),
  WebSite: z.strictObject({
    ...context,
    "@type": z.literal("WebSite"),
    name: text,
    url: address,
    inLanguage: z.enum(LANGUAGES),
    publisher: z.strictObject({ "@id": address }),
    potentialAction: z.strictObject({
      "@type": z.literal("SearchAction"),
      target: z.strictObject({
        "@type": z.literal("EntryPoint"),
        urlTemplate: z.string().endsWith("/products?search={search_term_string}"),
      }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
};
type Type = keyof typeof TYPES;

/** The types of the structured data of a page, and what is wrong with it. */
export function structuredDataOf(html: string): { types: string[]; faults: string[] } {
  const found = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as { "@type": string },
  );
  const faults = found.flatMap((data) => {
    const type = data["@type"];
    if (!(type in TYPES)) return [`unknown type ${type}`];
    const issues = TYPES[type as Type].safeParse(data).error?.issues ?? [];
    return issues.map(({ path, message }) => `${type} ${path.join(".")}: ${message}`);
  });
  return { types: found.map((data) => data["@type"]), faults };
}
