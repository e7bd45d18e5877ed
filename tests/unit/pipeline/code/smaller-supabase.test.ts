import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#db/client.ts";
import { PROJECT_ROOT } from "../../../../scripts/stack/environment.ts";
import { SMALLER_SUPABASE } from "../../../../scripts/pipeline/code/smaller-supabase.ts";

/* Undeclared behaviour of the Supabase client that this project depends on: what browsers load of it. */

const folder = mkdtempSync(join(tmpdir(), "plantroom-supabase-"));
let modules: string[];
let first: Rolldown.OutputChunk;
let smaller: typeof connect;

beforeAll(async () => {
  const made = await build({
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: "error",
    resolve: { alias: SMALLER_SUPABASE },
    build: {
      outDir: folder,
      lib: { entry: join(PROJECT_ROOT, "src", "db", "client.ts"), formats: ["es"], fileName: "client" },
      minify: false,
    },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  modules = chunks.flatMap((chunk) => chunk.moduleIds);
  first = chunks.find((chunk) => chunk.isEntry) as Rolldown.OutputChunk;
  smaller = (await import(pathToFileURL(join(folder, first.fileName)).href)).connect;
});
afterAll(() => rmSync(folder, { recursive: true }));

const has = (ids: readonly string[], part: string): boolean => ids.some((id) => id.includes(part));

test("what is never called is left out, and the storage comes later", () => {
  for (const part of ["/realtime-js/", "/functions-js/", "/phoenix/", "/iceberg-js/", "/webauthn"])
    expect([part, has(modules, part)]).toEqual([part, false]);
  expect(has(modules, "src/db/unused-stubs.ts")).toBe(true);
  expect(has(first.moduleIds, "src/db/lazy-storage.ts")).toBe(true);
  expect(has(first.moduleIds, "/storage-js/")).toBe(false);
  expect(has(modules, "/storage-js/dist/index.mjs")).toBe(true);
});

const USER = { id: "7b1f", aud: "authenticated", email: "office@example.com", app_metadata: {}, user_metadata: {} };
const SESSION = { access_token: "a.b.c", token_type: "bearer", expires_in: 3600, refresh_token: "r", user: USER };

/** What a client asks of its project, and what it makes of the answers. */
async function visit(make: typeof connect): Promise<{ asked: unknown[]; got: unknown[] }> {
  const asked: unknown[] = [];
  const client = make("https://project.example", "public-key", {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { method, url, headers } = request;
      const body = await request.text();
      // Two forms never have the same boundary.
      const withoutBoundary = (text: string) => text.replaceAll(/-+(?:WebKit)?[Ff]orm[-\w]*/g, "boundary");
      asked.push([method, url, [...headers].map((header) => header.map(withoutBoundary)), withoutBoundary(body)]);
      if (url.includes("/token")) return Response.json(SESSION);
      if (url.includes("/user")) return Response.json(USER);
      if (url.includes("/object/missing")) return Response.json({ message: "gone" }, { status: 400 });
      return Response.json(method === "GET" ? [] : { Key: "media/a.png", path: "a.png", Id: "1" });
    },
  });
  const bucket = client.storage.from("media");
  const got: unknown[] = [
    await client.auth.signInWithPassword({ email: "office@example.com", password: "condenser-32-37" }),
    await client.auth.refreshSession({ refresh_token: "r" }),
    await client.auth.getUser(),
    await client.from("brands").select("id").eq("slug", "a"),
    await client.rpc("publishing_state"),
    bucket.getPublicUrl("a b.png"),
    await bucket.upload("a.png", new Uint8Array([1, 2]), { contentType: "image/png", upsert: false }),
    await (await bucket.download("a.png")).data?.text(),
    (await client.storage.from("missing").download("a.png")).error?.message,
    await client.auth.signOut(),
    await client.auth.getSession(),
  ];
  return { asked, got: JSON.parse(JSON.stringify(got)) };
}

test("the smaller client asks and answers as the whole one does", async () => {
  const whole = await visit(connect);
  expect(whole.asked.length).toBeGreaterThan(8);
  const made = await visit(smaller);
  const expires = (got: unknown[]) => JSON.parse(JSON.stringify(got).replaceAll(/"expires_at":\d+/g, '"expires_at":0'));
  expect(made.asked).toEqual(whole.asked);
  expect(expires(made.got)).toEqual(expires(whole.got));
});
