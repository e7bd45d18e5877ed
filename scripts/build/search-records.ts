import { brandProfiles } from "#content/brand-profiles.ts";
import { references } from "#content/references.ts";
import { services } from "#content/services.ts";
import type { ServedPictures } from "#content/site-data.ts";
import { solutions } from "#content/solutions.ts";
import type { Snapshot } from "#db/snapshot.ts";
import { routes } from "#domain/routes.ts";
import { partNumberForms, type SearchKind } from "#domain/search.ts";
import { excerpt } from "#domain/text.ts";

/** One thing that can be found. `kind`, `brand` and `category` are the filters of the search dialog. */
export type SearchRecord = {
  url: string;
  kind: SearchKind;
  title: string;
  summary: string;
  content: string;
  brand?: string | undefined;
  category?: string | undefined;
  image?: string | undefined;
};

const joined = (...parts: (string | null | undefined | readonly string[])[]): string =>
  parts.flat().filter(Boolean).join(". ");

/** Everything a visitor can look for, from the same content as the pages. */
export function searchRecords(snapshot: Snapshot, pictures: ServedPictures): SearchRecord[] {
  const thumbnail = (address: string | null | undefined): string | undefined => {
    const picture = address ? pictures[address] : undefined;
    return picture ? (picture.sizes[0]?.src ?? picture.src) : undefined;
  };
  const products = snapshot.products.map((product): SearchRecord => ({
    url: routes.product(product.slug),
    kind: "Product",
    title: product.name,
    summary: excerpt(product.description, 160),
    content: joined(
      product.name,
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
  const brands = snapshot.brands.map((brand): SearchRecord => {
    const profile = brandProfiles.find(({ id }) => id === brand.slug);
    return {
      url: routes.brand(brand.slug),
      kind: "Brand",
      title: brand.name,
      summary: excerpt(brand.description ?? "", 160),
      content: joined(brand.name, brand.description, brand.country, profile?.fullDescription, profile?.specialties),
      brand: brand.name,
      image: thumbnail(brand.logo),
    };
  });
  const records = [
    ...products,
    ...brands,
    ...solutions.map((solution): SearchRecord => ({
      url: routes.solution(solution.id),
      kind: "Solution",
      title: solution.title,
      summary: excerpt(solution.description, 160),
      image: thumbnail(solution.image),
      content: joined(solution.title, solution.description, solution.detailedDescription, solution.features),
    })),
    ...references.map((reference): SearchRecord => ({
      url: routes.reference(reference.id),
      kind: "Reference",
      title: reference.title,
      summary: excerpt(reference.description, 160),
      image: thumbnail(reference.image),
      content: joined(
        reference.title,
        reference.location,
        reference.category,
        reference.description,
        reference.features,
        reference.technologies,
      ),
    })),
    ...services.map((service): SearchRecord => ({
      url: routes.services(service.id),
      kind: "Service",
      title: service.title,
      summary: excerpt(service.summary, 160),
      content: joined(service.title, service.summary, service.paragraphs, service.scope),
    })),
    ...snapshot.pages.map((page): SearchRecord => ({
      url: routes.page(page.slug),
      kind: "Page",
      title: page.title,
      summary: page.search_description ?? excerpt(page.body.replace(/[#*_>[\]|]/g, " "), 160),
      content: joined(page.title, page.search_description, page.body.replace(/[#*_>[\]|]/g, " ")),
    })),
  ];
  return records.map((record) => ({ ...record, content: joined(record.content, partNumberForms(record.content)) }));
}
