/** The headers of every response of the site: pages, files, functions, redirects and errors. */
export const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  // Without includeSubDomains: other hosts of the same domain (mail, intranet) are not ours to decide about.
  "Strict-Transport-Security": "max-age=31536000",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** The Content-Security-Policy of every response that is not a page of the site: it runs and loads nothing. */
export const ANSWER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Allowed = {
  /** The hashes of the inline scripts of pages, as 'sha256-…'. */
  scripts: readonly string[];
  /** The address of the Supabase project, which the administration reads and writes; null for pages of a preview. */
  backend: string | null;
  /** The origins of the previews, which the administration shows beside a form. */
  previews?: readonly string[];
  /** The origins whose pages may have this one in a frame. */
  framedBy?: readonly string[];
};

/** The Content-Security-Policy of all pages, the administration included: a host takes only a hundred rules. */
export function pagePolicy({ scripts, backend, previews = [], framedBy = [] }: Allowed): string {
  const directives = {
    "default-src": ["'none'"],
    // WebAssembly is for the site search (Pagefind). Nothing else may turn text into code.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...scripts.map((hash) => `'${hash}'`)],
    // React writes style attributes into the pages, Astro and the toasts style elements. Styles run no code.
    "style-src": ["'self'", "'unsafe-inline'"],
    // Pictures may be linked from any public address, also one that an editor has just typed. Previews are data: and blob:.
    "img-src": ["'self'", "data:", "blob:", "https:", "http:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...(backend === null ? [] : [new URL(backend).origin]), ...previews],
    ...(previews.length > 0 ? { "frame-src": previews } : {}),
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": framedBy.length > 0 ? framedBy : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
