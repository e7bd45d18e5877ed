import { startScript } from "../../stack/processes.ts";

/**
 * What Astro makes from the code, independent of the content. `files` are the scripts, styles and other files that browsers
 * load; `renderer` is the program that renders the pages, for loadRenderer.
 */
export type Bundle = { files: string; renderer: string };

/** What is made of the code alone: Astro's bundle in its folders, or the file with the service worker's code. */
export type Compiled = { bundle: Bundle } | { worker: string };

/** The environment variable that tells the process what to make. */
export const WANTED = "PLANTROOM_COMPILE";

/**
 * Compiles in a separate process (compiler.ts): a compiler takes hundreds of megabytes, and a process keeps them until it ends.
 * Rejects with the output of that process if it fails.
 */
export async function compile(wanted: Compiled): Promise<void> {
  const said: string[] = [];
  const { ended } = startScript("pipeline/code/compiler.ts", {
    env: { [WANTED]: JSON.stringify(wanted) },
    onLine: (line) => {
      console.error(line);
      said.push(line);
    },
  });
  if ((await ended) === 0) return;
  const reason = said.filter((line) => !/^\s+at /.test(line)).slice(-10);
  throw new Error(`The code of the site cannot be compiled. ${reason.join("\n")}`);
}
