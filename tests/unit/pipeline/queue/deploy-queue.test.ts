import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#db/client.ts";
import { deployQueue } from "../../../../scripts/pipeline/queue/deploy-queue.ts";

/** A database without plans and deploys, while `answers`; with `fails` it cannot publish plans. */
let answers = false;
let fails = false;
const asked: string[] = [];
let database: Server;
const address = (): string => `http://127.0.0.1:${(database.address() as AddressInfo).port}`;
beforeAll(async () => {
  database = createServer((request, response) => {
    if (!answers) return void request.socket.destroy();
    asked.push(request.url?.split("/").at(-1) ?? "");
    const plans = request.url?.includes("publish_due_plan");
    if (plans && fails) {
      response.writeHead(400, { "content-type": "application/json" });
      return void response.end(JSON.stringify({ code: "23514", message: "No plan can be published." }));
    }
    response.setHeader("content-type", "application/json").end(plans ? '{"wait":null}' : "[]");
  });
  await new Promise<void>((resolve) => database.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  database.close();
  database.closeAllConnections();
});

test("a database that does not answer is told once, with its address and the time, and that it answers again", async () => {
  const lines: string[] = [];
  const never = () => Promise.reject(new Error("There is nothing to build."));
  const queue = deployQueue(connect(address(), "secret", { persistSession: true }), never, (line) => lines.push(line));
  for (let poll = 1; poll <= 3; poll += 1) await queue.process();
  const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z /;
  expect(lines).toEqual([
    expect.stringContaining(`The queue could not be worked off: ${address()} does not answer (UND_ERR_SOCKET).`),
  ]);
  answers = true;
  for (let poll = 1; poll <= 2; poll += 1) await queue.process();
  expect(lines.slice(1)).toEqual([expect.stringContaining("The queue is worked off again.")]);
  for (const line of lines) expect(line).toMatch(moment);
});

test("plans that cannot be published hold up no deploy, and that is told once", async () => {
  answers = true;
  fails = true;
  const lines: string[] = [];
  let failures = 0;
  const never = () => Promise.reject(new Error("There is nothing to build."));
  const database = connect(address(), "secret", { persistSession: true });
  const queue = deployQueue(database, never, (line) => lines.push(line), { onFailure: () => (failures += 1) });
  asked.length = 0;
  for (let poll = 1; poll <= 2; poll += 1) await queue.process();
  queue.close();
  expect(asked.filter((name) => name === "claim_deploy")).toHaveLength(2);
  expect(lines).toEqual([expect.stringContaining("Plans could not be published: No plan can be published.")]);
  expect(failures).toBe(1);
});
