/**
 * `npm run indexnow`: tells search engines by IndexNow which pages have changed since the last call; the first call sends all
 * pages. Needs INDEXNOW_KEY and SITE_URL. With --show it prints what would be sent.
 */
import { liveRelease } from "./pipeline/release/release.ts";
import { confirmSent, submissions, submit, takeChanged } from "./pipeline/hosting/indexnow.ts";
import { publicPages, withoutHidden } from "./pipeline/hosting/public-pages.ts";
import { loadEnvironment } from "./stack/environment.ts";

const { PLANTROOM_DATA, INDEXNOW_KEY, INDEXNOW_ENDPOINT, SITE_URL } = loadEnvironment();

async function run(): Promise<string> {
  if (!INDEXNOW_KEY) return "INDEXNOW_KEY is not set: nothing is sent.";
  if (!SITE_URL?.startsWith("https://"))
    return "SITE_URL is not an https address: search engines cannot read this site.";
  const release = liveRelease(PLANTROOM_DATA);
  if (!release) return "Nothing has been published yet.";
  const show = process.argv.includes("--show");
  const changed = takeChanged(PLANTROOM_DATA);
  const paths = changed ? withoutHidden(release, changed) : publicPages(release);
  const lists = submissions(SITE_URL, INDEXNOW_KEY, paths);
  if (show) return JSON.stringify(lists, null, 2);
  for (const list of lists) await submit(INDEXNOW_ENDPOINT, list);
  confirmSent(PLANTROOM_DATA);
  return `${paths.length} addresses sent.`;
}

try {
  console.log(await run());
} catch (error) {
  // The addresses are kept for the next time.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
