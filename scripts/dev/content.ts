import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { ServedPictures, SiteInput } from "#build-data/site-data.ts";
import type { Client } from "#db/client.ts";
import { getContentRevision } from "#db/deploys.ts";
import { readSnapshot, type Snapshot } from "#db/snapshot.ts";
import { preparePictures } from "../build/pictures.ts";
import type { Workspace } from "../build/workspace.ts";

type Content = { snapshot: Snapshot; pictures: ServedPictures };

export type ContentSource = {
  /** The content as the database has it now; reads it again only where it changed since the last call. */
  current(): Promise<Content>;
};

type Sources = {
  client: Client;
  supabaseUrl: string;
  workspace: Workspace;
  /** Where the pages find the content: src/build-data/site-data.ts reads this file. */
  input: string;
  /** Called after the file was written anew. */
  onChange: () => void;
};

/** The content of the pages in development: whoever asks gets what was saved last. */
export function contentSource({ client, supabaseUrl, workspace, input, onChange }: Sources): ContentSource {
  const warned = new Set<string>();
  let content: Content | null = null;
  let reading: Promise<Content> | null = null;

  async function read(): Promise<Content> {
    if (content && existsSync(input) && content.snapshot.revision === (await getContentRevision(client)))
      return content;
    const snapshot = await readSnapshot(client);
    const warn = (text: string): void => {
      if (!warned.has(text)) console.warn(text);
      warned.add(text);
    };
    const pictures = await preparePictures(snapshot, { client, supabaseUrl, workspace, warn });
    mkdirSync(dirname(input), { recursive: true });
    writeFileSync(input, JSON.stringify({ snapshot, pictures } satisfies SiteInput));
    content = { snapshot, pictures };
    onChange();
    return content;
  }

  return {
    current() {
      // Requests that come together share one look at the database.
      reading ??= read().finally(() => (reading = null));
      return reading;
    },
  };
}
