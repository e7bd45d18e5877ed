import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, describe, expect, inject, test } from "vitest";
import {
  claimDeploy,
  failDeploy,
  finishDeploy,
  getDeploy,
  listDeploys,
  reportDeploy,
  requestDeploy,
  requeueInterruptedDeploys,
} from "#db/publishing/deploys.ts";
import { connect } from "#db/client.ts";
import { isForbidden } from "#db/errors.ts";
import { deployProblems, PROBLEMS_MAX } from "#domain/publishing/deploy-problems.ts";
import { PUBLISH_REASON_MAX, publishReason } from "#domain/publishing/publish.ts";
import { deployQueue } from "../../scripts/pipeline/queue/deploy-queue.ts";
import { administrator, makeBrand, plain, secret, stranger } from "../support/database/database.ts";

// No other file of this suite requests deploys, and the tests of a file run one after another.
beforeEach(async () => {
  await secret.from("deploys").delete().gte("id", 0);
});

const claimed = async () => {
  await requestDeploy(administrator, "Test");
  const deploy = await claimDeploy(secret);
  if (!deploy) throw new Error("There is no deploy to claim.");
  return deploy;
};

describe("a request", () => {
  test("is refused for everyone but publishers and the secret key", async () => {
    for (const client of [stranger, plain]) {
      await expect(requestDeploy(client, "Test")).rejects.toMatchObject({ code: "42501" });
    }
    expect(await listDeploys(secret)).toEqual([]);
    expect((await requestDeploy(secret, "Import")).status).toBe("queued");
  });

  test("queues a deploy of the present revision", async () => {
    await makeBrand();
    const deploy = await requestDeploy(administrator, "  Brand saved ");
    expect(deploy).toMatchObject({ status: "queued", reason: "Brand saved", requests: 1, pages_done: 0 });
    expect(deploy.revision).toBeGreaterThan(0);
  });

  test("joins the queued deploy, at the newer revision", async () => {
    const first = await requestDeploy(administrator, "First");
    await makeBrand();
    const second = await requestDeploy(administrator, "Second");
    expect(second).toMatchObject({ id: first.id, requests: 2 });
    expect(second.revision).toBeGreaterThan(first.revision);
    expect(await listDeploys(administrator)).toHaveLength(1);
  });

  test("queues another one while a build is running", async () => {
    const building = await claimed();
    const next = await requestDeploy(administrator, "Next");
    expect(next.id).not.toBe(building.id);
    expect(next.status).toBe("queued");
  });

  test("gets a default reason, and a long reason is cut", async () => {
    expect((await requestDeploy(administrator, "  ")).reason).toBe("Content changed");
    await claimDeploy(secret);
    expect((await requestDeploy(administrator, "a".repeat(500))).reason).toHaveLength(PUBLISH_REASON_MAX);
    // A space at the cut must not make the check of the column fail.
    await secret.from("deploys").delete().eq("status", "queued");
    const [start, end] = ["a".repeat(PUBLISH_REASON_MAX - 1), "more"];
    expect((await requestDeploy(administrator, `\n ${start} ${end}`)).reason).toBe(start);
    await secret.from("deploys").delete().eq("status", "queued");
    const longest = publishReason("é".repeat(300));
    expect((await requestDeploy(administrator, longest)).reason).toBe(longest);
  });

  test("of many at once joins: one build runs, one waits, and strangers leave no row", async () => {
    const building = await claimed();
    const callers = [administrator, secret, plain, stranger];
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) => requestDeploy(callers[n % 4] ?? secret, `Request ${n}`)),
    );
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as unknown] : []));
    expect(refused.map((error) => isForbidden(error))).toEqual(Array.from({ length: 100 }, () => true));
    const [waiting, ...others] = await listDeploys(administrator);
    expect(waiting).toMatchObject({ status: "queued", requests: 100 });
    expect(others).toMatchObject([{ id: building.id, status: "building" }]);
    const joined = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.id] : []));
    expect(new Set(joined)).toEqual(new Set([waiting?.id]));
  });
});

