import * as z from "zod";

const formSchema = z.object({ PUBLIC_SUPABASE_URL: z.url(), SUPABASE_SECRET_KEY: z.string().min(1) });
const publishingSchema = z.object({
  PUBLIC_SUPABASE_URL: z.url(),
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  DEPLOY_HOOK_URL: z.url(),
});

/** The variables of the public forms: each function asks only for what it needs. Throws with the names of missing ones. */
export const readFormEnvironment = (env: unknown): z.infer<typeof formSchema> => read(formSchema, env);

/** The variables of publishing. Throws with the names of missing ones. */
export const readPublishingEnvironment = (env: unknown): z.infer<typeof publishingSchema> =>
  read(publishingSchema, env);

function read<Variables>(schema: z.ZodType<Variables>, env: unknown): Variables {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new Error(`Not configured: ${parsed.error.issues.map((issue) => issue.path.join(".")).join(", ")}`);
}
