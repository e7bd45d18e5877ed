import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { liveLink } from "../../../../scripts/pipeline/release/release.ts";
import { goingLive, untilPublic } from "../../../../scripts/pipeline/hosting/going-live.ts";
import { environmentOf, temporaryEnvironment, type Environment } from "../../../../scripts/stack/environment.ts";
import { PagesHost } from "../../../support/processes/pages-host.ts";

let host: PagesHost;
let folder: string;

const HOSTED = { PUBLIC_SUPABASE_URL: "https://project.supabase.co" };

function environment(variables: Record<string, string>): Environment {
  const local = Object.entries(temporaryEnvironment(folder, { site: 4321, supabase: 54321 }));
  return environmentOf({ ...Object.fromEntries(local.map(([name, value]) => [name, String(value)])), ...variables });
}

function release(name: string): string {
  const made = join(folder, "releases", name);
  mkdirSync(made, { recursive: true });
  writeFileSync(join(made, "index.html"), `Home of ${name}`);
  writeFileSync(join(made, "build.json"), JSON.stringify({ revision: Number(name), deploy: 1, time: name }));
  return made;
}
const live = (): string => readlinkSync(liveLink(folder));

beforeEach(async () => {
  host = await new PagesHost().start();
  folder = mkdtempSync(join(tmpdir(), "plantroom-going-live-"));
  mkdirSync(join(folder, "build/functions"), { recursive: true });
});
afterEach(() => {
  host.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a release is live when the public site shows it; if it cannot be uploaded, the one before stays", async () => {
  const goLive = goingLive(environment({ ...HOSTED, ...host.variables }));
  await goLive(release("000001"));
  expect([live(), host.file("/index.html")]).toEqual(["releases/000001", "Home of 000001"]);

  host.publicLag = 3;
  await goLive(release("000002"));
  expect([live(), host.publicLag]).toEqual(["releases/000002", -1]);

  host.onCall = (path) => (path.endsWith("/deployments") ? 400 : undefined);
  await expect(goLive(release("000003"))).rejects.toThrow("Cloudflare refused the release: A fault of the host.");
  expect([live(), host.file("/index.html")]).toEqual(["releases/000002", "Home of 000002"]);

  // A kept release is on the host already.
  host.onCall = () => undefined;
  host.sent = [];
  await goLive(release("000001"));
  expect([live(), host.file("/index.html"), host.sent]).toEqual(["releases/000001", "Home of 000001", []]);
}, 120_000);

test("an upload that never becomes public is reported, with the address that was polled", async () => {
  await expect(untilPublic(host.site, release("000001"), 600)).rejects.toThrow(
    `The release was uploaded, but ${host.site}/build.json answers with status 404 after 1 seconds.`,
  );
});

test("the content of this machine is never uploaded", async () => {
  const local = environment({
    ...host.variables,
    PUBLIC_SUPABASE_URL: "http://127.0.0.1:54321",
    SUPABASE_PORT: "54321",
  });
  await goingLive(local)(release("000001"));
  expect([live(), host.calls]).toEqual(["releases/000001", []]);
});

test("variables that an upload needs are required at the start", () => {
  expect(() => environment({ ...HOSTED, PAGES_PROJECT: "plantroom", SITE_URL: "https://plantroom.example" })).toThrow(
    /CLOUDFLARE_ACCOUNT_ID: is needed with PAGES_PROJECT\n.*CLOUDFLARE_API_TOKEN: is needed with PAGES_PROJECT/,
  );
});
