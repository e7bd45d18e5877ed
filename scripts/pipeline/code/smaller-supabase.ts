import { join } from "node:path";
import { PROJECT_ROOT } from "../../stack/environment.ts";

const ours = (file: string): string => join(PROJECT_ROOT, "src", "db", file);

/**
 * What browsers load in place of parts of the Supabase client that this project never calls, or only later. It depends on how
 * the packages of Supabase import each other, which nobody promises: tests/unit/pipeline/code/smaller-supabase.test.ts fails when an
 * update changes it.
 */
export const SMALLER_SUPABASE: { find: string | RegExp; replacement: string }[] = [
  ...["@supabase/realtime-js", "@supabase/functions-js", "iceberg-js"].map((find) => ({
    find,
    replacement: ours("unused-stubs.ts"),
  })),
  // Passkeys, as @supabase/auth-js imports them from its own folder.
  { find: /^\.\/lib\/webauthn$/, replacement: ours("unused-stubs.ts") },
  { find: /^@supabase\/storage-js$/, replacement: ours("lazy-storage.ts") },
];
