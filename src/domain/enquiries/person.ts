import * as z from "zod";

/** A row as it is stored, of which the screen shows some fields and the file has all. */
const stored = { id: z.string(), created_at: z.string() };

/** All that is stored of one person, as `export_person` returns it. */
export const personSchema = z.object({
  email: z.string(),
  enquiries: z.array(
    z.looseObject({
      ...stored,
      message: z.string().nullable(),
      product_name: z.string().nullable(),
      reference: z.string(),
      files: z.array(z.looseObject({ name: z.string(), bytes: z.number() })),
      lines: z.array(z.looseObject({ product_name: z.string(), quantity: z.number(), note: z.string().nullable() })),
    }),
  ),
  subscriptions: z.array(z.looseObject({ ...stored, confirmed_at: z.string().nullable() })),
  accounts: z.array(z.object({ created_at: z.string(), role: z.string().nullable() })),
});
export type Person = z.infer<typeof personSchema>;

/** How many records can be deleted: a colleague's account stays. */
export function deletableRecords({ enquiries, subscriptions, accounts }: Person): number {
  return enquiries.length + subscriptions.length + accounts.filter((account) => account.role === null).length;
}

/** 'mona@example.com' → 'personal-data-mona-example.com.json' */
export function personFileName(email: string): string {
  return `personal-data-${email.replaceAll(/[^a-z0-9.]+/gi, "-")}.json`;
}
