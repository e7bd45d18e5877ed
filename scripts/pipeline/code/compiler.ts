/** Compiles what the environment variable asks for, and ends. Started by compile() in compile.ts. */
import { endWithParent } from "../../stack/processes.ts";
import { makeBundle } from "./bundle.ts";
import { WANTED, type Compiled } from "./compile.ts";
import { makeWorkerCode } from "./service-worker.ts";

// Variables of these names, which test runners and shells set, would get into the code instead of Vite's own values.
for (const name of ["DEV", "PROD", "SSR", "MODE", "BASE_URL"]) Reflect.deleteProperty(process.env, name);
process.env["NODE_ENV"] = "production";

endWithParent(async () => process.exit(1));
const wanted = JSON.parse(process.env[WANTED] ?? "{}") as Compiled;
await ("bundle" in wanted ? makeBundle(wanted.bundle) : makeWorkerCode(wanted.worker));
// Idle workers of the compilers would keep this process alive.
process.exit(0);
