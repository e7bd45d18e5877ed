import type { CardShard } from "#domain/listing/cards.ts";
import { readProductData, type PackedProductData } from "#domain/listing/product-data.ts";
import { buildInfoSchema, type BuildInfo } from "#domain/publishing/publish.ts";
import { pollUntil } from "./waiting.ts";

/** A text that a file of the public site has once a change is live. */
export type FileProof = { path: string; text: string };
/** A name that the listing has, a text on the card of a product, or a text in a file. */
export type Proof = FileProof | { listed: string } | { card: string; text: string };

/** Poll interval: short, since it adds to the measured time. Each poll takes 2 ms of the web server's processor time. */
const POLL_MS = 30;
/** Poll interval for large files that do not show the change yet although the release says that it is live. */
const POLL_FILES_MS = 250;

/** Whether a release with this /build.json shows all of a revision: pages, listing and search. */
function showsAll(info: BuildInfo, revision: number): boolean {
  return info.revision >= revision;
}

/** The ETag of a page, which the web server makes from its bytes. */
export async function tagOf(url: string): Promise<string | null> {
  return (await fetch(url, { method: "HEAD" })).headers.get("etag");
}

/**
 * Waits until a page has the text, and returns the time. Asks only for the page's tag, which changes with its content, and
 * reads the page when it did.
 */
export async function whenPageShows(site: string, { path, text }: FileProof, before: string | null): Promise<number> {
  let at = 0;
  let known = before;
  await pollUntil(POLL_MS, `'${text}' on ${path}`, async () => {
    const tag = await tagOf(site + path);
    at = performance.now();
    if (tag === known) return false;
    known = tag;
    return shows(site, { path, text });
  });
  return at;
}

/**
 * Waits until the live release shows all of a revision, and returns the time. Polls /build.json, which goes live in the same
 * step as the other files: the listing and search data are megabytes, and for a file's tag the server would read all of it.
 * They are read once, after the time was taken; if one does not have its text, it goes on waiting.
 */
export async function whenAllShows(site: string, revision: number, proofs: readonly Proof[]): Promise<number> {
  let at = 0;
  await pollUntil(POLL_FILES_MS, `revision ${revision} in ${JSON.stringify(proofs)}`, async () => {
    await pollUntil(POLL_MS, `revision ${revision} in /build.json`, async () => {
      const info = buildInfoSchema.parse(await (await fetch(`${site}/build.json`)).json());
      at = performance.now();
      return showsAll(info, revision);
    });
    for (const proof of proofs) if (!(await shows(site, proof))) return false;
    return true;
  });
  return at;
}

async function shows(site: string, proof: Proof): Promise<boolean> {
  if ("path" in proof) return (await (await fetch(site + proof.path)).text()).includes(proof.text);
  const productData = readProductData((await (await fetch(`${site}/data/products.json`)).json()) as PackedProductData);
  if ("listed" in proof) return productData.names.includes(proof.listed);
  const shard = productData.shard[productData.positionOf(proof.card) ?? -1];
  const { cards } = (await (await fetch(`${site}/data/cards/${shard}.json`)).json()) as CardShard<unknown>;
  return cards.some(({ slug, text }) => slug === proof.card && text.includes(proof.text));
}
