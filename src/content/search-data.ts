import { routes } from "#domain/routes.ts";
import { makeSearchIndex } from "#domain/search-index.ts";
import type { SearchData, SearchRecord } from "#domain/search.ts";
import { excerpt } from "#domain/text.ts";
import { brandProfiles } from "./brand-profiles.ts";
import { references } from "./references.ts";
import { services } from "./services.ts";
import { servedPicture, siteData } from "./site-data.ts";
import { solutions } from "./solutions.ts";

/** A record with the text that it is found by. */
type Findable = SearchRecord & { text: string };

const joined = (...parts: (string | null | undefined | readonly string[])[]): string =>
  parts.flat().filter(Boolean).join(". ");

/** The smallest file of a picture. */
function thumbnail(address: string | null | undefined): string | undefined {
  const picture = address ? servedPicture(address) : null;
  return picture ? (picture.sizes[0]?.src ?? picture.src) : undefined;
}

/** Everything a visitor can look for, from the same content as the pages. */
export function searchData(): SearchData {
  const findable = allFindable();
  return {
    records: findable.map(({ text: _, ...record }) => record),
    index: makeSearchIndex(findable.map(({ text }) => text)),
  };
}

function allFindable(): Findable[] {
  const snapshot = siteData();
  const products = snapshot.products.map((product): Findable => ({
    url: routes.product(product.slug),
    kind: "Product",
    title: product.name,
    summary: excerpt(product.description, 160),
    text: joined(
      product.name,
      product.slug,
      product.model,
      product.brand?.name,
      product.category,
      product.description,
      product.features,
      product.specifications.map(({ name, value }) => `${name} ${value}`),
    ),
    brand: product.brand?.name,
    category: product.category ?? undefined,
    image: thumbnail(product.images[0]?.url),
  }));
  const brands = snapshot.brands.map((brand): Findable => {
    const profile = brandProfiles.find(({ id }) => id === brand.slug);
    return {
      url: routes.brand(brand.slug),
      kind: "Brand",
      title: brand.name,
      summary: excerpt(brand.description ?? "", 160),
      text: joined(brand.name, brand.description, brand.country, profile?.fullDescription, profile?.specialties),
      brand: brand.name,
      image: thumbnail(brand.logo),
    };
  });
  return [
    ...products,
    ...brands,
    ...solutions.map((solution): Findable => ({
      url: routes.solution(solution.id),
      kind: "Solution",
      title: solution.title,
      summary: excerpt(solution.description, 160),
      image: thumbnail(solution.image),
      text: joined(solution.title, solution.description, solution.detailedDescription, solution.features),
    })),
    ...references.map((reference): Findable => ({
      url: routes.reference(reference.id),
      kind: "Reference",
      title: reference.title,
      summary: excerpt(reference.description, 160),
      image: thumbnail(reference.image),
      text: joined(
        reference.title,
        reference.location,
        reference.category,
        reference.description,
        reference.features,
        reference.technologies,
      ),
    })),
    ...services.map((service): Findable => ({
      url: routes.services(service.id),
      kind: "Service",
      title: service.title,
      summary: excerpt(service.summary, 160),
      text: joined(service.title, service.summary, service.paragraphs, service.scope),
    })),
    ...snapshot.pages.map((page): Findable => ({
      url: routes.page(page.slug),
      kind: "Page",
      title: page.title,
      summary: page.search_description ?? excerpt(page.body.replace(/[#*_>[\]|]/g, " "), 160),
      text: joined(page.title, page.search_description, page.body.replace(/[#*_>[\]|]/g, " ")),
    })),
  ];
}
