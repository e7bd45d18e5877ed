import { postalAddress } from "#domain/postal-address.ts";
import { routes } from "#domain/routes.ts";
import type { SiteSettings } from "#domain/settings.ts";
import { productSummary, type ProductPageView } from "./product-page.ts";

/* Structured data in the words of schema.org. Addresses are absolute, as search engines require. */

type Data = Record<string, unknown>;

/** The company, for the home page. */
export function organizationData(site: SiteSettings, base: URL): Data {
  const { address } = site;
  return {
    "@type": "Organization",
    name: site.company_name,
    legalName: site.company_legal_name,
    slogan: site.company_tagline,
    url: new URL(routes.home(), base).href,
    logo: new URL("/icons/icon-512.png", base).href,
    foundingDate: String(site.founding_year),
    ...(site.sales_email ? { email: site.sales_email } : {}),
    ...(site.phones[0] ? { telephone: site.phones[0].number } : {}),
    address: {
      "@type": "PostalAddress",
      streetAddress: postalAddress(address).street,
      addressLocality: address.city,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    sameAs: site.social_links.map(({ url }) => url),
  };
}

/** A product. It has no price because the company sells by quotation. */
export function productData(product: ProductPageView, base: URL): Data {
  const address = new URL(routes.product(product.slug), base).href;
  return {
    "@type": "Product",
    "@id": `${address}#product`,
    url: address,
    name: product.name,
    description: productSummary(product.description),
    ...(product.model ? { model: product.model } : {}),
    ...(product.brand
      ? {
          brand: {
            "@type": "Brand",
            name: product.brand.name,
            url: new URL(routes.brand(product.brand.slug), base).href,
          },
        }
      : {}),
    ...(product.category ? { category: product.category.name } : {}),
    image: product.pictures.map(({ src }) => new URL(src, base).href),
    additionalProperty: product.specifications.map(({ name, value, unit }) => ({
      "@type": "PropertyValue",
      name,
      value,
      ...(unit ? { unitText: unit } : {}),
    })),
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
      ...(href ? { item: new URL(href, base).href } : {}),
    })),
  };
}
