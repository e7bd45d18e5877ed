import sharp from "sharp";
import { isNamedBy } from "#db/content/documents.ts";
import { pictureName } from "#db/content/media.ts";
import { DOCUMENT_MAX_MB } from "#domain/documents/file-types.ts";
import {
  hasTooManyScans,
  NOT_A_PICTURE,
  PICTURE_PIXELS_MAX,
  pictureTooLarge,
  pictureTypeOf,
  PRODUCT_IMAGE_MAX_MB,
  UPLOAD_TYPES,
} from "#domain/pictures/picture.ts";
import { fileHash } from "#db/enquiries/files.ts";
import { KEPT_FILE_BYTES } from "#domain/submittals/review/record.ts";
import { receive } from "#domain/text/received-bytes.ts";
import { refuseUpload, withBody, type Handler } from "./answers.ts";
import { callerOf, mayDraft, mayWork } from "./callers.ts";

/** The address of one object, also with a signature; other endpoints (list, move …) have a word of their own before the bucket. */
const OBJECT = /^\/storage\/v1\/+object\/+(?:upload\/+sign\/+)?(media|documents)\//;
/** A file of a submittal, by the hash of its bytes. */
const KEPT = /^\/storage\/v1\/+object\/+submittals\/+[0-9a-f-]{36}\/([0-9a-f]{64})$/;
/** Nothing here makes links with a signature; the service takes most that is none for a fault of its own. */
const SIGNED = /^\/storage\/v1\/+object\/+sign\//;
const LIST = /^\/storage\/v1\/+object\/+list\/+media$/;
const BYTES_MAX = PRODUCT_IMAGE_MAX_MB * 1024 * 1024;
/** A page of the list of pictures, or the names of the files to remove at once, take a tenth of this. */
const JSON_BYTES = 100 * 1024;
/** Those of the functions: drawings and schedules of an enquiry. */
const OWN_BYTES = 32 * 1024 * 1024;

/**
 * Guards the storage of one machine, which trusts the declared type of a file: only complete pictures are stored, under the
 * names that belong to their bytes, documents by their first bytes, and files are served so that no browser runs them. A hosted project checks size and
 * declared type by the settings of its bucket; there the build checks the bytes before it serves a picture.
 */
export function guardUploads(handle: Handler): Handler {
  return async (request, address) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/storage/v1/")) return handle(request, address);
    const caller = callerOf(request);
    const isRead = ["GET", "HEAD"].includes(request.method);
    if (isRead && SIGNED.test(pathname))
      return refuseUpload(400, "InvalidSignature", "No file is read by a signed link.");
    // Lists of names and the like take the service long, whatever comes of them.
    if (caller === "stranger" && !isRead) return refuseUpload(403, "Unauthorized", "Only the office stores files.");
    const bucket = ["POST", "PUT"].includes(request.method) ? OBJECT.exec(pathname)?.[1] : undefined;
    // Before anything is read: only who writes takes memory here.
    if (bucket && !mayDraft(request))
      return refuseUpload(403, "Unauthorized", "Your role does not allow uploading files.");
    if (bucket) return harmless(await (bucket === "media" ? upload : uploadDocument)(request, address, handle));
    const kept = request.method === "POST" ? KEPT.exec(pathname) : null;
    if (kept && mayWork(request)) return harmless(await keep(request, address, handle, kept[1]));
    // A copy, too, would store bytes under a name that is not theirs.
    if (caller === "office" && !isRead && !LIST.test(pathname))
      return refuseUpload(403, "Unauthorized", "Files are uploaded and listed only.");
    if (!request.body) return harmless(await handle(request, address));
    const bytes = await receive(request.body, caller === "ourselves" ? OWN_BYTES : JSON_BYTES, {
      from: caller === "stranger" ? "visitors" : "colleagues",
    });
    if (bytes === "busy") return refuseBusy();
    if (bytes === "too much") return refuseUpload(413, "Payload too large", "The request is too long.");
    return harmless(await handle(withBody(request, bytes), address));
  };
}

