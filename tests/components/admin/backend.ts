import { vi } from "vitest";

/** A request of a component. `name` is the last part of its address: a table or a function of the database. */
export type Sent = { name: string; method: string; search: URLSearchParams; body: unknown };
type Answer = (sent: Sent) => unknown;

/**
 * Stands in for the server: answers the requests of components by the last part of their address, with a Response or with data.
 * A request without an answer gets an empty list. Returns the requests in their order. Tests that use it call
 * vi.restoreAllMocks() at their end.
 */
export function answerRequests(answers: Record<string, Answer>): Sent[] {
  const all: Sent[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request, init) => {
    const url = new URL(request instanceof Request ? request.url : String(request), location.href);
    const name = url.pathname.split("/").at(-1) ?? "";
    const text = typeof init?.body === "string" ? init.body : "null";
    const sent = { name, method: init?.method ?? "GET", search: url.searchParams, body: JSON.parse(text) as unknown };
    all.push(sent);
    const answer = answers[name] ? await answers[name](sent) : [];
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return all;
}

/** The bodies of the requests of this name and method. */
export const bodies = (sent: readonly Sent[], name: string, method = "POST"): unknown[] =>
  sent.filter((one) => one.name === name && one.method === method).map(({ body }) => body);

/** The answer of the database to something that it refuses; with a status that the administration never repeats. */
export const refused = (message: string, more: { code?: string; details?: string } = {}): Response =>
  Response.json({ message, code: "XX000", details: null, hint: null, ...more }, { status: 404 });

/** The answer to a request that only counts. */
export const counts = (rows: number): Response => new Response(null, { headers: { "Content-Range": `*/${rows}` } });
