import { afterEach, expect, test, vi } from "vitest";
import { pauseRequests, renewWith, resumeRequests, sessionFetch } from "../../../admin/session/session-fetch.ts";

const REST = "https://project.example/rest/v1/brands";
const refused = () => Response.json({ code: "PGRST303", message: "JWT expired" }, { status: 401 });
const sent = (): (string | null)[] =>
  vi.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get("Authorization"));
const request = () => sessionFetch(REST, { method: "PATCH", headers: { Authorization: "Bearer old" } });

afterEach(() => {
  renewWith(async () => null);
  vi.unstubAllGlobals();
});

test("a save whose token is refused is sent again with the renewed one", async () => {
  vi.stubGlobal("fetch", vi.fn().mockResolvedValueOnce(refused()).mockResolvedValue(Response.json([])));
  renewWith(async () => "new");
  expect((await request()).status).toBe(200);
  expect(sent()).toEqual(["Bearer old", "Bearer new"]);
});

test("if it cannot be renewed, the save waits for the sign-in", async () => {
  vi.stubGlobal("fetch", vi.fn().mockResolvedValueOnce(refused()).mockResolvedValue(Response.json([])));
  renewWith(async () => {
    pauseRequests();
    return null;
  });
  const answer = request();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await Promise.resolve();
  queueMicrotask(() => setTimeout(() => resumeRequests("again")));
  expect((await answer).status).toBe(200);
  expect(sent()).toEqual(["Bearer old", "Bearer again"]);
});

test("a request of the sign-in itself is not renewed, which would wait for itself", async () => {
  const renew = vi.fn(async () => "new");
  renewWith(renew);
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => refused()),
  );
  expect((await sessionFetch("https://project.example/auth/v1/token")).status).toBe(401);
  expect(renew).not.toHaveBeenCalled();
});
