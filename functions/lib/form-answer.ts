import { json } from "./respond.ts";
import { ASKED_AT_FIELD } from "./time-to-fill.ts";

type Outcome = { message: string; errors?: Record<string, string> };

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

/** True for a browser that shows the answer itself; scripts ask for JSON. */
export const wantsPage = (request: Request): boolean => (request.headers.get("accept") ?? "").includes("text/html");

/** Answers with JSON for the form's script, or with a small page for a browser without JavaScript. */
export function answerForm(request: Request, status: number, outcome: Outcome): Response {
  return wantsPage(request) ? page(status, outcome) : json(outcome, status);
}

/**
 * A browser without JavaScript cannot say when the form was opened. It is asked to send once more what it sent, with a
 * time that we signed.
 */
export function askAgain(request: Request, fields: Record<string, string>, askedAt: string): Response {
  const kept = Object.entries({ ...fields, [ASKED_AT_FIELD]: askedAt })
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join("");
  const action = escapeHtml(new URL(request.url).pathname);
  return document(
    200,
    "One more step",
    `<p>Your browser runs no JavaScript, so we ask you to confirm that a person sends this. Please wait three seconds, then press Send.</p>
<form method="post" action="${action}">${kept}<button>Send</button></form>`,
  );
}

/** The page asks for the Back button because browsers then restore what was typed. */
function page(status: number, { message, errors = {} }: Outcome): Response {
  const sent = status < 300;
  const title = sent ? "Thank you" : "Not sent yet";
  const list = Object.values(errors)
    .map((error) => `<li>${escapeHtml(error)}</li>`)
    .join("");
  return document(
    status,
    title,
    `<p>${escapeHtml(message)}</p>${list ? `<ul>${list}</ul>` : ""}
<p>${sent ? "" : "Use your browser's Back button: what you typed is still there. "}<a href="/">Home</a> · <a href="/contact">Contact</a></p>`,
  );
}

function document(status: number, title: string, content: string): Response {
  const body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title>
<style>body{max-width:36rem;margin:12vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif;color-scheme:light dark}a{color:inherit}button{font:inherit;min-height:2.75rem;padding:0 1.125rem}</style>
</head>
<body><main><h1>${title}</h1>${content}
</main></body></html>`;
  return new Response(body, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
