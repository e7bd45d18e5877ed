import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { onRequestPost } from "../../functions/api/rebuild.ts";
import { secret } from "../support/database/database.ts";
import { call, functionEnv, startHook } from "../support/database/edge.ts";

function rebuild(token: string | null, body: unknown = { reason: "Edited a product" }): Request {
  return new Request("http://site.test/api/rebuild", {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
}

const noDeploys = () => secret.from("deploys").delete().gte("id", 0).throwOnError();
const deployIds = async (): Promise<number[]> =>
  ((await secret.from("deploys").select("id")).data ?? []).map((row) => row.id);

describe("POST /api/rebuild", () => {
  let hook: Awaited<ReturnType<typeof startHook>>;
  beforeAll(async () => {
    hook = await startHook();
  });
  afterAll(() => hook.stop());
  const env = () => functionEnv({ DEPLOY_HOOK_URL: hook.url });

  test("a publisher gets 202 with the deploy row, and the deploy hook is called", async () => {
    await noDeploys();
    const before = hook.calls();
    const answer = await call(onRequestPost, rebuild(inject("administrator").token), env());
    expect(answer.status).toBe(202);
    const { deploy } = (await answer.json()) as { deploy: { id: number; status: string; reason: string } };
    expect(deploy.status).toBe("queued");
    expect(await deployIds()).toContain(deploy.id);
    expect(hook.calls()).toBe(before + 1);
  });

  test("a second request joins the queued deploy; the hook is called again only when its call may have been lost", async () => {
    await noDeploys();
    const calls = hook.calls();
    const first = await call(onRequestPost, rebuild(inject("administrator").token), env());
    const second = await call(onRequestPost, rebuild(inject("administrator").token), env());
    const [a, b] = [
      (await first.json()) as { deploy: { id: number } },
      (await second.json()) as { deploy: { id: number } },
    ];
    expect(b.deploy.id).toBe(a.deploy.id);
    expect(hook.calls()).toBe(calls + 1);
    const longAgo = new Date(Date.now() - 10_500).toISOString();
    await secret.from("deploys").update({ requested_at: longAgo }).eq("id", a.deploy.id).throwOnError();
    await call(onRequestPost, rebuild(inject("administrator").token), env());
    expect(hook.calls()).toBe(calls + 2);
  });

  test("with `newest` the build is not held by an older release that is shown", async () => {
    const answer = await call(onRequestPost, rebuild(inject("administrator").token, { newest: true }), env());
    expect(await answer.json()).toMatchObject({ deploy: { ends_roll_back: true } });
  });

  test("with `release` a kept release is shown again; one that is gone is refused with 409", async () => {
    const kept = { reason: "Kept", revision: 1, built_revision: 1, status: "live" as const, release_kept: true };
    const { data } = await secret.from("deploys").insert(kept).select("id").single().throwOnError();
    const answer = await call(onRequestPost, rebuild(inject("administrator").token, { release: data.id }), env());
    expect([answer.status, await answer.json()]).toEqual([
      202,
      { deploy: expect.objectContaining({ release_of: data.id }) },
    ]);
    await secret.from("deploys").update({ release_kept: false }).eq("id", data.id).throwOnError();
    const gone = await call(onRequestPost, rebuild(inject("administrator").token, { release: data.id }), env());
    expect([gone.status, await gone.json()]).toEqual([
      409,
      { error: "This release is not kept any more. Please choose another." },
    ]);
    await secret.from("deploys").delete().eq("id", data.id);
  });

  test("without a token: 401, nothing queued, no call of the hook", async () => {
    const [before, calls] = [await deployIds(), hook.calls()];
    const answer = await call(onRequestPost, rebuild(null), env());
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: "Please sign in to publish." });
    expect(await deployIds()).toEqual(before);
    expect(hook.calls()).toBe(calls);
  });

  test("with a forged token: 401", async () => {
    const calls = hook.calls();
    const [header, payload] = inject("administrator").token.split(".");
    const answer = await call(onRequestPost, rebuild(`${header}.${payload}.${"A".repeat(43)}`), env());
    expect(answer.status).toBe(401);
    expect(hook.calls()).toBe(calls);
  });

  test("signed in without rights: 403 from the database, nothing queued, no call of the hook", async () => {
    const [before, calls] = [await deployIds(), hook.calls()];
    const answer = await call(onRequestPost, rebuild(inject("plainAccount").token), env());
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ error: "Your role does not allow publishing." });
    expect(await deployIds()).toEqual(before);
    expect(hook.calls()).toBe(calls);
  });

  test("an invalid body: 400 with what to do", async () => {
    const answer = await call(
      onRequestPost,
      rebuild(inject("administrator").token, { reason: "x".repeat(201) }),
      env(),
    );
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toContain("200 characters");
  });

  test.each([
    [{ reason: 5 }, "reason must be a text of at most 200 characters"],
    [{ acceptPageDrop: "yes" }, "acceptPageDrop must be true or false"],
    [{ newest: 1 }, "newest must be true or false"],
    [{ release: "the last" }, "release must be the number of a deploy"],
    [["Edited"], "it must be a JSON object"],
  ])("a body of %j is refused, naming the field", async (body, fault) => {
    const answer = await call(onRequestPost, rebuild(inject("administrator").token, body), env());
    expect(await answer.json()).toEqual({ error: `The request could not be read: ${fault}.` });
  });

  test("a body longer than any reason: 413, nothing queued", async () => {
    const before = await deployIds();
    const answer = await call(
      onRequestPost,
      rebuild(inject("administrator").token, { reason: "Edited", padding: "x".repeat(100_000) }),
      env(),
    );
    expect(answer.status).toBe(413);
    expect(await deployIds()).toEqual(before);
  });

  test("the builder does not answer: 502, and the deploy stays queued", async () => {
    await noDeploys();
    const answer = await call(onRequestPost, rebuild(inject("administrator").token), functionEnv());
    expect(answer.status).toBe(502);
    expect(((await answer.json()) as { error: string }).error).toContain("saved and queued");
    const { data } = await secret.from("deploys").select("status").eq("status", "queued");
    expect(data).toHaveLength(1);
  });

  test("a builder that looks for orders by itself is not called", async () => {
    await noDeploys();
    const answer = await call(
      onRequestPost,
      rebuild(inject("administrator").token),
      functionEnv({ DEPLOY_HOOK_URL: "none" }),
    );
    expect(answer.status).toBe(202);
    expect(await deployIds()).toHaveLength(1);
  });

  test("the database does not answer: 502", async () => {
    const away = functionEnv({ PUBLIC_SUPABASE_URL: "http://127.0.0.1:9", DEPLOY_HOOK_URL: hook.url });
    expect((await call(onRequestPost, rebuild(inject("administrator").token), away)).status).toBe(502);
  });
});
