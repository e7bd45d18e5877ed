import { join } from "node:path";
import { siteInLanguages, type SiteInput } from "#site/content/site-data.ts";
import { forgetChanged, noteChanged } from "../hosting/indexnow.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import { releaseAssembler, type ReleaseFile } from "../release/assemble.ts";
import { changedPages } from "./changed-pages.ts";
import type { BuildResult, LastBuild } from "./last-build.ts";
import { linkTargets } from "../release/links.ts";
import { deleteOldReleases, liveRelease } from "../release/release.ts";
import type { releaseFiles } from "./release-files.ts";
import type { Tools } from "./tools.ts";

type Options = {
  dataDir: string;
  filesOf: ReturnType<typeof releaseFiles>;
  serviceWorker: boolean;
  /** With this key, changed pages are noted for IndexNow; null turns that off. */
  indexNowKey: string | null;
  /** Makes a complete release live. */
  goLive: (release: string) => Promise<void>;
};

/** The content of one build. */
type Content = Pick<SiteInput, "snapshot" | "pictures">;

/** Makes releases of a site live: the whole site, its changed pages ahead of it, or the same content again. */
export function releasePublisher({ dataDir, filesOf, serviceWorker, indexNowKey, goLive }: Options) {
  const assembler = releaseAssembler(dataDir);

  /** Assembles a release of these files and makes it live. Adds the addresses of pages that differ to `changed`. */
  async function publish(
    files: readonly ReleaseFile[],
    last: LastBuild | null,
    { renderer }: Tools,
    changed: Set<string>,
  ): Promise<string> {
    const written = renderer.takeWritten();
    const before = new Set(last?.files.flatMap(({ path, rewritten }) => (rewritten ? [] : [path])));
    const release = assembler.assemble(files, {
      isSame: (path) => (before.has(path) ? !written.has(path) : null),
      onChanged: (path) => path.endsWith(".html") && changed.add(addressOf(path)),
    });
    await goLive(release);
    if (indexNowKey === null) forgetChanged(dataDir);
    else noteChanged(dataDir, changed);
    return release;
  }

  /**
   * Makes the pages of changed records live, if they are few and can be shown: what an editor waits for. Lists, search and
   * pages that show these records among others follow with the whole release.
   */
  async function publishChangedPages(
    last: LastBuild,
    { snapshot, pictures }: Content,
    deploy: number | null,
    changed: Set<string>,
  ): Promise<void> {
    // With a faulty record these pages might show a part of it.
    const pages = last.shown === last.snapshot ? changedPages(last.snapshot, snapshot) : [];
    if (pages.length === 0) return;
    const site = siteInLanguages({ snapshot, pictures, serviceWorker }, last.site);
    const { renderer, links } = last.tools;
    const made = await renderer.renderOnly(site, pages);
    if (made === null) return;
    const info = { revision: last.snapshot.revision, pages: snapshot.revision, deploy };
    const files = filesOf.withPages(last.files, made, { pictures, info });
    // A dead link may be valid in the whole release; if it is not, that build reports it.
    if (links.dead(linkTargets(files, last.redirects, last.answered), made).length > 0) return;
    last.result = { ...last.result, release: await publish(files, last, last.tools, changed) };
  }

  /** Nothing has changed: the newest release becomes that of this deploy, and live if an older one is. */
  async function showAgain({ result }: LastBuild, deploy: number | null): Promise<BuildResult> {
    const { revision, release } = result;
    writeAtomically(join(release, "build.json"), filesOf.infoText({ revision, pages: revision, deploy }));
    if (liveRelease(dataDir) !== release) await goLive(release);
    return { ...result, rendered: 0, changed: [] };
  }

  return {
    publish,
    publishChangedPages,
    showAgain,
    /** Deletes old releases and prepares the folders of the next ones. */
    prepareNext() {
      deleteOldReleases(dataDir, assembler.discard);
      assembler.prepareSpares();
    },
  };
}

/** 'products/pump.html' is at '/products/pump', 'index.html' at '/'. */
const addressOf = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, "")}`;
