import type { IncomingMessage, ServerResponse } from "node:http";
import { previewRequestSchema } from "#domain/publishing/preview.ts";
import { receive } from "#domain/text/received-bytes.ts";
import { bodyFault } from "../../database/gateway/query-depth.ts";
import { PREVIEW_HEADERS } from "./preview-page.ts";
import type { PreviewServer } from "./preview-server.ts";

/** The same limit as for a draft in the database, of both sides of its row. */
const MOST_BYTES = 4_000_000;
const VALUES_MAX = 100_000;
const REFUSED = {
  "too much": [413, "This is too much for a preview. Upload its pictures instead of keeping them within it."],
  busy: [503, "Too many previews are being made. Please try again in a moment."],
} as const;

/** Takes what is typed in a form of the administration, and answers the key that shows it. */
export async function takeForm(
  request: IncomingMessage,
  response: ServerResponse,
  { administrations, may, keep }: Pick<PreviewServer, "administrations" | "may" | "keep">,
): Promise<void> {
  const origin = request.headers.origin ?? "";
  const isAllowed = administrations.includes(origin);
  const answer = (status: number, body: object, headers: Record<string, string> = {}): void => {
    const readable = isAllowed ? { "Access-Control-Allow-Origin": origin } : {};
    response
      .writeHead(status, {
        ...PREVIEW_HEADERS,
        ...readable,
        Vary: "Origin",
        "Content-Type": "application/json",
        ...headers,
      })
      .end(JSON.stringify(body));
  };
  if (!isAllowed) return answer(403, { message: "Only the administration may ask." });
  if (request.method === "OPTIONS")
    return answer(
      200,
      {},
      {
        "Access-Control-Allow-Methods": "POST",
        "Access-Control-Allow-Headers": "authorization, content-type",
        "Access-Control-Max-Age": "86400",
      },
    );
  if (request.method !== "POST") return answer(405, { message: "This method is not allowed." });
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? "")?.[1];
  // Before anything is read: only colleagues may take memory here.
  const account = token === undefined ? null : await may(token);
  if (account === null) return answer(403, { message: "Your role does not allow this." });
  const bytes = await receive(request, MOST_BYTES, { from: "colleagues" });
  if (typeof bytes === "string") {
    const [status, message] = REFUSED[bytes];
    return answer(status, { message }, { Connection: "close" });
  }
  const asked = previewRequestSchema.safeParse(
    bodyFault(bytes, VALUES_MAX) ? undefined : jsonOf(new TextDecoder().decode(bytes)),
  );
  if (!asked.success) return answer(400, { message: "This cannot be shown." });
  answer(200, { key: keep(asked.data, account) });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
