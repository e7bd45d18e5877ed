/**
 * The local web server: the live release and the edge functions, as Cloudflare Pages serves them.
 */
import { isLoopback } from "#domain/addresses/network-address.ts";
import { liveLink } from "./pipeline/release/release.ts";
import { startReverseProxy } from "./edge/reverse-proxy.ts";
import { prepareFunctionsWorker } from "./edge/functions-worker.ts";
import { startFunctions } from "./edge/functions.ts";
import { staticFiles } from "./edge/static-files.ts";
import { loadEnvironment } from "./stack/environment.ts";
import { endWithParent, reportReady } from "./stack/processes.ts";
import { isHosted, mailEnvironment, siteUrl, supabaseUrl } from "./stack/stack.ts";

const env = loadEnvironment();
/** The only variables that the functions see. */
const variables: Record<string, string> = {
  PUBLIC_SUPABASE_URL: supabaseUrl(env),
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  SUPABASE_SECRET_KEY: env.SUPABASE_SECRET_KEY,
  DEPLOY_HOOK_URL: env.DEPLOY_HOOK_URL ?? "",
  LINK_SECRET: env.LINK_SECRET,
  SITE_URL: siteUrl(env),
  ...mailEnvironment(env),
};

const live = liveLink(env.PLANTROOM_DATA);
const files = staticFiles(live);
const { script, isFor } = await prepareFunctionsWorker(env.PLANTROOM_DATA);
const functions = await startFunctions({ script, variables, files: files.answer });
const site = new URL(siteUrl(env));
const hosts = [`127.0.0.1:${env.PORT}`, `localhost:${env.PORT}`, site.host];
// Everything listens on this machine only: a site with another name is behind a reverse proxy.
const behindProxy = !isLoopback(site.hostname);
try {
  const proxy = await startReverseProxy({
    port: env.PORT,
    hosts,
    backend: behindProxy && !isHosted(env) ? { port: env.SUPABASE_PORT, host: site.host } : undefined,
    behindProxy,
    functions: { port: functions.port, isFor: (path) => isFor(path, live) },
    files: files.answer,
  });
  endWithParent(async () => {
    files.stop();
    proxy.close();
    proxy.closeAllConnections();
    await functions.stop();
  });
} catch (error) {
  console.error(
    (error as NodeJS.ErrnoException).code === "EADDRINUSE"
      ? `Port ${env.PORT} is taken by another program. Choose another with PORT.`
      : `The web server failed: ${String(error)}`,
  );
  process.exit(1);
}
reportReady();
