import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from "vite";

/** Vite's environment for the modules of pages and edge functions, which run in this process. */
function serverEnvironment(server: ViteDevServer): RunnableDevEnvironment {
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("Vite runs the pages in another process.");
  return environment;
}

/** Loads the present version of a module by its path below the project. */
export function loadServerModule<T>(server: ViteDevServer, path: string): Promise<T> {
  return serverEnvironment(server).runner.import<T>(path);
}

/**
 * Makes all modules run again at the next request, as Vite does when code changes. Only those that import the content would
 * not be enough: while code is reloaded, Vite forgets some of the imports. Browsers are not told: each save would reload every tab.
 */
export function forgetServerModules(server: ViteDevServer): void {
  serverEnvironment(server).runner.evaluatedModules.clear();
}
