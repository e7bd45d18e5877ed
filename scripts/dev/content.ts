import { provideSiteData, siteDataOf, type SiteInput } from "#site/content/site-data.ts";
import type { Client } from "#db/client.ts";
import { getContentRevision } from "#db/publishing/content-revision.ts";
import { shownContent } from "#site/content/shown-content.ts";
import { readSnapshot } from "#db/publishing/snapshot.ts";
import { preparePictures } from "../pipeline/pictures/pictures.ts";
import type { Workspace } from "../pipeline/content/workspace.ts";

type Content = Pick<SiteInput, "snapshot" | "pictures">;

export type ContentSource = {
  /** The content of the database at the time of the call or later. Reads it again only if it has changed. */
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

  async function read(): Promise<Content> {
    if (content && content.snapshot.revision === (await getContentRevision(client))) return content;
    const snapshot = shownContent(await readSnapshot(client));
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

  let last: Promise<unknown> = Promise.resolve();
  return {
    current() {
      // One after another: a read that began before a save may not have seen it.
      const next = last.then(read);
      last = next.catch(() => undefined);
      return next;
    },
  };
}
