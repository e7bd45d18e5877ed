import { statfs } from "node:fs/promises";
import { DISK_FULL, saysDiskFull } from "../lib/disk-full.ts";
import { refuseUpload, type Handler } from "./answers.ts";

/**
 * Below this an editor's saves and uploads are refused. PostgreSQL stops altogether when it cannot write its log (16 MB per
 * file), so what is left is kept for it, for the messages of visitors and for the reports of the builder.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;

/** Changes of rows and uploads. Functions are let through: most only read, and the others store little. */
function needsRoom({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  if (pathname.startsWith("/storage/v1/")) return ["POST", "PUT"].includes(method);
  return (
    pathname.startsWith("/rest/v1/") && !pathname.startsWith("/rest/v1/rpc/") && ["POST", "PATCH"].includes(method)
  );
}

function refuse({ url }: Request): Response {
  return new URL(url).pathname.startsWith("/storage/v1/")
    ? refuseUpload(507, "disk_full", DISK_FULL)
    : Response.json({ code: "PT507", message: DISK_FULL, details: null, hint: null }, { status: 507 });
}

/**
 * Says in plain words that the disk below a folder is full, before it is quite full and when it is. `recover` is called when
 * there is room again after a write had failed: the embedded database then takes files for existing that it could not make.
 */
export function guardRoom(handle: Handler, folder: string, recover: () => Promise<void>): Handler {
  let hasFailed = false;
  let recovering = Promise.resolve();
  const isRoom = async (): Promise<boolean> => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= RESERVE_BYTES;
  };
  return async (request, address) => {
    if (hasFailed && (await isRoom())) {
      hasFailed = false;
      recovering = recover();
    }
    await recovering;
    const fromOurselves = request.headers.get("apikey") === process.env["SUPABASE_SECRET_KEY"];
    if (needsRoom(request) && !fromOurselves && !(await isRoom())) return refuse(request);
    const answer = await handle(request, address);
    if (answer.status < 500) return answer;
    if (!saysDiskFull(await answer.clone().text()) && (await isRoom())) return answer;
    hasFailed = true;
    return refuse(request);
  };
}
