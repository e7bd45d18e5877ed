import { postalAddress } from "#domain/settings/postal-address.ts";
import { routes } from "#domain/addresses/routes.ts";
import { language } from "#texts/language/page-language.ts";
import { links } from "#texts/language/links.ts";
import type { SiteSettings } from "#domain/settings/settings.ts";
import { siteData } from "../content/site-data.ts";
import { unitCode } from "#domain/units/unit-codes.ts";
import { productSummary, type ProductPageView, type PropertyView } from "../products/product-page.ts";

/* Structured data with the vocabulary of schema.org. Addresses are absolute, as search engines require. */

export type Data = Record<string, unknown>;

const absolute = (path: string, base: URL): string => new URL(path, base).href;
/** The company is the same one in every language. */
const companyId = (base: URL): string => absolute(`${routes.home()}#company`, base);

/** The facts that somebody has entered. */
const given = (facts: Record<string, string | undefined>): Data =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value));

/** The company, for the home page. */
export function organizationData(site: SiteSettings, base: URL): Data {
  const { address } = site;
  const logo = siteData().logos.light?.src ?? (site.sample_company ? "/icons/icon-512.png" : "/favicon.svg");
  return {
    "@type": "Organization",
    "@id": companyId(base),
    name: site.company_name,
    ...given({
      legalName: site.company_legal_name,
      slogan: site.company_tagline,
      foundingDate: site.founding_year?.toString(),
      email: site.sales_email,
      telephone: site.phones[0]?.number,
    }),
    url: absolute(links.home(), base),
    logo: absolute(logo, base),
    ...(Object.values(address).some(Boolean)
      ? {
          address: {
            "@type": "PostalAddress",
            ...given({
              streetAddress: postalAddress(address).street,
              addressLocality: address.city,
              postalCode: address.postcode,
              addressCountry: address.country,
            }),
          },
        }
      : {}),
    sameAs: site.social_links.map(({ url }) => url),
  };
}

/** The site, with the address of its product search, for the home page. */
export function webSiteData(site: SiteSettings, base: URL): Data {
  // An address without its search term, because the braces of the placeholder would be escaped.
  const search = absolute(links.products({ search: "x" }), base).slice(0, -1);
  return {
    "@type": "WebSite",
    name: site.company_name,
    url: absolute(links.home(), base),
    inLanguage: language(),
    publisher: { "@id": companyId(base) },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${search}{search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

/** Questions with their answers, as paragraphs, for a page that has some. */
export const questionsData = (questions: readonly { question: string; answer: readonly string[] }[]): Data => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
  })),
});

/**
 * A specification: a number or a range with its unit where the value is one, else the text as it was typed. Several
 * quantities in one value are different things, such as voltage and frequency, and stay a text.
 */
function propertyData({ name, value, quantities }: PropertyView): Data {
  const [quantity, ...others] = quantities ?? [];
  const data = { "@type": "PropertyValue", name };
  if (!quantity || others.length > 0) return { ...data, value };
  const { low, high, unit } = quantity;
  const code = unit === null ? undefined : unitCode(unit);
  return {
    ...data,
    ...(low !== null && low === high
      ? { value: low }
      : { ...(low === null ? {} : { minValue: low }), ...(high === null ? {} : { maxValue: high }) }),
    ...(code ? { unitCode: code } : {}),
    ...(unit === null ? {} : { unitText: unit }),
  };
}

/** A product, or a series with its sizes. It has neither price nor rating nor offer, because the company sells by quotation. */
export function productData(product: ProductPageView, base: URL): Data {
  const reference = (slug: string) => ({ "@id": `${absolute(links.product(slug), base)}#product` });
  const address = absolute(links.product(product.slug), base);
  const { series, sizeOf } = product;
  return {
    "@type": series ? "ProductGroup" : "Product",
    ...reference(product.slug),
    ...(series && {
      productGroupID: product.slug,
      hasVariant: series.sizes.map(({ slug, name }) => ({
        "@type": "Product",
        ...reference(slug),
        name,
        url: absolute(links.product(slug), base),
      })),
    }),
    ...(sizeOf && { isVariantOf: { "@type": "ProductGroup", ...reference(sizeOf.slug), name: sizeOf.name } }),
    url: address,
    name: product.name,
    description: productSummary(product.description),
    ...(product.model ? { model: product.model } : {}),
    ...(product.brand
      ? {
          brand: {
            "@type": "Brand",
            name: product.brand.name,
            url: absolute(links.brand(product.brand.slug), base),
          },
        }
      : {}),
    ...(product.category ? { category: product.category.name } : {}),
    image: product.pictures.map(({ src }) => absolute(src, base)),
    additionalProperty: product.properties.map(propertyData),
  };
}

/** The breadcrumb of a page; the last step is the page itself and needs no address. */
export function breadcrumbData(steps: readonly { name: string; href?: string }[], base: URL): Data {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(href ? { item: absolute(href, base) } : {}),
    })),
  };
}

/** The products of one page of a list. `before` is how many stand on the pages before it. */
export function productListData(
  { name, total, before }: { name: string; total: number; before: number },
  products: readonly { name: string; slug: string }[],
  base: URL,
): Data {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: total,
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      name: product.name,
      url: absolute(links.product(product.slug), base),
    })),
  };
}
