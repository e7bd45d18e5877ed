import { provideSiteData, siteDataOf, type ServedPictures } from "#build-data/site-data.ts";
import type { Client } from "#db/client.ts";
import { getContentRevision } from "#db/content-revision.ts";
import { readSnapshot, type Snapshot } from "#db/snapshot.ts";
import { preparePictures } from "../build/pictures.ts";
import type { Workspace } from "../build/workspace.ts";

type Content = { snapshot: Snapshot; pictures: ServedPictures };

export type ContentSource = {
  /** The present content of the database. Reads it again only if it has changed since the last call. */
  current(): Promise<Content>;
};

type Sources = {
  client: Client;
  supabaseUrl: string;
  workspace: Workspace;
  /** Called when pages read other content than before. */
  onChange: () => void;
};

/** The content of the pages in development. */
export function contentSource({ client, supabaseUrl, workspace, onChange }: Sources): ContentSource {
  const warned = new Set<string>();
  let content: Content | null = null;
  let reading: Promise<Content> | null = null;

  async function read(): Promise<Content> {
    if (content && content.snapshot.revision === (await getContentRevision(client))) return content;
    const snapshot = await readSnapshot(client);
    const onLeftOut = (address: string, why: string): void => {
      if (!warned.has(address)) console.warn(`${address.slice(0, 120)} ${why} and is left out.`);
      warned.add(address);
    };
    const pictures = await preparePictures(snapshot, { client, supabaseUrl, workspace, onLeftOut });
    provideSiteData(siteDataOf({ snapshot, pictures, serviceWorker: false }));
    content = { snapshot, pictures };
    onChange();
    return content;
  }

  return {
    current() {
      // Simultaneous requests share one read of the database.
      reading ??= read().finally(() => (reading = null));
      return reading;
    },
  };
}
