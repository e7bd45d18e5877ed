import type { Environment } from "./environment.ts";
import { freePort, isPortFree } from "./processes.ts";

/** Throws if a port is taken, before anything starts. `command` is the npm command to name in the message. */
export async function checkPorts({ PORT, SUPABASE_PORT }: Environment, command: string): Promise<void> {
  for (const [name, port] of [
    ["PORT", PORT],
    ["SUPABASE_PORT", SUPABASE_PORT],
  ] as const) {
    if (await isPortFree(port)) continue;
    throw new Error(
      `Port ${port} is taken: perhaps Plantroom is running already. Stop what uses it, or choose another port, ` +
        `for example ${name}=${await freePort(port + 1)} ${command}.`,
    );
  }
}
