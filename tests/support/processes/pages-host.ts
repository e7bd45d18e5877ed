import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { hash } from "blake3-wasm";

/** A deployment with its list of files, and the fields and files of its form. */
export type Deployment = { manifest: Record<string, string>; form: Record<string, string> };

const ACCOUNT = "account-of-the-office";
const PROJECT = "plantroom";
const TOKEN = "token-of-the-office";
const FILE_BYTES = 25 * 1024 * 1024;
const PROJECT_ADDRESS = `/client/v4/accounts/${ACCOUNT}/pages/projects/${PROJECT}`;

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Stands in for Cloudflare Pages: the part of its API that uploads use, with its checks, and the public site of the last
 * deployment. The token of an upload ends with `endUploadTokens`; `onCall` may refuse a call or cut its connection.
 */
export class PagesHost {
  readonly deployments: Deployment[] = [];
  /** The addresses of the calls so far, and the hashes of all files that were sent. */
  readonly calls: string[] = [];
  sent: string[] = [];
  maxFiles = 20_000;
  /** How many requests the public site answers with the deployment before the last. */
  publicLag = 0;
  onCall: (path: string) => "cut" | number | undefined = () => undefined;
  readonly #stored = new Map<string, Buffer>();
  #kept = new Set<string>();
  readonly #checked = new Set<string>();
  #uploadToken = 0;
  #server: Server | null = null;

