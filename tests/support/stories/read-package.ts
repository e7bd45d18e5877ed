import { getDocumentProxy } from "unpdf";

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type Outline = NonNullable<Awaited<ReturnType<Proxy["getOutline"]>>>;

type ReadLink = { page: number; label: string; to?: number; url?: string };
type ReadPage = {
  text: string;
  width: number;
  height: number;
  rotate: number;
  /** Where the stamp begins, from the upper left corner as one sees the page. */
  stamp: { x: number; y: number };
};
export type ReadBack = {
  pages: ReadPage[];
  links: ReadLink[];
  outline: { title: string; to: number; depth: number }[];
};

/** The number of the page that a destination names. */
async function pageOf(proxy: Proxy, place: unknown): Promise<number> {
  const [ref] = place as [Parameters<Proxy["getPageIndex"]>[0]];
  return (await proxy.getPageIndex(ref)) + 1;
}

async function outlineBelow(proxy: Proxy, items: Outline, depth: number): Promise<ReadBack["outline"]> {
  const found: ReadBack["outline"] = [];
  for (const { title, dest, items: inside } of items) {
    found.push({ title, to: await pageOf(proxy, dest), depth });
    found.push(...(await outlineBelow(proxy, inside as Outline, depth + 1)));
  }
  return found;
}

/** Reads a package with the library that browsers show PDFs with. */
export async function readBack(bytes: Uint8Array): Promise<ReadBack> {
  const proxy = await getDocumentProxy(bytes.slice());
  const pages: ReadPage[] = [];
  const links: ReadLink[] = [];
  for (let number = 1; number <= proxy.numPages; number += 1) {
    const page = await proxy.getPage(number);
    const { width, height, rotation } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ("str" in item ? [item] : []));
    const { transform } = page.getViewport({ scale: 1 });
    const stamp = texts.findLast(({ str }) => str.includes("Rev"));
    const [, , , , x = 0, y = 0] = (stamp?.transform ?? []) as number[];
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
    pages.push({
      text: texts.map(({ str, hasEOL }) => str + (hasEOL ? "\n" : "")).join(""),
      width,
      height,
      rotate: rotation,
      stamp: { x: a * x + c * y + e, y: b * x + d * y + f },
    });
    for (const one of await page.getAnnotations()) {
      if (one.subtype !== "Link") continue;
      links.push({
        page: number,
        label: one.contentsObj?.str ?? "",
        ...(one.dest ? { to: await pageOf(proxy, one.dest) } : {}),
        ...(one.url ? { url: one.url } : {}),
      });
    }
  }
  return { pages, links, outline: await outlineBelow(proxy, (await proxy.getOutline()) ?? [], 0) };
}

/** The bookmarks as lines: '  Datasheet → 6'. */
export const outlineOf = ({ outline }: ReadBack): string[] =>
  outline.map(({ title, to, depth }) => `${"  ".repeat(depth)}${title} → ${to}`);

/** The text of each page. */
export const pageTexts = async (bytes: Uint8Array): Promise<string[]> =>
  (await readBack(bytes)).pages.map(({ text }) => text);
