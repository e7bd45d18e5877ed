import { personSchema, type Person } from "#domain/enquiries/person.ts";
import type { Client, Row } from "../client.ts";
import { ConflictError, unwrap, unwrapCount } from "../errors.ts";

/** All that is stored of one person, by e-mail address. */
export async function exportPerson(client: Client, email: string): Promise<Person> {
  return personSchema.parse(unwrap(await client.rpc("export_person", { of_email: email })));
}

/** Deletes all that is stored of one person, except a colleague's account; returns the number of rows. */
export async function deletePerson(client: Client, email: string): Promise<number> {
  return unwrap(await client.rpc("delete_person", { of_email: email }));
}

/** For how many months enquiries and past changes are kept. */
export type Retention = Pick<Row<"retention">, "enquiry_months" | "history_months">;

export async function getRetention(client: Client): Promise<Retention> {
  return unwrap(await client.from("retention").select("enquiry_months, history_months").single());
}

/** Changes how long something is kept; throws a ConflictError without 'office.manage'. */
export async function setRetention(client: Client, months: Partial<Retention>): Promise<void> {
  const changed = unwrap(
    await client.from("retention").update(months).eq("only_row", true).select("enquiry_months, history_months"),
  );
  if (changed.length === 0) throw new ConflictError();
}

/** How many enquiries came before a time. */
export async function countEnquiriesBefore(client: Client, time: string): Promise<number> {
  return unwrapCount(
    await client.from("enquiries").select("id", { count: "exact", head: true }).lt("created_at", time),
  );
}

/** How many changes were made before a time. */
export async function countChangesBefore(client: Client, time: string): Promise<number> {
  return unwrapCount(
    await client
      .from("changes")
      .select("id", { count: "exact", head: true })
      .eq("state", "applied")
      .lt("made_at", time),
  );
}
