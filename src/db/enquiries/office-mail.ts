import * as z from "zod";
import type { Plan } from "../changes/plans.ts";
import type { Client } from "../client.ts";
import { ensureDone } from "../errors.ts";

/* What the functions of the site ask the database for, with the secret key: the mails that are due. */

/** A submittal with marks of which the office was not told. */
const markedSubmittalSchema = z.object({
  id: z.string(),
  number: z.string(),
  project: z.string(),
  marks: z.number(),
  reviewers: z.array(z.string()),
});

const officeMailSchema = z
  .object({
    addresses: z.array(z.string()),
    fresh: z.array(z.string()),
    late: z.array(z.string()),
    /** What was to go live at a time and did not. */
    plans: z.array(z.custom<Plan>((value) => typeof value === "object" && value !== null)),
    reviews: z.array(markedSubmittalSchema),
  })
  .nullable();
export type OfficeMail = NonNullable<z.output<typeof officeMailSchema>>;

/** The mail that is due to the office now, which nobody else gets for ten minutes; null if none is. Needs the secret key. */
export async function takeOfficeMail(client: Client): Promise<OfficeMail | null> {
  const { data, error, status } = await client.rpc("take_office_mail");
  ensureDone({ error, status });
  return officeMailSchema.parse(data);
}

/** Notes that the mail was sent, or why it could not be. Needs the secret key. */
export async function officeMailDone(
  client: Client,
  { fresh, late, plans, reviews }: OfficeMail,
  why?: string,
): Promise<void> {
  ensureDone(
    await client.rpc("office_mail_done", {
      fresh,
      late,
      plans: plans.map(({ id }) => id),
      reviews: reviews.map(({ id }) => id),
      ...(why === undefined ? {} : { why }),
    }),
  );
}

const visitorMailSchema = z
  .object({ email: z.string(), reference: z.string(), page: z.string().nullable() })
  .nullable();

/** The confirmation that is due to the sender of an enquiry, by its id or number; null if none is. Needs the secret key. */
export async function takeVisitorMail(client: Client, enquiry: string) {
  const { data, error, status } = await client.rpc("take_visitor_mail", { of_enquiry: enquiry });
  ensureDone({ error, status });
  return visitorMailSchema.parse(data);
}
