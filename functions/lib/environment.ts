import * as z from "zod";

const environmentSchema = z.object({
  PUBLIC_SUPABASE_URL: z.url(),
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  DEPLOY_HOOK_URL: z.url(),
});
export type FunctionEnvironment = z.infer<typeof environmentSchema>;

/** The environment variables that the functions need. Throws with the names of missing or wrong ones. */
export function readEnvironment(env: unknown): FunctionEnvironment {
  const parsed = environmentSchema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new Error(`Not configured: ${parsed.error.issues.map((issue) => issue.path.join(".")).join(", ")}`);
}
