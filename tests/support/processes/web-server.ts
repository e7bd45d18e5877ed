import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startReverseProxy } from "../../../scripts/edge/reverse-proxy.ts";
import { prepareFunctionsWorker } from "../../../scripts/edge/functions-worker.ts";
import { startFunctions } from "../../../scripts/edge/functions.ts";
import { staticFiles } from "../../../scripts/edge/static-files.ts";
import { freePort } from "../../../scripts/stack/processes.ts";

/** The web server of one machine, with a release of these files, and the functions with these variables. */
export async function startWebServer(
  release: Record<string, string>,
  variables: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), "plantroom-web-"));
  for (const [path, text] of Object.entries(release)) {
    mkdirSync(dirname(join(data, "release", path)), { recursive: true });
    writeFileSync(join(data, "release", path), text);
  }
  const live = join(data, "live");
  symlinkSync("release", live);
  const files = staticFiles(live);
  const { script, isFor } = await prepareFunctionsWorker(data);
  const functions = await startFunctions({ script, variables, files: files.answer });
  const port = await freePort(20_000 + Math.floor(Math.random() * 10_000));
  const hosts = [`127.0.0.1:${port}`];
  const proxy = await startReverseProxy({
    port,
    hosts,
    functions: { port: functions.port, isFor: (path) => isFor(path, live) },
    files: files.answer,
  });
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      files.stop();
      proxy.close();
      proxy.closeAllConnections();
      await functions.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
