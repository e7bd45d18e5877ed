import * as z from "zod";
import { client } from "../../environment.ts";
import { sessionFetch } from "../../session/session-fetch.ts";

const answerSchema = z.union([z.object({ answer: z.string() }), z.object({ error: z.string() })]);

/** Asks for a test mail to the stored addresses: what the mail server said, or why it could not be sent. */
export async function sendTestMail(): Promise<{ tone: "good" | "bad"; text: string }> {
  try {
    const { data } = await client.auth.getSession();
    const response = await sessionFetch("/api/enquiry-mail-test", {
      method: "POST",
      headers: { Authorization: `Bearer ${data.session?.access_token ?? ""}` },
    });
    const said = answerSchema.parse(await response.json());
    return "answer" in said
      ? { tone: "good", text: `The mail server has taken the mail: ${said.answer}` }
      : { tone: "bad", text: `The mail could not be sent: ${said.error}` };
  } catch (error) {
    console.error("Sending a test mail failed", error);
    return {
      tone: "bad",
      text: "The test mail could not be sent, because the site does not answer. Please try again.",
    };
  }
}
