import { afterEach, expect, test, vi } from "vitest";
import { connect } from "#db/client.ts";
import { supabaseClient } from "../support/database/supabase-client.ts";

/* The client is made of parts of Supabase's: it must ask and answer as the whole one does. */

const USER = { id: "7b1f", aud: "authenticated", email: "office@example.com", app_metadata: {}, user_metadata: {} };
const SESSION = { access_token: "a.b.c", token_type: "bearer", expires_in: 3600, refresh_token: "r", user: USER };

afterEach(() => vi.unstubAllGlobals());

/** What a client asks of its project, what it makes of the answers, and what it keeps in the browser. */
async function visit(make: typeof connect, key: string, options: Parameters<typeof connect>[2]) {
  const kept = new Map<string, string>();
  const names = new Set<string>();
  // What the client takes for a browser.
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("window", { ...listening, location: { href: "https://site.example/admin" } });
  vi.stubGlobal("document", { ...listening, visibilityState: "hidden" });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      kept.set(name, value);
      // Its probe whether the storage can be written.
      if (!name.startsWith("lswt-")) names.add(name);
    },
    removeItem: (name: string) => void kept.delete(name),
  });
  const asked: unknown[] = [];
  const client = make("https://project.example/under", key, {
    ...options,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { method, url, headers } = request;
      const body = await request.text();
      // Two forms never have the same boundary.
      const withoutBoundary = (text: string) => text.replaceAll(/-+(?:WebKit)?[Ff]orm[-\w]*/g, "boundary");
      // The packages name themselves here.
      headers.delete("x-client-info");
      // Supabase's own client sends a key that is no token as one.
      if (make === supabaseClient && headers.get("authorization") === "Bearer sb_publishable_key")
        headers.delete("authorization");
      asked.push([method, url, [...headers].map((header) => header.map(withoutBoundary)), withoutBoundary(body)]);
      if (url.includes("/token")) return Response.json(SESSION);
      if (url.includes("/user")) return Response.json(USER);
      if (url.includes("/object/missing")) return Response.json({ message: "gone" }, { status: 400 });
      return Response.json(method === "GET" ? [] : { Key: "media/a.png", path: "a.png", Id: "1" });
    },
  });
  const bucket = (await client.files()).from("media");
  const got: unknown[] = [
    await client.auth.getUser(),
    await client.from("brands").select("id").eq("slug", "a"),
    await client.auth.signInWithPassword({ email: "office@example.com", password: "condenser-32-37" }),
    await client.auth.refreshSession({ refresh_token: "r" }),
    await client.auth.getUser(),
    await client.from("brands").select("id").eq("slug", "a"),
    await client.rpc("publishing_state"),
    bucket.getPublicUrl("a b.png"),
    await bucket.upload("a.png", new Uint8Array([1, 2]), { contentType: "image/png", upsert: false }),
    await (await bucket.download("a.png")).data?.text(),
    (await (await client.files()).from("missing").download("a.png")).error?.message,
    await client.auth.signOut(),
    await client.auth.getSession(),
  ];
  const withoutTimes = JSON.stringify(got).replaceAll(/"expires_at":\d+/g, '"expires_at":0');
  return { asked, got: JSON.parse(withoutTimes), kept: [...names] };
}

test.each([
  ["without a session", "sb_publishable_key", {}],
  ["with a key of an earlier project, which is a token", "g.h.i", {}],
  ["with the token of a user", "sb_publishable_key", { accessToken: "d.e.f" }],
  ["with a session that is kept", "sb_publishable_key", { persistSession: true }],
])("%s it asks, answers and keeps what Supabase's own client does", async (_case, key, options) => {
  const whole = await visit(supabaseClient, key, options);
  expect(whole.asked.length).toBeGreaterThan(8);
  expect(await visit(connect, key, options)).toEqual(whole);
  expect(whole.kept).toEqual("persistSession" in options ? ["sb-project-auth-token"] : []);
});

test.each([
  ["repeats a read that failed", {}, 2],
  ["leaves repeating to the administration", { persistSession: true }, 1],
])("it %s", async (_case, options, times) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1000 });
  const fetch = vi.fn(async () => Response.json([], { status: fetch.mock.calls.length === 1 ? 503 : 200 }));
  await connect("https://project.example", "key", { ...options, fetch })
    .from("brands")
    .select("id");
  expect(fetch).toHaveBeenCalledTimes(times);
  vi.useRealTimers();
});
