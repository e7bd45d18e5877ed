/*
 * Runs in the browser, on every page in development: tells the server which page is open, and which of its islands take changed
 * code by themselves (reloads.ts). An island that is not hydrated yet shows the HTML of the server.
 */
import { ISLAND, isHydrated } from "../../src/browser/astro-island.ts";

function tell(): void {
  const islands = [...document.querySelectorAll(ISLAND)]
    .filter(isHydrated)
    .map((island) => island.getAttribute("component-url") ?? "");
  import.meta.hot?.send("plantroom:open-page", { path: location.pathname, islands });
}

tell();
document.addEventListener("astro:hydrate", tell, { capture: true });
