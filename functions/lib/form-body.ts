import { bodyWithin } from "./request.ts";

/** What a form sends. */
export type Sent = { fields: Record<string, string>; files: File[] };

/** The most bytes that a form may have: of text, and of files besides, which only multipart/form-data carries. */
export type FormRoom = { textBytes: number; fileBytes: number };

/**
 * The most fields, files and parts of a form. The longest form has not thirty. Reading a field takes a server far longer than
 * receiving its bytes (twenty megabytes of 'a&a&a' took half a minute, in which no other function answered), so they are counted
 * as they arrive, before anything reads them.
 */
const MOST_FIELDS = 100;

/** RFC 2046: what separates the parts of a form has up to 70 of these characters. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+.-]{1,70}))\s*(?:;|$)/i;

/** What separates the fields of a form of this content type; null for a type that no form has. */
function separatorOf(contentType: string): { kind: "json" | "form" | "files"; text: string | null } | null {
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return { kind: "json", text: null };
  if (type === "application/x-www-form-urlencoded") return { kind: "form", text: "&" };
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return type === "multipart/form-data" && boundary ? { kind: "files", text: boundary } : null;
}

/** Counts how often a text of ASCII characters occurs in bytes that arrive in pieces. Looks at each byte once (Knuth, Morris, Pratt). */
function counterOf(text: string): (piece: Uint8Array) => number {
  const wanted = new TextEncoder().encode(text);
  /** For each byte of the text: with how many of its first bytes the text up to here ends. */
  const repeated = new Uint8Array(wanted.length);
  for (let at = 1, same = 0; at < wanted.length; at += 1) {
    while (same > 0 && wanted[at] !== wanted[same]) same = repeated[same - 1] ?? 0;
    if (wanted[at] === wanted[same]) same += 1;
    repeated[at] = same;
  }
  let [found, matched] = [0, 0];
  return (piece) => {
    for (const byte of piece) {
      while (matched > 0 && byte !== wanted[matched]) matched = repeated[matched - 1] ?? 0;
      if (byte === wanted[matched]) matched += 1;
      if (matched < wanted.length) continue;
      found += 1;
      matched = repeated[matched - 1] ?? 0;
    }
    return found;
  };
}

/** Reads a form: 'too much' where it has more than it may, 'busy' where that is too much just now, null where it is none. */
export async function readForm(
  request: Request,
  { textBytes, fileBytes }: FormRoom,
): Promise<Sent | "too much" | "busy" | null> {
  const separator = separatorOf(request.headers.get("content-type") ?? "");
  if (separator === null) return null;
  const { kind, text } = separator;
  const count = text === null ? () => 0 : counterOf(text);
  // A separator ends the last part of a form with files; between fields there is one less than fields.
  const isAdmitted = (piece: Uint8Array) => count(piece) <= MOST_FIELDS;
  const body = await bodyWithin(request, kind === "files" ? textBytes + fileBytes : textBytes, isAdmitted);
  if (typeof body === "string") return body;
  try {
    const entries: [string, unknown][] =
      kind === "json" ? Object.entries((await body.json()) as object) : [...(await body.formData())];
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const length = texts.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
    if (entries.length > MOST_FIELDS || length > textBytes) return "too much";
    return {
      fields: Object.fromEntries(texts.map(([name, value]) => [name, storable(value)])),
      // A field in which nothing was chosen sends an empty file without a name.
      files: entries.flatMap(([, value]) => (value instanceof File && value.name !== "" ? [value] : [])),
    };
  } catch {
    return null;
  }
}

/** A database stores no NUL and no half of a surrogate pair, which no keyboard types either. */
const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();
