/** Renders pages of previews in a thread of its own, apart from builds: with content, overlays and rendered values of its own. */
import { parentPort, workerData } from "node:worker_threads";
import { setTimeout as passed } from "node:timers/promises";
import * as z from "zod";
import { shownContent } from "#site/content/shown-content.ts";
import { provideSiteData, siteInLanguages, type SiteData } from "#site/content/site-data.ts";
import { withoutLanguage } from "#domain/languages/languages.ts";
import { connect } from "#db/client.ts";
import { storedRows } from "#db/publishing/previews.ts";
import { readSnapshot, readSnapshotAfter, type Snapshot } from "#db/publishing/snapshot.ts";
import { previewRowSchema, type PreviewRow } from "#domain/publishing/preview.ts";
import { loadKeptRenderer, type RenderPath } from "../code/astro-renderer.ts";
import { firstStyles } from "../code/first-styles.ts";
import { scriptHashes } from "../code/inline-scripts.ts";
import { lastShown, openWorkspace, readState } from "../content/workspace.ts";
import { redirectRules } from "../content/redirects.ts";
import { fileOf } from "../release/checks.ts";
import { keepNewest } from "./keep-newest.ts";
import { missingRecords, withOverlay, type Overlaid, type StoredRow } from "./overlay.ts";
import type { PreviewAnswer, PreviewOrder, PreviewInput } from "./preview-thread.ts";

/** A page and the data that its scripts load come together: the content is asked for once. */
const FRESH_MS = 200;
/** While an import is stored, the content of a moment ago is shown. */
const WAIT_FOR_CONTENT_MS = 300;
/** How many overlays stay ready, and of how many bytes; each holds what was made of it. */
const READY_LIMITS = { most: 6, mostBytes: 20_000_000 };
const NOT_FOUND = "/404";

const { bundle, code, dataDir, supabaseUrl, publishableKey, secretKey, placeOfMark } = workerData as PreviewInput;
const client = connect(supabaseUrl, publishableKey);
const secret = connect(supabaseUrl, secretKey);
const renderer = await loadKeptRenderer(bundle.renderer);
const withFirstStyles = firstStyles(bundle.files);
const scripts = scriptHashes(renderer.scripts);

const workspace = openWorkspace(dataDir);
const { pictures = {}, ...shown } = (readState(workspace)?.code === code && lastShown(workspace)) || {};
let content = "revision" in shown ? (shown as Snapshot) : null;
let reading: Promise<Snapshot> | null = null;
let readAt = -Infinity;

/** The content of now, of which only what has changed is read. */
async function present(): Promise<Snapshot> {
  if (content && performance.now() - readAt < FRESH_MS) return content;
  reading ??= (content ? readSnapshotAfter(content, client, secret) : readSnapshot(client))
    .then((read) => ((readAt = performance.now()), (content = read)))
    .finally(() => (reading = null));
  if (!content) return reading;
  const earlier = content;
  const current = reading.catch((error: unknown) => (console.error(error), earlier));
  return Promise.race([current, passed(WAIT_FOR_CONTENT_MS, earlier)]);
}

type Ready = Overlaid & { of: Snapshot; rows: Uint8Array; bytes: number; site: SiteData[] };
const ready = new Map<string, Ready>();
let last: SiteData[] = [];

/** The content with an overlay in it; null if its rows are not here (any more). */
async function overlaid({ version, rows: sent, alone }: PreviewOrder): Promise<Ready | null> {
  const snapshot = await present();
  const known = ready.get(version);
  const rows = sent ?? known?.rows;
  if (!rows) return null;
  ready.delete(version);
  const next = known?.of === snapshot ? known : await prepare(snapshot, rows, alone);
  ready.set(version, next);
  keepNewest(ready, READY_LIMITS);
  return next;
}

const rowsIn = (text: Uint8Array): PreviewRow[] =>
  z.array(previewRowSchema).parse(JSON.parse(new TextDecoder().decode(text)));

async function prepare(snapshot: Snapshot, text: Uint8Array, alone: boolean): Promise<Ready> {
  const rows = rowsIn(text);
  const missing = missingRecords(snapshot, rows);
  const byTable = Map.groupBy(missing, ({ table }) => table);
  const stored = await Promise.all(
    [...byTable].map(([table, of]) => storedRows(secret, table, [...new Set(of.map(({ record }) => record))])),
  );
  const result = withOverlay(snapshot, rows, { stored: stored.flat() as StoredRow[], alone });
  const site = siteInLanguages(
    { snapshot: shownContent(result.snapshot), pictures, serviceWorker: false, previewMark: placeOfMark },
    last,
  );
  last = site;
  return { ...result, of: snapshot, rows: text, bytes: text.length, site };
}

async function render({ route, pathname }: RenderPath, hidden: boolean): Promise<PreviewAnswer> {
  const page = pathname.replace(/^\/|\/$/g, "");
  const { status, text } = await renderer.render({ route }, route.type === "page" ? fileOf("", page) : page);
  const isMissing = status === 404 && pathname !== NOT_FOUND;
  const notFound = isMissing ? renderer.pathOf(NOT_FOUND) : undefined;
  if (notFound) return render(notFound, hidden);
  if (route.type !== "page") return { text };
  const html = withFirstStyles(text);
  return { html, status: pathname === NOT_FOUND ? 404 : status, scripts, hidden };
}

let given: SiteData | null = null;

async function answer(order: PreviewOrder): Promise<PreviewAnswer> {
  const preview = await overlaid(order);
  if (!preview) return { unknown: true };
  if (order.path === null) return { page: preview.page };
  const { language, address } = withoutLanguage(order.path);
  const data = preview.site.find((one) => one.language === language);
  if (!data) return { nothing: true };
  if (given !== data) {
    provideSiteData(data);
    renderer.forgetPaths();
    given = data;
  }
  const moved = redirectRules(preview.snapshot.redirects, [language]).findLast(({ from }) => from === order.path);
  const path = renderer.pathOf(address);
  if (moved && moved.to !== order.path) return { moved: moved.to };
  return path ? render(path, preview.hidden) : { nothing: true };
}

// The next order comes after the answer to the last: only one page may be rendered at a time.
parentPort?.on("message", (order: PreviewOrder) => {
  void answer(order)
    .catch((error: unknown): PreviewAnswer => ({ fault: error instanceof Error ? error.message : String(error) }))
    .then((result) => parentPort?.postMessage(result));
});
