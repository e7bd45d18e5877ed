import { withoutLanguage } from "#domain/languages/languages.ts";
import { languagesOf } from "#site/content/site-data.ts";
import { dev } from "astro";
import type { ViteDevServer } from "vite";
import { connect } from "#db/client.ts";
import { setPreviewPlace } from "#db/publishing/previews.ts";
import { redirectRules } from "../pipeline/content/redirects.ts";
import { openWorkspace } from "../pipeline/content/workspace.ts";
import { PROJECT_ROOT, type Environment } from "../stack/environment.ts";
import { childEnvironment, localHookUrl, mailEnvironment, supabaseUrl } from "../stack/stack.ts";
import { contentSource } from "./content.ts";
import { answerByFunction, isForFunction } from "./edge-functions.ts";
import { ASTRO_ONLY, developmentSite, type FindAnswer } from "./integration.ts";
import { publishing } from "./publishing.ts";
import { developmentFiles } from "./release-files.ts";
import { forgetServerModules, loadServerModule } from "./server-modules.ts";

/** Serves site, administration and edge functions at one address. The database must be running already. */
export async function startDevelopmentSite(env: Environment): Promise<{ stop(): Promise<void> }> {
  const hook = localHookUrl(env, env.PORT);
  const variables = childEnvironment(env, { DEPLOY_HOOK_URL: hook });
  const variablesOfFunctions = { ...variables, ...mailEnvironment(env) };
  Object.assign(process.env, variables, { ASTRO_DISABLE_UPDATE_CHECK: "true" });

  const client = connect(supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY);
  const workspace = openWorkspace(env.PLANTROOM_DATA);
  let server: ViteDevServer | null = null;
  const content = contentSource({
    client,
    supabaseUrl: supabaseUrl(env),
    workspace,
    onChange: () => server && forgetServerModules(server),
  });
  const secret = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
  // Previews are the builder's, and none runs here.
  await setPreviewPlace(secret, null);
  const queue = publishing(secret, content, (text) => console.log(text));
  const releaseFile = developmentFiles({ client, content, workspace });

  const byFunction = (request: Request): Promise<Response> =>
    answerByFunction(request, {
      env: { ...variablesOfFunctions, ASSETS: { fetch: siteFile } },
      load: (path) => {
        if (!server) throw new Error("The server has not started yet.");
        return loadServerModule(server, path);
      },
      site: astroAnswer,
    });
  /** What is at an address of the site without the edge functions. */
  const siteFile = (address: URL): Promise<Response> => {
    const request = new Request(address);
    return releaseFile(address.pathname)?.(request) ?? astroAnswer(request);
  };
  const find: FindAnswer = (path) => {
    if (path === new URL(hook).pathname) return async () => (void queue.process(), new Response(null, { status: 202 }));
    return isForFunction(path) ? byFunction : (releaseFile(path) ?? null);
  };

  // Resizes all pictures before the first request, which would have to wait for it.
  await content.current();
  const running = await dev({
    root: PROJECT_ROOT,
    logLevel: "warn",
    server: { host: "127.0.0.1", port: env.PORT },
    integrations: [
      developmentSite({
        dataDir: env.PLANTROOM_DATA,
        port: env.PORT,
        onServer: (started) => (server = started),
        find,
        beforePage: async (path) => {
          const { snapshot } = await content.current();
          content.show(withoutLanguage(path).language);
          const rules = redirectRules(snapshot.redirects, languagesOf(snapshot));
          return rules.find(({ from }) => from === path)?.to ?? null;
        },
      }),
    ],
  });
  // Vite ends the process when its standard input ends, as it does in the background.
  process.stdin.removeAllListeners("end");
  // A deploy may still be queued from an earlier run.
  void queue.process();
  return {
    async stop() {
      queue.close();
      await running.stop();
    },
  };
}

/** Astro's own answer to a request, without the edge functions. */
function astroAnswer(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set(ASTRO_ONLY, "yes");
  return fetch(request.url, { method: request.method, headers, redirect: "manual" });
}
