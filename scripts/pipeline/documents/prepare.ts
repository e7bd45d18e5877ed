import { createHash } from "node:crypto";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { contentIn } from "#site/content/content-language.ts";
import { languagesOf, type ServedPictures } from "#site/content/site-data.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { datasheetView } from "#documents/views/datasheets.ts";
import { plannedDocuments, type PlannedDocument } from "#documents/views/documents.ts";
import { pictureFinder } from "#documents/views/pictures.ts";
import type { Fault } from "../render/last-good.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import type { Workspace } from "../content/workspace.ts";
import { fontFiles } from "./fonts.ts";
import { datasheetFiles } from "./datasheet-files.ts";
import { plannedDatasheets } from "./datasheets.ts";
import { drawAll, type DrawOrder } from "./draw-all.ts";
import { drawingCode, type Drawing } from "./drawing-code.ts";

type DownloadOptions = {
  /** The addresses of the files that are wanted; all by default. */
  wanted?: (address: string) => boolean;
  /** True draws the datasheets of products, too, instead of leaving them to the edge function. */
  drawDatasheets?: boolean;
};

/** The files, the addresses that the edge function answers, and what could not be made. */
export type Downloads = { files: ReleaseFile[]; answered: string[]; faults: Fault[] };

/** The PDF downloads of the site: the documents as files, and what the edge function draws datasheets from. */
export async function prepareDownloads(
  snapshot: Snapshot,
  pictures: ServedPictures,
  workspace: Pick<Workspace, "downloads" | "media">,
  { wanted = () => true, drawDatasheets = false }: DownloadOptions = {},
): Promise<Downloads> {
  const { downloads, media } = workspace;
  const drawing = { code: drawingCode(), downloads, media, converted: convertedFolder(workspace) };
  const find = pictureFinder(pictures);
  const contents = languagesOf(snapshot).map((language) => ({ language, content: contentIn(snapshot, language) }));
  const planned = contents.map(({ language, content }) => plannedDatasheets(content, find, language));
  const faults = planned.flatMap((inLanguage) => inLanguage.faults);
  // Everything is made again from the last good content anyway.
  if (faults.length > 0) return { files: [], answered: [], faults };
  const documents = contents.flatMap(({ language, content }) => plannedDocuments(content, find, language));
  if (drawDatasheets)
    for (const inLanguage of planned)
      documents.push(
        ...inLanguage.datasheets.map(({ address, product }) => ({ address, view: datasheetView(inLanguage, product) })),
      );
  const asked = documents.filter(({ address }) => wanted(address));
  if (drawDatasheets) {
    const made = await drawn(asked, drawing);
    // Without the edge function it is the visitor's browser alone that draws: submittal packages.
    return { answered: [], faults: made.faults, files: [...made.files, ...fontFiles(downloads, wanted)] };
  }
  const [made, data] = await Promise.all([drawn(asked, drawing), datasheetFiles(planned, drawing, wanted)]);
  return {
    files: [...made.files, ...data.files],
    answered: planned.flatMap(({ datasheets }) => datasheets.map(({ address }) => address)),
    faults: [...made.faults, ...data.faults],
  };
}

function convertedFolder({ downloads }: Pick<Workspace, "downloads">): string {
  const folder = join(downloads, "pictures");
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Documents as files. A document is named by the hash of its content and of the code that draws it: existing files are used
 * again, new ones are drawn.
 */
async function drawn(
  documents: readonly PlannedDocument[],
  { code, downloads, media, converted }: Drawing,
): Promise<Pick<Downloads, "files" | "faults">> {
  const present = new Set(readdirSync(downloads));
  const orders = new Map<string, DrawOrder>();
  const files = documents.map(({ address, view }): ReleaseFile => {
    const hash = createHash("sha256").update(code).update(JSON.stringify(view)).digest("hex");
    const name = `${hash.slice(0, 32)}.pdf`;
    if (!present.has(name)) orders.set(name, { address, view, target: join(downloads, name) });
    return { source: join(downloads, name), path: address.slice(1), frozen: true };
  });
  const faults = await drawAll([...orders.values()], { media, converted });
  const missing = new Set(faults.map(({ address }) => address.slice(1)));
  return { files: files.filter(({ path }) => !missing.has(path)), faults };
}
