import * as z from "zod";

/** An empty variable counts as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value || undefined, schema);

const formSchema = z.object({ PUBLIC_SUPABASE_URL: z.url(), SUPABASE_SECRET_KEY: z.string().min(1) });
const linkSchema = z.object({
  SUPABASE_SECRET_KEY: z.string().min(1),
  LINK_SECRET: optional(z.string().min(16).optional()),
  SITE_URL: optional(z.url().optional()),
});
const mailSchema = z.object({
  SMTP_HOST: z.string().min(1),
  SMTP_PORT: optional(z.coerce.number().int().default(587)),
  SMTP_USER: z.string().default(""),
  SMTP_PASSWORD: z.string().default(""),
  SMTP_FROM: z.string().min(3),
  // Not taken from the request, whose Host header anyone can write: the mail goes to somebody else.
  SITE_URL: z.url(),
});
export type MailServer = z.infer<typeof mailSchema>;
const publicSchema = z.object({ PUBLIC_SUPABASE_URL: z.url(), PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().min(1) });
/** "none" stands for a builder that cannot be called, and polls the queue instead. */
const publishingSchema = publicSchema.extend({ DEPLOY_HOOK_URL: z.union([z.url(), z.literal("none")]) });

/** The variables of the public forms: each function asks only for what it needs. Throws with the names of missing ones. */
export const readFormEnvironment = (env: unknown): z.infer<typeof formSchema> => read(formSchema, env);

/** The secret that signs the links in mails, and the site's address if it is set. Throws with the names of missing variables. */
export function readLinkEnvironment(env: unknown): { secret: string; site: string | undefined } {
  const { LINK_SECRET, SUPABASE_SECRET_KEY, SITE_URL } = read(linkSchema, env);
  return { secret: LINK_SECRET ?? SUPABASE_SECRET_KEY, site: SITE_URL };
}

/** The mail server, or null if none is configured. Throws with the names of missing variables if only some are set. */
export function readMailEnvironment(env: unknown): MailServer | null {
  const isConfigured = Boolean((env as Partial<Record<"SMTP_HOST", string>>).SMTP_HOST);
  return isConfigured ? read(mailSchema, env) : null;
}

/** The variables for queries with the rights of the caller. Throws with the names of missing ones. */
export const readPublicEnvironment = (env: unknown): z.infer<typeof publicSchema> => read(publicSchema, env);

/** The variables of publishing. Throws with the names of missing ones. */
export const readPublishingEnvironment = (env: unknown): z.infer<typeof publishingSchema> =>
  read(publishingSchema, env);

function read<Variables>(schema: z.ZodType<Variables>, env: unknown): Variables {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new Error(`Not configured: ${parsed.error.issues.map((issue) => issue.path.join(".")).join(", ")}`);
}
