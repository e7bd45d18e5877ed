import { connect } from "#db/client.ts";
import { mayPreview, previewOf, previewOfLink, type StoredPreview } from "#db/publishing/previews.ts";
import type { Environment } from "../../stack/environment.ts";
import { bothNames, isHosted, previewUrl, siteUrl, supabaseUrl } from "../../stack/stack.ts";
import { presentBundle } from "../code/bundle.ts";
import { codeVersion } from "../code/code-version.ts";
import { openWorkspace } from "../content/workspace.ts";
import { newestRelease } from "../release/release.ts";
import { hashOf, keptPreviews, type Preview } from "./kept-previews.ts";
import { PLACE_OF_MARK } from "./preview-page.ts";
import { previewServer } from "./preview-server.ts";
import { previewThread } from "./preview-thread.ts";

const MOST_STORED = 20;
const TOKEN = /^[0-9a-f]{64}$/;

/** The previews of the site that the environment names; null where nothing says how browsers reach them. */
export function previewsOf(env: Environment, log: (text: string) => void) {
  const place = previewUrl(env);
  if (place === null) return null;
  const url = supabaseUrl(env);
  const secret = connect(url, env.SUPABASE_SECRET_KEY);
  let files: string | null = null;
  const thread = previewThread(() => {
    const code = codeVersion();
    const bundle = presentBundle(openWorkspace(env.PLANTROOM_DATA), code);
    if (!bundle) throw new Error("The site has not been built yet.");
    files = bundle.files;
    return {
      ...{ bundle, code, dataDir: env.PLANTROOM_DATA, supabaseUrl: url },
      ...{ publishableKey: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY, secretKey: env.SUPABASE_SECRET_KEY },
      placeOfMark: PLACE_OF_MARK,
    };
  });

  /** Stored previews by what asks for them, so that each request asks the database only whether there is a newer version. */
  const stored = new Map<string, Preview>();
  async function current(
    of: string,
    read: (known?: string) => Promise<(StoredPreview & { endsAt?: string }) | null>,
  ): Promise<Preview | null> {
    const known = stored.get(of);
    const found = await read(known?.version);
    stored.delete(of);
    if (!found) return null;
    const { version, name, isPlan, endsAt = null } = found;
    const rows = found.rows ? Buffer.from(JSON.stringify(found.rows)) : (known?.rows ?? Buffer.from("[]"));
    const preview: Preview = { what: isPlan ? "plan" : "draft", version, name, endsAt, rows };
    stored.set(of, preview);
    for (const oldest of [...stored.keys()].slice(0, -MOST_STORED)) stored.delete(oldest);
    return preview;
  }

  const kept = keptPreviews();
  async function find(key: string): Promise<Preview | null> {
    if (TOKEN.test(key)) return current(hashOf(key), (known) => previewOfLink(secret, key, known));
    const shown = kept.find(key);
    if (!shown || "form" in shown) return shown?.form ?? null;
    return current(shown.subject, (known) => previewOf(secret, shown.subject, known));
  }

  const site = new Set([siteUrl(env), ...(isHosted(env) ? [] : [`http://127.0.0.1:${env.PORT}`])].flatMap(bothNames));
  return {
    answer: previewServer({
      ...{ place, find, keep: kept.keep, thread, log },
      hosts: bothNames(place).map((address) => new URL(address).host),
      administrations: [...site],
      may: (accessToken) =>
        mayPreview(connect(url, env.PUBLIC_SUPABASE_PUBLISHABLE_KEY, { accessToken })).catch(() => false),
      folders: () => {
        const release = newestRelease(env.PLANTROOM_DATA);
        return [...(files === null ? [] : [files]), ...(release === null ? [] : [release])];
      },
    }),
    stop: () => thread.stop(),
  };
}
