import { join } from "node:path";
import { filesBelow } from "../files/files-below.ts";
import { PROJECT_ROOT } from "../stack/environment.ts";

/** An edge function (functions/lib/edge-function.ts) as the edge platform calls it. */
type Handler = (context: {
  request: Request;
  env: unknown;
  next: (input?: Request | string) => Promise<Response>;
  waitUntil: (work: Promise<unknown>) => void;
}) => Response | Promise<Response>;
type Module = Partial<Record<string, Handler>>;
/** Loads the present version of a module by its path below the project. */
export type Load = (path: string) => Promise<Module>;

const FOLDER = "functions";
/** Code that functions share; it has no address. */
const SHARED = /^lib\//;

type Route = { pattern: RegExp; path: string; middleware: string[] };

/** The routes of the folder. Supports the rules of Cloudflare Pages that this project uses: [name] and _middleware.ts. */
function routes(): Route[] {
  const files = filesBelow(join(PROJECT_ROOT, FOLDER)).filter((file) => file.endsWith(".ts") && !SHARED.test(file));
  const middleware = files.filter((file) => file.endsWith("_middleware.ts"));
  return files
    .filter((file) => !middleware.includes(file))
    .map((file) => ({
      pattern: new RegExp(`^/${file.replace(/\.ts$/, "").replaceAll(/\[\w+\]/g, "[^/]+")}$`),
      path: `/${FOLDER}/${file}`,
      middleware: middleware
        .filter((other) => file.startsWith(other.replace("_middleware.ts", "")))
        .sort((a, b) => a.length - b.length)
        .map((other) => `/${FOLDER}/${other}`),
    }));
}

/** Whether a path belongs to an edge function. */
export const isForFunction = (path: string): boolean => routes().some(({ pattern }) => pattern.test(path));

/**
 * Answers a request as the edge platform does: runs the middleware of the folders above, then the function of the address,
 * whose `next()` gives the answer of the site.
 */
export async function answerByFunction(
  request: Request,
  { env, load, site }: { env: unknown; load: Load; site: (request: Request) => Promise<Response> },
): Promise<Response> {
  const path = new URL(request.url).pathname;
  const route = routes().find(({ pattern }) => pattern.test(path));
  const chain: Handler[] = [];
  for (const file of [...(route?.middleware ?? []), ...(route ? [route.path] : [])]) {
    const module = await load(file);
    const name = `onRequest${request.method.charAt(0)}${request.method.slice(1).toLowerCase()}`;
    const handler = module[name] ?? module["onRequest"];
    if (handler) chain.push(handler);
  }
  const step = async (position: number, current: Request): Promise<Response> => {
    const handler = chain[position];
    if (!handler) return site(current);
    return handler({
      request: current,
      env,
      next: (input) =>
        step(position + 1, input === undefined ? current : input instanceof Request ? input : new Request(input)),
      // Nothing to do: this process keeps running, so the work is finished.
      waitUntil: () => undefined,
    });
  };
  return step(0, request);
}
