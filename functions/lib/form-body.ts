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

/**
 * The longest head of a part, with the names of its field and of its file. Browsers send some hundred bytes; one name of nineteen
 * megabytes took three seconds to read.
 */
const HEAD_BYTES = 2000;

/** RFC 2046: what separates the parts of a form has up to 70 of these characters. */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+.-]{1,70}))\s*(?:;|$)/i;

/** What separates the fields of a form of this content type; null for a type that no form has. */
function separatorOf(contentType: string): { kind: "json" | "form" | "files"; text: string } | null {
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return { kind: "json", text: "" };
  if (type === "application/x-www-form-urlencoded") return { kind: "form", text: "&" };
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return type === "multipart/form-data" && boundary ? { kind: "files", text: boundary } : null;
}

/** Tells for each byte that arrives whether it ends this text of ASCII characters. Looks at each byte once (Knuth, Morris, Pratt). */
function endOf(text: string): (byte: number) => boolean {
  const wanted = new TextEncoder().encode(text);
  /** For each byte of the text: with how many of its first bytes the text up to here ends. */
  const repeated = new Uint8Array(wanted.length);
  for (let at = 1, same = 0; at < wanted.length; at += 1) {
    while (same > 0 && wanted[at] !== wanted[same]) same = repeated[same - 1] ?? 0;
    if (wanted[at] === wanted[same]) same += 1;
    repeated[at] = same;
  }
  let matched = 0;
  return (byte) => {
    while (matched > 0 && byte !== wanted[matched]) matched = repeated[matched - 1] ?? 0;
    if (byte === wanted[matched]) matched += 1;
    if (matched < wanted.length) return false;
    matched = repeated[matched - 1] ?? 0;
    return true;
  };
}

/** Whether what has arrived of a form has few separators and, if it is one with files, a short head before the content of each part. */
function fewAndShort(kind: "form" | "files", separator: string): (piece: Uint8Array) => boolean {
  const endsSeparator = endOf(separator);
  let endsHead: ((byte: number) => boolean) | null = null;
  let [separators, headBytes] = [0, 0];
  return (piece) => {
    for (const byte of piece) {
      if (endsSeparator(byte)) {
        // It ends the last part of a form with files as well; between fields there is one less than fields.
        separators += 1;
        if (separators > MOST_FIELDS) return false;
        if (kind === "files") endsHead ??= endOf("\r\n\r\n");
      } else if (endsHead) {
        headBytes += 1;
        if (headBytes > HEAD_BYTES) return false;
        if (!endsHead(byte)) continue;
        endsHead = null;
        headBytes = 0;
      }
    }
    return true;
  };
}

/** Reads a form: 'too much' where it has more than it may, 'busy' where that is too much just now, null where it is none. */
export async function readForm(
  request: Request,
  { textBytes, fileBytes }: FormRoom,
): Promise<Sent | "too much" | "busy" | null> {
  const separator = separatorOf(request.headers.get("content-type") ?? "");
  if (separator === null) return null;
  const { kind } = separator;
  const isAdmitted = separator.kind === "json" ? undefined : fewAndShort(separator.kind, separator.text);
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
