import { statfs } from "node:fs/promises";
import { DISK_FULL, isDiskFull } from "../files/disk-full.ts";
import { refuseUpload, type Handler } from "./gateway/answers.ts";

/**
 * Below this an editor's saves and uploads are refused. PostgreSQL stops altogether when it cannot write its log (16 MB per
 * file), so what is left is kept for it, for the messages of visitors and for the reports of the builder.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;

const FUNCTIONS = "/rest/v1/rpc/";
/** The functions that store content. The others are let through: most only read, and what they store is little. */
const STORING = new Set([
  ...[
    "save_record",
    "save_draft",
    "save_settings",
    "apply_change",
    "undo_change",
    "restore_version",
    "restore_deleted",
  ],
  "delete_records",
]);

/** Changes of rows and uploads. */
function needsDiskSpace({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  if (pathname.startsWith("/storage/v1/")) return ["POST", "PUT"].includes(method);
  if (pathname.startsWith(FUNCTIONS)) return STORING.has(pathname.slice(FUNCTIONS.length));
  return pathname.startsWith("/rest/v1/") && ["POST", "PATCH"].includes(method);
}

function refuse({ url }: Request): Response {
  return new URL(url).pathname.startsWith("/storage/v1/")
    ? refuseUpload(507, "disk_full", DISK_FULL)
    : Response.json({ code: "PT507", message: DISK_FULL, details: null, hint: null }, { status: 507 });
}

/** The body of a failed response: parsed if it is JSON, else as text. */
async function problemOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Refuses changes with a plain message when the disk below a folder is nearly full, or full. `recover` is called when there
 * is space again after a failed write: until then the embedded database believes that files exist which it could not make.
 */
export function guardDiskSpace(handle: Handler, folder: string, recover: () => Promise<void>): Handler {
  let hasFailed = false;
  let recovering = Promise.resolve();
  const hasDiskSpace = async (): Promise<boolean> => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= RESERVE_BYTES;
  };
  return async (request, address) => {
    if (hasFailed && (await hasDiskSpace())) {
      hasFailed = false;
      recovering = recover();
    }
    await recovering;
    const fromOurselves = request.headers.get("apikey") === process.env["SUPABASE_SECRET_KEY"];
    if (needsDiskSpace(request) && !fromOurselves && !(await hasDiskSpace())) return refuse(request);
    const answer = await handle(request, address);
    if (answer.status < 500) return answer;
    if (!isDiskFull(await problemOf(answer.clone())) && (await hasDiskSpace())) return answer;
    hasFailed = true;
    return refuse(request);
  };
}
