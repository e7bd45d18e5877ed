import { LANGUAGE, withoutLanguage, type Language } from "#domain/languages/languages.ts";
import { ANSWER_TEXTS } from "#texts/answers.ts";
import { links } from "#texts/language/links.ts";
import { language, madeIn } from "#texts/language/page-language.ts";
import { shownMessage } from "#texts/messages.ts";
import { json } from "./respond.ts";
import { SIGNED_TIME_FIELD } from "./time-to-fill.ts";

/** The result of sending a form; a request for quotation gets a number. */
export type Outcome = { message: string; errors?: Record<string, string>; reference?: string };

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

/** True for a form that is sent without JavaScript: the browser shows the response itself. Scripts ask for JSON. */
export const wantsPage = (request: Request): boolean => (request.headers.get("accept") ?? "").includes("text/html");

/** The language of the page with the form: as it says itself, or by its address that the browser sends. */
function languageOf(request: Request, said: string | undefined): Language {
  const referrer = URL.parse(request.headers.get("referer") ?? "")?.pathname;
  return withoutLanguage(said || referrer || "/").language;
}

/**
 * Responds with JSON for the script of the form, which translates the message itself, or with a small page for a browser without
 * JavaScript, in the language of `from`, the page with the form.
 */
export function answerForm(request: Request, status: number, outcome: Outcome, from?: string): Response {
  if (!wantsPage(request)) return json(outcome, status);
  return madeIn(languageOf(request, from), () => page(status, outcome));
}

/**
 * A browser without JavaScript cannot send the time at which the form was opened. It gets a page that sends the same values
 * once more, with a time that we have signed. A page cannot send files once more: their names are shown, to choose them again.
 */
export function confirmationPage(
  request: Request,
  fields: Record<string, string>,
  askedAt: string,
  files: readonly string[] = [],
): Response {
  const kept = Object.entries({ ...fields, [SIGNED_TIME_FIELD]: askedAt })
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join("");
  const action = escapeHtml(new URL(request.url).pathname);
  return madeIn(languageOf(request, fields["page"]), () => {
    const T = ANSWER_TEXTS.page;
    return document(
      200,
      T.again,
      `<p>${escapeHtml(T.confirm)}</p>
<form method="post" action="${action}" enctype="multipart/form-data">${kept}${fileField(files)}<button>${T.send}</button></form>`,
    );
  });
}

function fileField(files: readonly string[]): string {
  if (files.length === 0) return "";
  return `<label>${escapeHtml(ANSWER_TEXTS.page.files(files.join(", ")))} <input type="file" name="files" multiple></label>`;
}

/** A message in the language of the page, in which numbers and addresses keep their order and stay in one line. */
const shown = (message: string): string =>
  escapeHtml(shownMessage(message)).replace(/\u2068([^\u2069]{1,40})\u2069/g, "<bdi>$1</bdi>");

/** The page recommends the Back button because browsers then restore what was typed. */
function page(status: number, { message, errors = {} }: Outcome): Response {
  const sent = status < 300;
  const T = ANSWER_TEXTS.page;
  const list = Object.values(errors)
    .map((error) => `<li>${shown(error)}</li>`)
    .join("");
  return document(
    status,
    sent ? T.sent : T.notSent,
    `<p>${shown(message)}</p>${list ? `<ul>${list}</ul>` : ""}
${sent ? "" : `<p>${T.back}</p>`}
<nav aria-label="${T.goOn}"><a href="${links.home()}">${T.home}</a><a href="${links.contact()}">${T.contact}</a></nav>`,
  );
}

/** A small version of the site's style (src/styles/tokens.css), inline because the page loads no file. */
const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#f6f4ee,#10191d);--sheet:light-dark(#fffdf8,#172328);--ink:light-dark(#16242b,#e9ece8);--soft:light-dark(#47565d,#aebabb);--line:light-dark(#d6d2c6,#2b3a40);--petrol:light-dark(#0e4a5c,#83c6d6);--strong:light-dark(#093644,#a9dbe6);--on-petrol:light-dark(#fbfaf6,#0b1a20);--bad:light-dark(#a0261e,#f0938b)}
body{margin:0;padding:clamp(1.5rem,10vh,6rem) 1rem;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main{box-sizing:border-box;max-inline-size:38rem;margin-inline:auto;padding:clamp(1.5rem,4vw,2.5rem);border:1px solid var(--line);background:var(--sheet)}
h1{margin:0 0 .75rem;font-size:clamp(1.6rem,5vw,2.1rem);font-weight:550;line-height:1.15;letter-spacing:-.02em}
:lang(ar) h1{line-height:1.4;letter-spacing:0}
p{margin:0 0 1.25rem;color:var(--soft);overflow-wrap:anywhere}
bdi{white-space:nowrap}
ul{margin:0 0 1.25rem;padding-inline-start:1.25rem;color:var(--bad)}
form,nav{display:flex;flex-wrap:wrap;gap:.75rem}
a,button{box-sizing:border-box;display:inline-flex;align-items:center;min-block-size:2.75rem;padding-inline:1.125rem;border:1px solid var(--petrol);border-radius:3px;background:none;color:var(--petrol);font:500 1rem/1.2 system-ui,sans-serif;text-decoration:none;cursor:pointer}
button{background:var(--petrol);color:var(--on-petrol)}
a:hover{border-color:var(--strong);color:var(--strong)}
button:hover{border-color:var(--strong);background:var(--strong)}
:focus-visible{outline:2px solid var(--petrol);outline-offset:3px}
`.replaceAll("\n", "");

function document(status: number, title: string, content: string): Response {
  const body = `<!doctype html>
<html lang="${language()}" dir="${LANGUAGE[language()].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1>${content}
</main></body></html>`;
  return new Response(body, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
