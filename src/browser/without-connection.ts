import { OFFLINE_CATALOGUE_TEXTS as T } from "#copy/texts.ts";
import { CATALOGUE_CACHE } from "#domain/offline/offline-list.ts";
import { WAITING_CACHE } from "#domain/enquiries/waiting-enquiry.ts";

/* Resumes what an earlier page started: saving the catalogue, and sending what was written without a connection. */

const panel = document.querySelector<HTMLElement>("[data-catalogue]");
const hasCaches = "caches" in globalThis;
const canSave =
  hasCaches &&
  document.documentElement.dataset["serviceWorker"] !== undefined &&
  ["DecompressionStream", "BroadcastChannel", "isSecureContext"].every((name) => name in globalThis) &&
  ["serviceWorker", "locks", "storage"].every((name) => name in navigator);

async function resume(): Promise<void> {
  if (hasCaches && (await caches.has(WAITING_CACHE))) (await import("./waiting-messages.ts")).showMessages();
  if (panel && canSave) (await import("./catalogue-panel.ts")).showPanel(panel);
  else if (canSave && (await caches.has(CATALOGUE_CACHE))) await (await import("./save-catalogue.ts")).continueSaving();
}

if (panel && !canSave) {
  for (const control of panel.querySelectorAll<HTMLElement>("[data-choices], [data-do]")) control.hidden = true;
  panel.querySelector("[data-status]")?.replaceChildren(T.notSupported);
}
resume().catch((error: unknown) => console.warn(error));
