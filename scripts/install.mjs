/**
 * Runs before anything is installed, on any Node from 20 up, so it has no dependencies and is not TypeScript. Installs the
 * locked packages when they are missing or the lockfile has changed, and finds the project's own Node among them.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");

/**
 * Installs the packages of package-lock.json if that has not been done yet. Ends the process if it fails. Only tests need the
 * development tools: without `tools` an installation by `npm ci --omit=dev` is complete.
 */
export function ensureInstalled({ tools = false } = {}) {
  if (isInstalled(tools)) return;
  console.log("Installing packages …");
  const npm = process.env.npm_execpath;
  const arguments_ = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...arguments_], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", arguments_, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (result.status !== 0 || !existsSync(projectNode())) {
    console.error("The packages could not be installed. See the messages above; then run the command again.");
    process.exit(1);
  }
}

/** Whether npm's own record of what it has installed agrees with package-lock.json. Optional packages depend on the machine. */
function isInstalled(tools) {
  const record = join(modules, ".package-lock.json");
  if (!existsSync(record) || !existsSync(projectNode())) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(root, "package-lock.json"))).every(
    ([path, { version, optional, dev }]) =>
      path === "" || optional || (dev && !tools) || installed[path]?.version === version,
  );
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}

function projectNode() {
  return join(modules, "node", "bin", process.platform === "win32" ? "node.exe" : "node");
}

/** Runs a TypeScript file with the project's Node, and ends with its exit code. */
export function runEntry(entry) {
  const child = spawn(projectNode(), [join(root, "scripts", entry), ...process.argv.slice(2)], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      PATH: [join(modules, ".bin"), process.env.PATH].join(delimiter),
      // Builds, tests and servers are separate processes, which would all compile the same packages again.
      NODE_COMPILE_CACHE: join(modules, ".cache", "plantroom", "compiled"),
    },
  });
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill("SIGTERM"));
  if (process.env.npm_execpath) endWithNpm(() => child.kill("SIGTERM"));
  // Ctrl-C reaches the child too: wait until it has stopped its services.
  process.on("SIGINT", () => undefined);
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/**
 * npm passes SIGTERM on only to the shell that it has started, and SIGHUP to nobody: both would end without us. So this looks
 * whether they are still there.
 */
function endWithNpm(end) {
  const shell = process.ppid;
  const npm = Number(spawnSync("ps", ["-o", "ppid=", "-p", String(shell)], { encoding: "utf8" }).stdout);
  const isThere = () => {
    try {
      return process.ppid === shell && (!npm || process.kill(npm, 0));
    } catch (error) {
      return error.code === "EPERM";
    }
  };
  const watch = setInterval(() => {
    if (isThere()) return;
    clearInterval(watch);
    end();
  }, 250);
}
