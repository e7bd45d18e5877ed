import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { getContentRevision } from "#db/publishing/content-revision.ts";
import type { Client } from "#db/client.ts";
import type { BuildInfo } from "#domain/publishing/publish.ts";
import { withoutLanguage } from "#domain/languages/languages.ts";
import { storedAt } from "#domain/documents/document-file.ts";
import { MEDIA_TYPES } from "../files/media-types.ts";
import { prepareDownloads } from "../pipeline/documents/prepare.ts";
import { REMOVE_WORKER } from "../pipeline/offline/remove-worker.ts";
import { writtenPages } from "../pipeline/search/search-records.ts";
import { prepareSearch } from "../pipeline/search/search.ts";
import type { Workspace } from "../pipeline/content/workspace.ts";
import type { ContentSource } from "./content.ts";
import type { FindAnswer } from "./integration.ts";

type Sources = { client: Client; content: ContentSource; workspace: Workspace };

/** The files of a release that Astro does not make (pictures, search index, downloads …), made when they are requested. */
export function developmentFiles({ client, content, workspace }: Sources): FindAnswer {
  let indexed = -1;

  async function search(path: string): Promise<Response> {
    const { snapshot, pictures } = await content.current();
    if (indexed !== snapshot.revision) await prepareSearch(writtenPages(snapshot, pictures), workspace);
    indexed = snapshot.revision;
    const { language, address } = withoutLanguage(path);
    return file(join(workspace.search, language), address.slice("/pagefind/".length));
  }

  /** A document, or what the edge function draws datasheets from. */
  async function download(path: string): Promise<Response> {
    const { snapshot, pictures } = await content.current();
    const wanted = (address: string): boolean => address === path;
    const { files } = await prepareDownloads(snapshot, pictures, workspace, { wanted });
    const made = files.find((file) => `/${file.path}` === path);
    return made ? served(made.source, extname(path)) : notFound();
  }

  async function media(path: string): Promise<Response> {
    const answer = await file(workspace.media, path.slice("/media/".length));
    // The pictures of datasheets are not among those of pages.
    return answer.status === 404 ? download(path) : answer;
  }

  async function document(path: string): Promise<Response> {
    await content.current();
    const answer = await file(workspace.documents, storedAt(path) ?? "");
    answer.headers.set("content-disposition", "attachment");
    return answer;
  }

  async function buildInfo(): Promise<Response> {
    // Every request reads the present content, so the present revision is live.
    const revision = await getContentRevision(client);
    return Response.json(
      { revision, pages: revision, deploy: null, time: new Date().toISOString() } satisfies BuildInfo,
      {
        headers: { "cache-control": "no-store" },
      },
    );
  }

  return (path) => {
    if (path.startsWith("/media/")) return () => media(path);
    if (withoutLanguage(path).address.startsWith("/pagefind/")) return () => search(path);
    if (/^\/(?:downloads|data\/(?:datasheets|fonts))\//.test(withoutLanguage(path).address))
      return () => download(path);
    if (storedAt(path) !== null) return () => document(path);
    if (path === "/build.json") return buildInfo;
    if (path === "/sw.js") return noWorker;
    return null;
  };
}

/** A service worker that `npm start` left in this browser would serve the files of its release. */
const noWorker = async (): Promise<Response> =>
  new Response(REMOVE_WORKER, { headers: { "content-type": MEDIA_TYPES[".js"] ?? "" } });
const notFound = (): Response => new Response("Not found", { status: 404 });

async function file(folder: string, path: string): Promise<Response> {
  const target = join(folder, decodeURIComponent(path));
  return target.startsWith(folder + sep) && existsSync(target) ? served(target, extname(target)) : notFound();
}

async function served(source: string, extension: string): Promise<Response> {
  return new Response(await readFile(source), {
    headers: { "content-type": MEDIA_TYPES[extension] ?? "application/octet-stream", "cache-control": "no-cache" },
  });
}
