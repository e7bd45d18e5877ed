import * as z from "zod";
import { connect } from "#db/client.ts";
import { accountMayPreview, mayPreview, previewOf, previewWithRows, shownByLink } from "#db/publishing/previews.ts";
import type { Environment } from "../../stack/environment.ts";
import { bothNames, isHosted, previewUrl, siteUrl, supabaseUrl } from "../../stack/stack.ts";
import { presentBundle } from "../code/bundle.ts";
import { codeVersion } from "../code/code-version.ts";
import { openWorkspace } from "../content/workspace.ts";
import { newestRelease } from "../release/release.ts";
import { keptPreviews, type Found, type Preview } from "./kept-previews.ts";
import { PLACE_OF_MARK } from "./preview-page.ts";
import { previewServer } from "./preview-server.ts";
import { previewThread } from "./preview-thread.ts";
import { storedPreviews } from "./stored-previews.ts";

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

  const stored = storedPreviews({
    present: (subject) => previewOf(secret, subject),
    withRows: (subject) => previewWithRows(secret, subject),
  });
  const kept = keptPreviews();
  async function find(key: string): Promise<Found> {
    const link = TOKEN.test(key) ? await shownByLink(secret, key) : null;
    if (link) return shownTo(await stored(link.subject), { endsAt: link.endsAt, by: key });
    const shown = kept.find(key);
    // For each page, because a colleague may have lost the rights, or the account, since the key was made.
    if (!shown || !(await accountMayPreview(secret, shown.account))) return null;
    return "form" in shown ? shown.form : shownTo(await stored(shown.subject), { by: shown.account });
  }

  const site = new Set([siteUrl(env), ...(isHosted(env) ? [] : [`http://127.0.0.1:${env.PORT}`])].flatMap(bothNames));
  return {
    answer: previewServer({
      ...{ place, find, keep: kept.keep, thread, log },
      hosts: bothNames(place).map((address) => new URL(address).host),
      administrations: [...site],
      may: async (accessToken) => {
        const client = connect(url, env.PUBLIC_SUPABASE_PUBLISHABLE_KEY, { accessToken });
        return (await mayPreview(client).catch(() => false)) ? accountOf(accessToken) : null;
      },
      folders: () => {
        const release = newestRelease(env.PLANTROOM_DATA);
        return [...(files === null ? [] : [files]), ...(release === null ? [] : [release])];
      },
    }),
    stop: () => thread.stop(),
  };
}

const shownTo = (found: Found, whom: Partial<Pick<Preview, "endsAt" | "by">>): Found =>
  typeof found === "object" && found ? { ...found, ...whom } : found;

const tokenSchema = z.object({ sub: z.guid() });
/** The account of an access token that the database has accepted. */
function accountOf(accessToken: string): string | null {
  const [, claims = ""] = accessToken.split(".");
  return tokenSchema.safeParse(JSON.parse(Buffer.from(claims, "base64url").toString())).data?.sub ?? null;
}
