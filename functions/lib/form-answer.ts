import { json } from "./respond.ts";

type Outcome = { message: string; errors?: Record<string, string> };

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

/** Answers with JSON for the form's script, or with a small page for a browser without JavaScript. */
export function answerForm(request: Request, status: number, outcome: Outcome): Response {
  const wantsPage = (request.headers.get("accept") ?? "").includes("text/html");
  return wantsPage ? page(status, outcome) : json(outcome, status);
}

/** The page asks for the Back button because browsers then restore what was typed. */
function page(status: number, { message, errors = {} }: Outcome): Response {
  const sent = status < 300;
  const title = sent ? "Thank you" : "Not sent yet";
  const list = Object.values(errors)
    .map((error) => `<li>${escapeHtml(error)}</li>`)
    .join("");
  const body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title>
<style>body{max-width:36rem;margin:12vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;color-scheme:light dark}a{color:inherit}</style>
</head>
<body><main><h1>${title}</h1><p>${escapeHtml(message)}</p>${list ? `<ul>${list}</ul>` : ""}
<p>${sent ? "" : "Use your browser's Back button: what you typed is still there. "}<a href="/">Home</a> · <a href="/contact">Contact</a></p>
</main></body></html>`;
  return new Response(body, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
