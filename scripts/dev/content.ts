import { provideSiteData, siteInLanguages, type SiteData, type SiteInput } from "#site/content/site-data.ts";
import type { Client } from "#db/client.ts";
import { FIRST_LANGUAGE, type Language } from "#domain/languages/languages.ts";
import { getContentRevision } from "#db/publishing/content-revision.ts";
import { problemText } from "#domain/publishing/deploy-problems.ts";
import { shownContent } from "#site/content/shown-content.ts";
import { readSnapshot } from "#db/publishing/snapshot.ts";
import { publishedFiles } from "../pipeline/documents/published-files.ts";
import { preparePictures } from "../pipeline/pictures/pictures.ts";
import type { Workspace } from "../pipeline/content/workspace.ts";

type Content = Pick<SiteInput, "snapshot" | "pictures">;

export type ContentSource = {
  /** The content of the database at the time of the call or later. Reads it again only if it has changed. */
  current(): Promise<Content>;
  /**
   * Pages that are rendered from now on show this language. Two pages that are rendered at the same moment in different languages
   * may mix them, which only development does.
   */
  show(language: Language): void;
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
  const documentFiles = publishedFiles({ client, workspace });
  let content: Content | null = null;
  let site: SiteData[] = [];
  let shown: Language = FIRST_LANGUAGE;

  function show(language: Language): void {
    shown = language;
    const data = site.find((one) => one.language === language) ?? site[0];
    if (data) provideSiteData(data);
  }

  async function read(): Promise<Content> {
    if (content && content.snapshot.revision === (await getContentRevision(client))) return content;
    const { snapshot, problems } = await documentFiles.prepare(shownContent(await readSnapshot(client)));
    for (const problem of problems) console.warn(problemText(problem));
    const onLeftOut = (address: string, why: string): void => {
      if (!warned.has(address)) console.warn(`${address.slice(0, 120)} ${why} and is left out.`);
      warned.add(address);
    };
    const pictures = await preparePictures(snapshot, { client, supabaseUrl, workspace, onLeftOut });
    site = siteInLanguages({ snapshot, pictures, serviceWorker: false }, site);
    show(shown);
    content = { snapshot, pictures };
    onChange();
    return content;
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    show,
    current() {
      // One after another: a read that began before a save may not have seen it.
      const next = last.then(read);
      last = next.catch(() => undefined);
      return next;
    },
  };
}
