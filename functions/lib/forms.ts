import type { ZodMiniType as Schema } from "zod/mini";
import { connect, type Client } from "#db/client.ts";
import type { Sender } from "#db/enquiries.ts";
import { isTooMany } from "#db/errors.ts";
import { listSettings } from "#db/settings.ts";
import { siteSettings } from "#domain/settings.ts";
import { fieldErrors, MINIMUM_FILL_MS } from "#domain/enquiry.ts";
import { bodyWithin } from "./body.ts";
import { readEnvironment } from "./environment.ts";
import { answerForm } from "./form-answer.ts";
import type { EdgeFunction } from "./edge-function.ts";

type Form<Fields> = {
  schema: Schema<Fields>;
  /** The message after the form has been stored. */
  thanks: string;
  store(
    client: Client,
    input: Fields,
    sender: Sender,
    sent: { fields: Record<string, string>; request: Request },
  ): Promise<unknown>;
};

const BODY_BYTES = 64_000;

/**
 * A public form: reads the fields, refuses bots, validates with the form's schema and stores. Answers with JSON for scripts
 * and with a page for browsers without JavaScript.
 */
export function publicForm<Fields>({ schema, thanks, store }: Form<Fields>): EdgeFunction {
  return async ({ request, env }) => {
    const settings = readEnvironment(env);
    const body = await bodyWithin(request, BODY_BYTES);
    if (body === null)
      return answerForm(request, 413, {
        message: "That is more than this form can hold. Please shorten it and send it again.",
      });
    const fields = await readFields(body);
    if (fields === null)
      return answerForm(request, 400, { message: "The form could not be read. Please send it again." });
    if (isBot(fields, request)) {
      return answerForm(request, 400, {
        message: "That was faster than we can read. Please check the form and send it again.",
      });
    }
    const input = schema.safeParse(fields);
    if (!input.success) {
      return answerForm(request, 422, { message: "Please check the marked fields.", errors: fieldErrors(input.error) });
    }
    const sender = { page: pageOf(fields["page"]), senderKey: await senderKey(request, settings.SUPABASE_SECRET_KEY) };
    const database = connect(settings.PUBLIC_SUPABASE_URL, settings.SUPABASE_SECRET_KEY);
    try {
      await store(database, input.data, sender, { fields, request });
    } catch (error) {
      if (isTooMany(error)) {
        const phone = siteSettings(await listSettings(database)).phones[0]?.number;
        return answerForm(request, 429, {
          message: `We have received several messages from you already. Please call us${phone ? ` on ${phone}` : ""}, or try again in ten minutes.`,
        });
      }
      console.error(error);
      return answerForm(request, 502, {
        message: "Your message could not be stored. Please try again in a moment, or call us.",
      });
    }
    return answerForm(request, 200, { message: thanks });
  };
}

async function readFields(body: Response): Promise<Record<string, string> | null> {
  try {
    const json = body.headers.get("content-type")?.startsWith("application/json");
    const entries = json ? Object.entries((await body.json()) as object) : [...(await body.formData())];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return null;
  }
}

/**
 * Bots fill the hidden field `website`, or send the form too soon after opening it. A browser without JavaScript cannot tell
 * when the form was opened, so its plain POST is not refused for that.
 */
function isBot(fields: Record<string, string>, request: Request): boolean {
  if (fields["website"]) return true;
  const openedAt = fields["openedAt"];
  if (!openedAt) return !(request.headers.get("accept") ?? "").includes("text/html");
  return !(Date.now() - Number(openedAt) >= MINIMUM_FILL_MS);
}

function pageOf(page: string | undefined): string {
  return page && page.startsWith("/") && page.length <= 500 ? page : "/";
}

/** A keyed hash of the IP address: distinguishes senders without storing their addresses. */
async function senderKey(request: Request, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const address = request.headers.get("cf-connecting-ip") ?? "local";
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(address));
  return btoa(String.fromCharCode(...new Uint8Array(signature).subarray(0, 18)));
}
