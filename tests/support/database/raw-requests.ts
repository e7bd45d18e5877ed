import { request } from "node:http";
import { inject } from "vitest";

const stack = inject("stack");

/** The keys and tokens that an attacker may have; the secret key only for looking at the tables afterwards. */
export const KEYS = {
  none: {},
  stranger: { apikey: stack.publishableKey },
  plain: { apikey: stack.publishableKey, authorization: `Bearer ${inject("plainAccount").token}` },
  administrator: { apikey: stack.publishableKey, authorization: `Bearer ${inject("administrator").token}` },
  publisher: { apikey: stack.publishableKey, authorization: `Bearer ${inject("colleagues").publisher.token}` },
  writer: { apikey: stack.publishableKey, authorization: `Bearer ${inject("colleagues").writer.token}` },
  sales: { apikey: stack.publishableKey, authorization: `Bearer ${inject("colleagues").sales.token}` },
  secret: { apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}` },
} satisfies Record<string, Record<string, string>>;
export type Caller = keyof typeof KEYS;

export type Raw = {
  method?: string;
  as?: Caller;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: object | string | Uint8Array;
};
export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/**
 * One HTTP request to the stack's port, with any header: unlike fetch it sends any Host and Origin, and the path as it is
 * given, without resolving dots.
 */
export function raw(path: string, { method = "GET", as = "none", headers = {}, body }: Raw = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(stack.url);
  const isText = typeof body === "string" || body instanceof Uint8Array;
  const sent = body === undefined ? undefined : isText ? body : JSON.stringify(body);
  const type = body === undefined || isText ? {} : { "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers: { ...type, ...KEYS[as], ...headers } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    // A server that refuses a long body may close before it has all of it.
    call.on("error", reject);
    call.end(sent);
  });
}
