import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { healthOf } from "../../../../scripts/pipeline/hosting/health.ts";
import { PROJECT_ROOT, temporaryEnvironment, type Environment } from "../../../../scripts/stack/environment.ts";
import { childEnvironment } from "../../../../scripts/stack/stack.ts";
import { PagesHost } from "../../../support/processes/pages-host.ts";

let host: PagesHost;
let database: Server;
let folder: string;

beforeEach(async () => {
  host = await new PagesHost().start();
  database = createServer((_request, response) => response.end(JSON.stringify({ revision: 7 })));
  await new Promise<void>((resolve) => database.listen(0, "127.0.0.1", resolve));
  folder = mkdtempSync(join(tmpdir(), "plantroom-builder-"));
});
afterEach(() => {
  host.stop();
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const local = (): Environment => temporaryEnvironment(folder, { site: 4321, supabase: 54321 });
const hosted = (): Environment => ({
  ...local(),
  ...host.variables,
  PUBLIC_SUPABASE_URL: `http://127.0.0.1:${(database.address() as AddressInfo).port}`,
});

test("a builder that cannot upload what it builds does not start, and says what it needs", async () => {
  const env = { ...process.env, ...childEnvironment(local()), PAGES_PROJECT: "" };
  const builder = promisify(execFile)(process.execPath, [join(PROJECT_ROOT, "scripts", "builder.ts")], { env });
  await expect(builder).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("PAGES_PROJECT is not set"),
  });
});

test("its health is that of the database and of the host", async () => {
  expect(await healthOf(hosted())()).toEqual({ ok: true, database: "answers", pages: "answers" });
  expect(await healthOf(local())()).toMatchObject({ ok: false, database: "The database could not be reached." });
  expect(await healthOf({ ...hosted(), CLOUDFLARE_API_TOKEN: "another" })()).toEqual({
    ok: false,
    database: "answers",
    pages: "answers with status 403",
  });
});

test("whoever asks for it often makes few requests", async () => {
  const health = healthOf(hosted());
  await Promise.all(Array.from({ length: 20 }, health));
  expect(host.calls).toHaveLength(1);
});
