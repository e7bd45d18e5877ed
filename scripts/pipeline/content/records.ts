import { withoutLanguage } from "#domain/languages/languages.ts";
import type { DeployProblem } from "#domain/publishing/deploy-problems.ts";
import { CONTENT_KINDS, KINDS_WITH_PAGES, siteAddress } from "#domain/content/content-kinds.ts";
import { sectionPictures } from "#domain/pages/section-text.ts";
import { shownSections } from "#domain/pages/sections.ts";
import { SETTING_LABELS } from "#domain/settings/setting-labels.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";

/** A record as a problem of a deploy names it. */
export type NamedRecord = Pick<DeployProblem, "kind" | "record" | "name">;

/** Finds the record whose page has an address without slashes at its ends: 'products/pump'. */
export function pageRecordFinder(snapshot: Snapshot): (page: string) => NamedRecord | undefined {
  const records = KINDS_WITH_PAGES.flatMap((kind) =>
    snapshot[CONTENT_KINDS[kind].table].map((row): [string, NamedRecord] => [
      siteAddress(kind, row.slug).slice(1),
      { kind, record: row.id, name: "title" in row ? row.title : row.name },
    ]),
  );
  const at = new Map(records);
  return (page) => at.get(withoutLanguage(`/${page}`).address.slice(1));
}

/** The problems of pictures that were left out (`why` by address): one for each record that has the picture. */
export function pictureProblems(snapshot: Snapshot, leftOut: ReadonlyMap<string, string>): DeployProblem[] {
  if (leftOut.size === 0) return [];
  const problems: DeployProblem[] = [];
  const used = new Set<string>();
  for (const { address, record } of shownPictures(snapshot)) {
    const why = leftOut.get(address);
    if (why === undefined) continue;
    used.add(address);
    problems.push({ what: "picture", ...record, detail: `${address.slice(0, 120)} ${why}.` });
  }
  for (const [address, why] of leftOut) {
    if (used.has(address)) continue;
    problems.push({ what: "picture", kind: null, record: null, name: "The website", detail: `${address} ${why}.` });
  }
  return problems;
}

/** Every picture of the content with the record that shows it; one picture may be in several. */
export function shownPictures(snapshot: Snapshot): { address: string; record: NamedRecord }[] {
  const of = (
    kind: NamedRecord["kind"],
    { id }: { id: string },
    name: string,
    addresses: readonly (string | null)[],
  ): { address: string; record: NamedRecord }[] =>
    addresses.flatMap((address) => (address ? [{ address, record: { kind, record: id, name } }] : []));
  return [
    ...snapshot.settings.flatMap(({ key, value }) =>
      key === "logo" || key === "logo_dark"
        ? of("setting", { id: key }, SETTING_LABELS[key].label, [typeof value === "string" ? value : null])
        : [],
    ),
    ...snapshot.brands.flatMap((brand) => of("brand", brand, brand.name, [brand.logo])),
    ...snapshot.pages.flatMap((page) => of("page", page, page.title, sectionPictures(shownSections(page.sections)))),
    ...snapshot.products.flatMap((product) =>
      of(
        "product",
        product,
        product.name,
        product.images.map(({ url }) => url),
      ),
    ),
    ...snapshot.projects.flatMap((project) =>
      of("project", project, project.title, [project.image, ...project.gallery]),
    ),
    ...snapshot.services.flatMap((service) => of("service", service, service.title, [service.image])),
    ...snapshot.articles.flatMap((article) => of("article", article, article.title, [article.image])),
    ...snapshot.certificates.flatMap((one) => of("certificate", one, one.title, [one.image])),
    ...snapshot.members.flatMap((member) => of("member", member, member.name, [member.image])),
    ...snapshot.sectors.flatMap((sector) =>
      of("sector", sector, sector.title, [sector.image, ...sector.case_studies.map(({ image }) => image)]),
    ),
  ];
}