describe("the builder", () => {
  test("claims a queued deploy, once", async () => {
    expect(await claimDeploy(secret)).toBeNull();
    expect(await claimed()).toMatchObject({ status: "building", finished_at: null });
    expect(await claimDeploy(secret)).toBeNull();
  });

  test("gets it only once if two claim at the same time", async () => {
    await requestDeploy(administrator, "Test");
    const claims = await Promise.all([claimDeploy(secret), claimDeploy(secret)]);
    expect(claims.filter((deploy) => deploy !== null)).toHaveLength(1);
  });

  test("builds one at a time", async () => {
    const first = await claimed();
    await requestDeploy(administrator, "Next");
    expect(await claimDeploy(secret)).toBeNull();
    await finishDeploy(secret, first.id, first.revision);
    expect((await claimDeploy(secret))?.reason).toBe("Next");
  });

  test("reports progress and finishes", async () => {
    const { id } = await claimed();
    await reportDeploy(secret, id, 3, 10);
    expect(await getDeploy(administrator, id)).toMatchObject({ pages_done: 3, pages_total: 10, status: "building" });
    await finishDeploy(secret, id, 7);
    expect(await getDeploy(administrator, id)).toMatchObject({ status: "live", built_revision: 7, error: null });
    await failDeploy(secret, id, "Too late");
    expect((await getDeploy(administrator, id))?.status).toBe("live");
  });

  test("finishes with the problems of the release, a hundred at most", async () => {
    const { id } = await claimed();
    const problem = { what: "outdated" as const, kind: "page" as const, record: "g", name: "Careers", detail: "No." };
    await finishDeploy(
      secret,
      id,
      7,
      Array.from({ length: 150 }, () => problem),
    );
    const { problems } = (await getDeploy(administrator, id)) ?? {};
    expect(deployProblems(problems)).toEqual(Array.from({ length: PROBLEMS_MAX }, () => problem));
    for (const wrong of [{}, Array.from({ length: 101 }, () => problem), ["x".repeat(200_001)]]) {
      const { error } = await secret.from("deploys").update({ problems: wrong }).eq("id", id);
      expect(error?.message).toContain("deploys_problems_check");
    }
  });

  test("fails with a reason, which is cut to the limit", async () => {
    const { id } = await claimed();
    await failDeploy(secret, id, "a".repeat(5000));
    const deploy = await getDeploy(administrator, id);
    expect(deploy).toMatchObject({ status: "failed" });
    expect(deploy?.error).toHaveLength(4000);
    expect((await requestDeploy(administrator, "Again")).id).not.toBe(id);
  });

  test("that starts puts an interrupted build back into the queue", async () => {
    const { id } = await claimed();
    await reportDeploy(secret, id, 3, 10);
    await requeueInterruptedDeploys(secret);
    expect(await getDeploy(secret, id)).toMatchObject({
      status: "queued",
      pages_done: 0,
      pages_total: null,
      started_at: null,
    });
    expect((await claimDeploy(secret))?.id).toBe(id);
  });

  test("that starts closes an interrupted build when another is queued", async () => {
    const { id } = await claimed();
    const next = await requestDeploy(administrator, "Next");
    await requeueInterruptedDeploys(secret);
    expect(await getDeploy(secret, id)).toMatchObject({ status: "failed" });
    expect((await claimDeploy(secret))?.id).toBe(next.id);
  });
});

/** Connects to the stack through a server that can be stopped, as while the database restarts. */
async function withDoor(run: (address: string, door: { open: boolean }) => Promise<void>): Promise<void> {
  const { url } = inject("stack");
  const door = { open: true };
  const server = createServer((incoming, answer) => {
    if (!door.open) return void incoming.destroy();
    const { method = "GET", headers } = incoming;
    const onward = forward(
      new URL(incoming.url ?? "/", url),
      { method, headers: { ...headers, host: new URL(url).host } },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, door);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test("a build whose end could not be stored does not stay 'building', which would block all others", async () => {
  await withDoor(async (address, door) => {
    let builds = 0;
    const database = connect(address, inject("stack").secretKey);
    const build = async () => {
      builds += 1;
      door.open = builds > 1;
      return { failed: { message: "The database was away.", code: null } };
    };
    const queue = deployQueue(database, build, () => undefined);
    const { id } = await requestDeploy(administrator, "Before the database went away");
    await queue.process();
    expect((await getDeploy(secret, id))?.status).toBe("building");
    door.open = true;
    await queue.process();
    expect(await getDeploy(secret, id)).toMatchObject({ status: "failed", error: "The database was away." });
    expect(builds).toBe(2);
  });
});

test("nobody but editors sees deploys", async () => {
  const { id } = await requestDeploy(administrator, "Test");
  expect(await getDeploy(plain, id)).toBeNull();
  await expect(getDeploy(stranger, id)).rejects.toMatchObject({ code: "42501" });
  for (const client of [stranger, plain, administrator]) {
    const { error } = await client.from("deploys").update({ status: "live" }).eq("id", id);
    expect(error?.code).toBe("42501");
  }
});
