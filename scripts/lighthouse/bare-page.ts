import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Response } from "miniflare";
import { startReverseProxy } from "../edge/reverse-proxy.ts";
import { PROJECT_ROOT } from "../stack/environment.ts";
import { freePort } from "../stack/processes.ts";

const PAGE = join(PROJECT_ROOT, "tests", "floor", "product.html");
const PICTURE = "/picture.webp";
/** The width that a phone chooses. */
const WIDTH = "640w";

/**
 * Serves the bare page with the same web server, and with the picture that the product's page of this site has: as fast as a
 * page of this content can be.
 */
export async function startBarePage(site: string): Promise<{ url: string; stop: () => void }> {
  const html = readFileSync(PAGE, "utf8");
  const product = await (await fetch(`${site}/products/air-handling-unit`)).text();
  const address = new RegExp(`srcset="[^"]*?(/media/\\S+) ${WIDTH}`).exec(product)?.[1];
  if (address === undefined) throw new Error("The product's page has no picture.");
  const picture = await (await fetch(site + address)).arrayBuffer();
  const port = await freePort(20_000);
  const proxy = await startReverseProxy({
    port,
    hosts: [`127.0.0.1:${port}`],
    functions: { port, isFor: () => false },
    files: async ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === PICTURE) return new Response(picture, { headers: { "content-type": "image/webp" } });
      if (pathname === "/") return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
      return new Response("", { status: 404 });
    },
  });
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`,
    stop() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
