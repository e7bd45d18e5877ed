import { writtenNumber } from "#domain/text/written-numbers.ts";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import mime from "mime";
import type { HostFunctions } from "../../edge/functions-worker.ts";
import { callCloudflare, CloudflareError, uploadFault, type PagesProject } from "./cloudflare.ts";
import { hostFileLister, RULES, type HostFile } from "./release-files.ts";

const FILE_BYTES = 25 * 1024 * 1024;
/** How many files a deployment may have unless the host says otherwise, which it does for paid plans. */
const FILES = 20_000;
/** What one call may carry, and how many run at once. */
const CALL_BYTES = 40 * 1024 * 1024;
const CALL_FILES = 2_000;
const CALLS_AT_ONCE = 3;

export type Upload = { files: number; sent: number };

/**
 * Uploads releases to Cloudflare Pages as `wrangler pages deploy` does: the host is asked which files it does not have, gets
 * those, and then the list of all. Wrangler itself reads and hashes every file and compiles the functions each time, which
 * takes longer than all the rest; tests/unit/hosting compares what both send.
 */
export function pagesUpload(project: PagesProject): (release: string, functions: HostFunctions) => Promise<Upload> {
  const listFiles = hostFileLister();
  return async (release, functions) => {
    try {
      const ask = await assetCalls(project);
      const files = listFiles(release);
      refuseTooMuch(files, ask.maxFiles);
      const byHash = new Map(files.map((file) => [file.hash, file]));
      const hashes = [...byHash.keys()];
      const missing = await ask.call<string[]>("check-missing", { hashes });
      const sent = missing.flatMap((hash) => byHash.get(hash) ?? []);
      const calls = inCalls(sent).values();
      const sendInTurn = async (): Promise<void> => {
        for (const some of calls) await ask.call("upload", await payload(some));
      };
      await Promise.all(Array.from({ length: CALLS_AT_ONCE }, sendInTurn));
      // Keeps the host from deleting files that only earlier deployments have sent.
      await ask.call("upsert-hashes", { hashes });
      await callCloudflare(`${addressOf(project)}/deployments`, {
        method: "POST",
        token: project.token,
        body: deployment(release, files, functions),
      });
      return { files: files.length, sent: sent.length };
    } catch (error) {
      throw uploadFault(error, project);
    }
  };
}

const addressOf = ({ api, account, project }: PagesProject): string =>
  `${api}/accounts/${account}/pages/projects/${project}`;

/** The calls for files have a token of their own, which ends after some minutes and is then asked for again. */
async function assetCalls(project: PagesProject) {
  const newToken = async (): Promise<string> =>
    (await callCloudflare<{ jwt: string }>(`${addressOf(project)}/upload-token`, { token: project.token })).jwt;
  let token = await newToken();
  const post = <Result>(name: string, body: unknown): Promise<Result> =>
    callCloudflare<Result>(`${project.api}/pages/assets/${name}`, { method: "POST", token, body });
  return {
    maxFiles: maxFilesOf(token),
    async call<Result>(name: string, body: unknown): Promise<Result> {
      try {
        return await post<Result>(name, body);
      } catch (error) {
        if (!(error instanceof CloudflareError) || error.status !== 401) throw error;
        token = await newToken();
        return await post<Result>(name, body);
      }
    },
  };
}

/** The token says how many files the plan of the account allows. */
function maxFilesOf(token: string): number {
  try {
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as object;
    const allowed = (claims as { max_file_count_allowed?: unknown }).max_file_count_allowed;
    return typeof allowed === "number" ? allowed : FILES;
  } catch {
    return FILES;
  }
}

function refuseTooMuch(files: readonly HostFile[], maxFiles: number): void {
  const whole = (count: number): string => writtenNumber(count);
  if (files.length > maxFiles)
    throw new Error(
      `The site has ${whole(files.length)} files, and this plan of Cloudflare Pages takes ${whole(maxFiles)}. Nothing was uploaded. Paid plans take 100,000.`,
    );
  const large = files.find(({ bytes }) => bytes > FILE_BYTES);
  if (large)
    throw new Error(
      `${large.address} has ${(large.bytes / 1024 / 1024).toFixed(1)} MiB, and Cloudflare Pages takes files of up to 25 MiB. Nothing was uploaded.`,
    );
}

/** Divides files into the calls that carry them. */
function inCalls(files: readonly HostFile[]): HostFile[][] {
  const calls: HostFile[][] = [];
  let room = 0;
  for (const file of files) {
    const last = calls.at(-1);
    if (last && last.length < CALL_FILES && file.bytes <= room) last.push(file);
    else {
      calls.push([file]);
      room = CALL_BYTES;
    }
    room -= file.bytes;
  }
  return calls;
}

const payload = (files: readonly HostFile[]): Promise<object[]> =>
  Promise.all(
    files.map(async ({ source, hash }) => ({
      key: hash,
      value: await readFile(source, "base64"),
      metadata: { contentType: mime.getType(source) ?? "application/octet-stream" },
      base64: true,
    })),
  );

function deployment(release: string, files: readonly HostFile[], functions: HostFunctions): FormData {
  const form = new FormData();
  form.append("manifest", JSON.stringify(Object.fromEntries(files.map(({ address, hash }) => [address, hash]))));
  for (const [name, text] of Object.entries(functions.fields)) form.append(name, text);
  const rules = RULES.filter((name) => existsSync(join(release, name))).map((name): [string, Buffer] => [
    name,
    readFileSync(join(release, name)),
  ]);
  for (const [name, bytes] of [...rules, ...Object.entries(functions.files)])
    form.append(name, new File([new Uint8Array(bytes)], name));
  return form;
}
