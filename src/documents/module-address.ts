/*
 * pdfkit asks for the address of its own file when it is loaded. Cloudflare's runtime gives bundled code none; all bundled
 * modules share one import.meta, so that an address set here, before pdfkit is loaded, is pdfkit's too.
 */
(import.meta as { url?: string }).url ??= "file:///worker.js";
export {};
