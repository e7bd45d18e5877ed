import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from "vite";

/** The modules that run in this process for pages and edge functions. */
function serverEnvironment(server: ViteDevServer): RunnableDevEnvironment {
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("Vite runs the pages in another process.");
  return environment;
}

/** Loads a module by its path below the project, as it is now. */
export function loadServerModule<T>(server: ViteDevServer, path: string): Promise<T> {
  return serverEnvironment(server).runner.import<T>(path);
}

/**
 * Has a file's module and all that import it run again when they are next asked for, without a word to the browsers: a
 * reload of every tab for each save would take forms along.
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
