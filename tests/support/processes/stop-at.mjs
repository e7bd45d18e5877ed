/**
 * Loaded into a process under test (`node --import`), the builder: its build process stops for ever before a step for which the
 * folder STOP_AT has a file (tests/support/processes/stops.ts), and notes its id there. Whoever made the file kills it.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

const folder = process.env.STOP_AT ?? "";

function before(step) {
  if (!fs.existsSync(join(folder, `stop-${step}`))) return;
  fs.writeFileSync(join(folder, `reached-${step}`), String(process.pid));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const { renameSync } = fs;
fs.renameSync = (from, to) => {
  if (String(to).endsWith("/live")) before("built");
  return renameSync(from, to);
};
syncBuiltinESMExports();

const send = process.send?.bind(process);
if (send)
  process.send = (message, ...rest) => {
    if ("progress" in message) before("building");
    if ("built" in message) before("live");
    return send(message, ...rest);
  };
