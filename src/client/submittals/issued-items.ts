import { downloads } from "#domain/addresses/routes.ts";
import { itemTitle, type ListedChanges } from "#domain/submittals/parts.ts";
import { changeLines, changesBetween, withKeys } from "#domain/submittals/review/changes.ts";
import type { ItemContent, KeptDocument, KeptItem } from "#domain/submittals/review/record.ts";
import { hexOf } from "#domain/text/hash.ts";
import { CHANGE_TEXTS, PACKAGE_TEXTS } from "#texts/en/submittals/package.ts";
import type { Wanted } from "./make-package.ts";
import { documentTitle, packageItem } from "./package-item.ts";

/** What is kept of an issued package besides itself: all items, and the bytes of their documents by their hashes. */
export type Issued = { items: readonly KeptItem[]; files: ReadonlyMap<string, Blob> };

/** All items as they are issued; `loaded` and `pages` have the datasheets and documents of makers by their addresses. */
export async function issuedItems(
  wanted: Wanted,
  loaded: ReadonlyMap<string, Uint8Array | null>,
  pages: ReadonlyMap<string, number>,
): Promise<Issued> {
  const { items, leftOut, taken, added, issuedBefore = [] } = wanted;
  const files = new Map<string, Blob>();
  const kept = async (kind: KeptDocument["kind"], title: string, count: number, file: Blob): Promise<KeptDocument> => {
    const sha256 = hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer())));
    files.set(sha256, file);
    return { kind, title, pages: count, bytes: file.size, sha256 };
  };
  const ofSite = async (kind: KeptDocument["kind"], title: string, address: string): Promise<KeptDocument[]> => {
    const [bytes, count] = [loaded.get(address), pages.get(address)];
    return bytes && count !== undefined ? [await kept(kind, title, count, new Blob([new Uint8Array(bytes)]))] : [];
  };
  const contents: ItemContent[] = [];
  // One after the other, so that only one document is in memory.
  for (const item of items) {
    const documents: KeptDocument[] = [];
    if (!leftOut[item.slug]?.datasheet)
      documents.push(...(await ofSite("datasheet", PACKAGE_TEXTS.datasheet, downloads.product(item.slug))));
    for (const { title, href } of taken.get(item.slug) ?? [])
      documents.push(...(await ofSite("document", title, href)));
    for (const { file, papers } of added.get(item.slug) ?? [])
      documents.push(await kept("document", documentTitle(file), papers.length, file));
    const { name, brand, tags, quantity, note, compared, notCompared } = packageItem(item, wanted, pages);
    contents.push({
      ...{ slug: item.slug, name, brand, tags, quantity, note, notCompared, documents },
      compared: notCompared === "" ? compared : [],
    });
  }
  return { items: withKeys(contents, issuedBefore), files };
}

/** What a revision lists as changed, and the keys of the items that it has. */
export function revisionOf(
  before: readonly KeptItem[],
  items: readonly KeptItem[],
): ListedChanges & { changed: ReadonlySet<string> } {
  const { changes } = changesBetween(before, items);
  const changed = new Set(changes.map(({ item }) => item.key));
  return {
    changed,
    changes: changes.map((change) => ({ title: itemTitle(change.item), lines: changeLines(change, CHANGE_TEXTS) })),
    unchanged: items.filter(({ key }) => !changed.has(key)).map(itemTitle),
  };
}
