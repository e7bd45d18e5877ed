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
 * Makes a file's module, and all modules that import it, run again at the next request. Browsers are not told: a reload of
 * every tab after each save would lose half-filled forms.
 */
export function forgetServerModule(server: ViteDevServer, file: string): void {
  const { evaluatedModules } = serverEnvironment(server).runner;
  const forgotten = new Set(evaluatedModules.getModulesByFile(file));
  for (const module of forgotten) {
    for (const id of module.importers) {
      const importer = evaluatedModules.getModuleById(id);
      if (importer) forgotten.add(importer);
    }
    evaluatedModules.invalidateModule(module);
  }
}