const refuseBusy = (): Response =>
  refuseUpload(503, "Busy", "Too many files are being sent just now. Please try again in a moment.");

/** Stores a package or document under the hash of its bytes, by which everybody who reads it knows it. */
async function keep(request: Request, address: string, handle: Handler, sha256 = ""): Promise<Response> {
  const body = await receive(request.body, KEPT_FILE_BYTES, { from: "colleagues" });
  if (body === "busy") return refuseUpload(503, "Busy", "Too many files are being sent just now. Please try again.");
  if (body === "too much") return refuseUpload(413, "Payload too large", "A file may have at most 50 MB.");
  if ((await fileHash(body.buffer.slice(0, body.byteLength))) !== sha256)
    return refuseUpload(415, "invalid_name", "A file is stored under the hash of its bytes.");
  return handle(withBody(request, body), address);
}

async function upload(request: Request, address: string, handle: Handler): Promise<Response> {
  const body = await receive(request.body, BYTES_MAX, { from: "colleagues" });
  if (body === "busy") return refuseBusy();
  if (body === "too much") return refuseUpload(413, "Payload too large", pictureTooLarge(PRODUCT_IMAGE_MAX_MB));
  const type = pictureTypeOf(body);
  if (type === null) return refuseUpload(415, "invalid_mime_type", NOT_A_PICTURE);
  const problem = await pictureProblem(body);
  if (problem) return refuseUpload(415, "invalid_mime_type", problem);
  if (!new URL(request.url).pathname.endsWith(`/${await pictureName(body, type)}`))
    return refuseUpload(415, "invalid_name", "A picture is stored under the hash of its bytes.");
  const headers = new Headers(request.headers);
  headers.set("content-type", type);
  return handle(withBody(new Request(request.url, { method: request.method, headers }), body), address);
}

/** The builder reads documents whole before it publishes them; here their beginning and their name are enough. */
async function uploadDocument(request: Request, address: string, handle: Handler): Promise<Response> {
  const body = await receive(request.body, DOCUMENT_MAX_MB * 1024 * 1024, { from: "colleagues" });
  if (body === "busy") return refuseBusy();
  if (body === "too much")
    return refuseUpload(413, "Payload too large", `A document has at most ${DOCUMENT_MAX_MB} MB.`);
  const stored = new URL(request.url).pathname.split("/").at(-1) ?? "";
  if (!(await isNamedBy(stored, body)))
    return refuseUpload(
      415,
      "invalid_mime_type",
      "A document is stored under the hash of its bytes, with the ending of its type.",
    );
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/octet-stream");
  return handle(withBody(new Request(request.url, { method: request.method, headers }), body), address);
}

/** Why these bytes are not stored as a picture, or null. Reads all of them: a transfer may have broken off anywhere. */
async function pictureProblem(bytes: Uint8Array): Promise<string | null> {
  if (hasTooManyScans(bytes)) return "This JPEG takes too long to read. Save it again without progressive display.";
  try {
    const picture = sharp(bytes, { failOn: "truncated" });
    const { width, height } = await picture.metadata();
    if (width * height > PICTURE_PIXELS_MAX)
      return `A picture may have at most ${PICTURE_PIXELS_MAX / 1_000_000} million pixels.`;
    await picture.resize({ width: 8, height: 8, fit: "fill" }).raw().toBuffer();
    return null;
  } catch {
    return "The picture cannot be read. It may be damaged.";
  }
}

/** Adds headers by which browsers treat a stored file as a picture only, and run nothing in it when it is opened directly. */
function harmless(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set("content-security-policy", "default-src 'none'; sandbox");
  const type = headers.get("content-type")?.split(";")[0]?.trim() ?? "";
  const isPicture = (UPLOAD_TYPES as readonly string[]).includes(type);
  if (!isPicture && type !== "application/json") headers.set("content-disposition", "attachment");
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
