/** Runs SQL in the stopped database of a data folder, as its owner: node run-sql.ts <folder> <SQL>. Used by runSql. */
import { join } from "node:path";

const [dataDir = "", sql = ""] = process.argv.slice(2);
process.chdir(dataDir);
Object.assign(process.env, { EXPERIMENTAL_STORAGE: "1", DO_NOT_TRACK: "1" });
const { openBackend } = await import("../../../scripts/database/supabase-lite.ts");
const backend = await openBackend(dataDir, join(dataDir, "supabase", "config.toml"));
await backend.migrate();
await backend.script(sql);
await backend.close();
process.exit(0);
