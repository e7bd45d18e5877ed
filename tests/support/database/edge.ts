import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";
import type { EdgeFunction } from "../../../functions/lib/edge-function.ts";

type Env = Record<string, string>;

/** A deploy hook that counts its calls and answers with the given status. */
export async function startHook(
  status = 202,
): Promise<{ url: string; calls: () => number; stop: () => Promise<void> }> {
  let calls = 0;
  const server: Server = createServer((_request, response) => {
    calls += 1;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    calls: () => calls,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The variables of the functions for the stack of this test run. */
export function functionEnv(overrides: Env = {}): Env {
  const stack = inject("stack");
  return {
    PUBLIC_SUPABASE_URL: stack.url,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    DEPLOY_HOOK_URL: "http://127.0.0.1:9/nobody-listens",
    ...overrides,
  };
}

/** Calls an edge function as the platform does, and waits for what it does after its answer. */
export async function call(handler: EdgeFunction, request: Request, env: Env = functionEnv()): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const answer = await handler({
    request,
    env,
    next: async () => new Response("Not found", { status: 404 }),
    waitUntil: (promise) => void work.push(promise),
  });
  await Promise.all(work);
  return answer;
}
