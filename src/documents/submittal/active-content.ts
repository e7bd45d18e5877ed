import { PDFDict, PDFHexString, PDFName, PDFStream, PDFString, type PDFContext, type PDFObject } from "@cantoo/pdf-lib";
import { RUNNING } from "./copy-annotations.ts";

const name = (text: string): PDFName => PDFName.of(text);

/** What an object of a PDF has that runs when the document is opened or pressed, or that brings other files along. */
const KEYS: readonly (readonly [PDFName, string])[] = [
  [name("JS"), "a script"],
  [name("JavaScript"), "a script"],
  [name("XFA"), "a form that runs (XFA)"],
  [name("EmbeddedFiles"), "attached files"],
  [name("EF"), "attached files"],
  [name("RichMediaContent"), "films or models that run"],
  [name("OnInstantiate"), "a script"],
];
const SUBTYPES: ReadonlyMap<string, string> = new Map([
  ["FileAttachment", "attached files"],
  ["RichMedia", "films or models that run"],
  ["3D", "films or models that run"],
  ["Screen", "films or models that run"],
  ["Movie", "films or models that run"],
  ["Sound", "films or models that run"],
]);
/** Actions that a maker's document may have: they show a place of itself or of a document beside it. The others of RUNNING start something. */
const HARMLESS = new Set(["GoToDp", "Thread", "Trans", "Hide", "SetOCGState", "ResetForm", "GoToR"]);
const STARTS: ReadonlyMap<string, string> = new Map(
  [...RUNNING]
    .filter((action) => !HARMLESS.has(action))
    .map((action) => [
      action,
      action === "JavaScript"
        ? "a script"
        : action === "Launch"
          ? "a command that starts a program"
          : `an action (${action})`,
    ]),
);

/** Addresses by which a link opens a program or a file of the reader's machine or network. */
const OPENS = /^\s*(?:(?:file|javascript|vbscript|data|smb|ldap|search-ms|ms-[\w-]+):|\\\\)/i;
/** Where an address or the name of another file stands: of a link, of all links together, of an action. */
const ADDRESSES = [name("URI"), name("Base"), name("F"), name("UF")];
/** Two slashes before the name of a file lead to another machine (ISO 32000-2, 7.11.2); before an address they do not. */
const ON_ANOTHER_MACHINE = /^\s*\/\//;

/** What of a document runs; null if nothing does. All objects are looked at, wherever they stand. */
export function activeContent(context: PDFContext): string | null {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const found = inObject(object);
    if (found) return found;
  }
  return null;
}

/** The deepest nesting of objects that documents have; a deeper one is made to break readers. */
const DEEPEST = 60;

function inObject(object: PDFObject, depth = 0): string | null {
  if (depth > DEEPEST) return "objects nested too deeply";
  if (object instanceof PDFStream) return inObject(object.dict, depth + 1);
  if (object instanceof PDFDict) return inDict(object, depth);
  if ("asArray" in object)
    for (const one of (object as unknown as { asArray: () => PDFObject[] }).asArray()) {
      const found = inObject(one, depth + 1);
      if (found) return found;
    }
  return null;
}

function inDict(dict: PDFDict, depth: number): string | null {
  const [, key] = KEYS.find(([one]) => dict.has(one)) ?? [];
  if (key) return key;
  const textOf = (of: string): string => {
    // Through references, too.
    const value = dict.lookup(name(of));
    return value instanceof PDFName ? value.decodeText() : "";
  };
  for (const key of ADDRESSES) {
    const address = dict.lookup(key);
    if (!(address instanceof PDFString || address instanceof PDFHexString)) continue;
    const text = address.decodeText();
    const isFile = key !== ADDRESSES[0];
    if (OPENS.test(text) || (isFile && ON_ANOTHER_MACHINE.test(text))) return "a link that opens a program or file";
  }
  const found = STARTS.get(textOf("S")) ?? SUBTYPES.get(textOf("Subtype"));
  if (found) return found;
  for (const [, value] of dict.entries()) {
    const inside = inObject(value, depth + 1);
    if (inside) return inside;
  }
  return null;
}
