import type { DeployProblem } from "#domain/publishing/deploy-problems.ts";
import { CONTENT_KINDS, KINDS_WITH_PAGES, siteAddress } from "#domain/content/content-kinds.ts";
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
  return (page) => at.get(page);
}

/** The problems of pictures that were left out (`why` by address): one for each record that has the picture. */
export function pictureProblems(snapshot: Snapshot, leftOut: ReadonlyMap<string, string>): DeployProblem[] {
  if (leftOut.size === 0) return [];
  const problems: DeployProblem[] = [];
  const used = new Set<string>();
  const report = (address: string | null, record: NamedRecord): void => {
    const why = address === null ? undefined : leftOut.get(address);
    if (address === null || why === undefined) return;
    used.add(address);
    problems.push({ what: "picture", ...record, detail: `${address.slice(0, 120)} ${why}.` });
  };
  for (const { id, name, logo } of snapshot.brands) report(logo, { kind: "brand", record: id, name });
  for (const { id, name, images } of snapshot.products)
    for (const { url } of images) report(url, { kind: "product", record: id, name });
  for (const [address, why] of leftOut) {
    if (used.has(address)) continue;
    problems.push({ what: "picture", kind: null, record: null, name: "The website", detail: `${address} ${why}.` });
  }
  return problems;
}
