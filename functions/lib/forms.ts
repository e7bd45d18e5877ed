import type { ZodMiniType as Schema } from "zod/mini";
import { connect, type Client } from "#db/client.ts";
import type { Sender } from "#db/enquiries/enquiries.ts";
import { isTooMany } from "#db/errors.ts";
import { listSettings } from "#db/content/settings.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { fieldErrors } from "#domain/enquiries/enquiry.ts";
import { describeFile } from "#domain/enquiries/enquiry-files.ts";
import { MARKED_FIELDS_MESSAGE } from "#domain/text/form-fields.ts";
import { readForm, type FormRoom, type Sent } from "./form-body.ts";
import { readFormEnvironment } from "./environment.ts";
import { answerForm, confirmationPage, wantsPage, type Outcome } from "./form-answer.ts";
import type { EdgeFunction } from "./edge-function.ts";
import { senderKey } from "./sender.ts";
import { SIGNED_TIME_FIELD, fillingOf, signedTime } from "./time-to-fill.ts";

type Form<Fields, Stored> = {
  /** The schema, or which one the fields need. */
  schema: Schema<Fields> | ((fields: Record<string, string>) => Schema<Fields>);
  /** What is answered after the form has been stored; may depend on the variables of the function. */
  thanks: (env: unknown, stored: Stored) => string | Outcome;
  /** How much the form may send, if it may send more than most. */
  room?: FormRoom;
  /** Fields to keep where a browser without JavaScript is asked to send once more. */
  keep?: (fields: Record<string, string>, request: Request) => Record<string, string>;
  store(
    client: Client,
    input: Fields,
    sender: Sender,
    sent: Sent & Pick<Parameters<EdgeFunction>[0], "request" | "env" | "waitUntil">,
  ): Promise<Stored>;
};

const ROOM: FormRoom = { textBytes: 64_000, fileBytes: 0 };

/**
 * A public form: reads the fields, refuses bots, validates with the form's schema and stores. Answers with JSON for scripts
 * and with a page for browsers without JavaScript.
 */
export function publicForm<Fields, Stored>({
  schema,
  thanks,
  room = ROOM,
  keep,
  store,
}: Form<Fields, Stored>): EdgeFunction {
  return async ({ request, env, waitUntil }) => {
    const settings = readFormEnvironment(env);
    const sent = await readForm(request, room);
    if (sent === "too much")
      return answerForm(request, 413, {
        message: "That is more than this form can hold. Please shorten it and send it again.",
      });
    if (sent === "busy")
      return answerForm(request, 503, {
        message: "Many people are sending files just now. Please send it again in a minute.",
      });
    if (sent === null)
      return answerForm(request, 400, { message: "The form could not be read. Please send it again." });
    const { fields, files } = sent;
    const answer = (status: number, outcome: Outcome) => answerForm(request, status, outcome, fields["page"]);
    const filling = await fillingOf(fields, settings.SUPABASE_SECRET_KEY);
    const canBeAsked = wantsPage(request) && (filling === "not known" || filling === "confirmed too fast");
    // The field "website" is out of sight: only bots fill it in. Faster submissions are bots too.
    if (fields["website"] || (filling !== "in time" && !canBeAsked)) {
      return answer(400, {
        message: "That was faster than we can read. Please check the form and send it again.",
      });
    }
    const described = await Promise.all(files.map(describeFile));
    const input = (typeof schema === "function" ? schema(fields) : schema).safeParse({ ...fields, files: described });
    if (!input.success) {
      return answer(422, { message: MARKED_FIELDS_MESSAGE, errors: fieldErrors(input.error) });
    }
    if (canBeAsked) {
      const names = described.map(({ name }) => name);
      if (filling === "confirmed too fast")
        return confirmationPage(request, fields, fields[SIGNED_TIME_FIELD] ?? "", names);
      const kept = { ...fields, ...keep?.(fields, request) };
      return confirmationPage(request, kept, await signedTime(settings.SUPABASE_SECRET_KEY), names);
    }
    const sender = { page: pageOf(fields["page"]), senderKey: await senderKey(request, settings.SUPABASE_SECRET_KEY) };
    const database = connect(settings.PUBLIC_SUPABASE_URL, settings.SUPABASE_SECRET_KEY);
    try {
      const thanked = thanks(env, await store(database, input.data, sender, { ...sent, request, env, waitUntil }));
      return answer(200, typeof thanked === "string" ? { message: thanked } : thanked);
    } catch (error) {
      if (isTooMany(error)) {
        const phone = siteSettings(await listSettings(database)).phones[0]?.number;
        return answer(429, {
          message: `We have received several messages from you already. Please call us${phone ? ` on ${phone}` : ""}, or try again in ten minutes.`,
        });
      }
      console.error(error);
      return answer(502, {
        message: "Your message could not be stored. Please try again in a moment, or call us.",
      });
    }
  };
}

function pageOf(page: string | undefined): string {
  return page && page.startsWith("/") && page.length <= 500 ? page : "/";
}