  async start(port = 0): Promise<this> {
    this.#server = createServer((request, response) => {
      const path = new URL(request.url ?? "/", "http://host").pathname;
      void this.#answer(request, path).then(
        (answer) => (answer === "cut" ? request.socket.destroy() : response.writeHead(answer.status).end(answer.body)),
        (error: unknown) => {
          const status = error instanceof Refusal ? error.status : 500;
          const errors = [{ code: 8_000_000 + status, message: String((error as Error).message) }];
          response.writeHead(status).end(JSON.stringify({ success: false, errors, messages: [], result: null }));
        },
      );
    });
    await new Promise<void>((resolve) => this.#server?.listen(port, "127.0.0.1", resolve));
    return this;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  /** The public site, and what an upload needs to know. */
  get site(): string {
    return `http://127.0.0.1:${(this.#server?.address() as AddressInfo).port}`;
  }
  get project() {
    return { api: `${this.site}/client/v4`, account: ACCOUNT, project: PROJECT, token: TOKEN };
  }
  get variables(): Record<string, string> {
    const { api, account, project, token } = this.project;
    return {
      PAGES_PROJECT: project,
      CLOUDFLARE_API_BASE_URL: api,
      CLOUDFLARE_ACCOUNT_ID: account,
      CLOUDFLARE_API_TOKEN: token,
      SITE_URL: this.site,
    };
  }

  endUploadTokens(): void {
    this.#uploadToken += 1;
  }

  /** The text of a file of the public site. */
  file(address: string, deployment = this.deployments.at(-1)): string | null {
    return this.#stored.get(deployment?.manifest[address] ?? "")?.toString() ?? null;
  }

  async #answer(request: IncomingMessage, path: string): Promise<"cut" | { status: number; body: string }> {
    if (!path.startsWith("/client/")) return this.#page(path);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fault = this.onCall(path);
    if (fault === "cut") return fault;
    if (fault) throw new Refusal(fault, "A fault of the host");
    this.calls.push(path);
    const result = await this.#call(request, path, Buffer.concat(chunks));
    return { status: 200, body: JSON.stringify({ success: true, errors: [], messages: [], result }) };
  }

  #page(path: string): { status: number; body: string } {
    const shown = this.publicLag > 0 ? this.deployments.at(-2) : this.deployments.at(-1);
    this.publicLag -= 1;
    const body = this.file(path, shown);
    return body === null ? { status: 404, body: "" } : { status: 200, body };
  }

  async #call({ method, headers }: IncomingMessage, path: string, body: Buffer): Promise<unknown> {
    const token = headers.authorization?.replace("Bearer ", "");
    if (path.startsWith("/client/v4/pages/assets/")) {
      if (token !== this.#jwt()) throw new Refusal(401, "The upload token has ended");
      return this.#assets(path.split("/").at(-1) ?? "", JSON.parse(body.toString()));
    }
    if (token !== TOKEN) throw new Refusal(403, "Authentication error");
    if (path === `${PROJECT_ADDRESS}/upload-token`) return { jwt: this.#jwt() };
    if (path === `${PROJECT_ADDRESS}/deployments` && method === "POST") return this.#deploy(body, headers);
    const stage = { id: "1", url: this.site, latest_stage: { name: "deploy", status: "success" } };
    if (path.startsWith(`${PROJECT_ADDRESS}/deployments/`)) return stage;
    const settings = { production: {}, preview: {} };
    if (path === PROJECT_ADDRESS) return { name: PROJECT, production_branch: "main", deployment_configs: settings };
    throw new Refusal(404, "Project not found");
  }

  #jwt(): string {
    const claims = { max_file_count_allowed: this.maxFiles, number: this.#uploadToken, exp: Date.now() / 1000 + 300 };
    return ["{}", JSON.stringify({ ...claims, exp: Math.ceil(claims.exp / 1e6) * 1e6 }), "signature"]
      .map((part) => Buffer.from(part).toString("base64url"))
      .join(".");
  }

  #assets(name: string, body: unknown): unknown {
    if (name === "upload") return this.#upload(body as { key: string; value: string; base64: boolean }[]);
    const { hashes } = body as { hashes: string[] };
    if (hashes.some((one) => !/^[0-9a-f]{32}$/.test(one))) throw new Refusal(400, "A hash has the wrong form");
    const missing = hashes.filter((one) => !this.#stored.has(one));
    if (name === "check-missing") return missing;
    if (name !== "upsert-hashes") throw new Refusal(404, "Not found");
    if (missing.length > 0) throw new Refusal(400, "A file was not uploaded");
    this.#kept = new Set(hashes);
    return null;
  }

  #upload(
    files: readonly { key: string; value: string; base64: boolean; metadata?: { contentType?: string } }[],
  ): object {
    for (const { key, value, base64, metadata } of files) {
      const bytes = Buffer.from(value, "base64");
      if (!base64 || !metadata?.contentType) throw new Refusal(400, "A file has no type");
      if (bytes.length > FILE_BYTES) throw new Refusal(413, "A file is too large");
      this.#stored.set(key, bytes);
      this.sent.push(key);
    }
    return { successful_key_count: files.length, unsuccessful_keys: [] };
  }

  #isHashOf(bytes: Buffer, address: string, key: string): boolean {
    const extension = extname(address).slice(1);
    const known = `${key} ${extension}`;
    if (this.#checked.has(known)) return true;
    const isRight =
      hash(bytes.toString("base64") + extension)
        .toString("hex")
        .slice(0, 32) === key;
    if (isRight) this.#checked.add(known);
    return isRight;
  }

  async #deploy(body: Buffer, headers: IncomingMessage["headers"]): Promise<unknown> {
    const type = headers["content-type"] ?? "";
    const sent = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    const form: Record<string, string> = {};
    for (const [name, value] of sent) form[name] = typeof value === "string" ? value : await value.text();
    const manifest = JSON.parse(form["manifest"] ?? "{}") as Record<string, string>;
    if (Object.keys(manifest).length > this.maxFiles) throw new Refusal(400, "Too many files");
    for (const [address, key] of Object.entries(manifest)) {
      const bytes = this.#stored.get(key);
      if (!bytes || !this.#kept.has(key) || !this.#isHashOf(bytes, address, key))
        throw new Refusal(400, `${address} is not what was uploaded`);
    }
    this.deployments.push({ manifest, form });
    return { id: "1", url: this.site, environment: "production" };
  }
}
