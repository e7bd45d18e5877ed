/**
 * `npm run bench`: measures the time from a save to the changed page, with the seed and with 2,500 more products, and the
 * memory of the processes. Prints the machine with the results; no test depends on them.
 */
import { cpus, totalmem } from "node:os";
import { readFileSync } from "node:fs";
import { claimSetup } from "#db/accounts.ts";
import { connect, type Client } from "#db/client.ts";
import { median } from "#domain/median.ts";
import { siteUrl, supabaseUrl } from "./lib/stack.ts";
import { startTemporaryStack, type TemporaryStack } from "./lib/temporary-stack.ts";

const RUNS = 10;
const MANY = Number(process.argv[2] ?? 2500);

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Resident memory of a process and its maximum in MB. Only Linux tells. */
function memory(pid: number | undefined): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const value = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
    return `${value("VmRSS")} MB now, ${value("VmHWM")} MB at most`;
  } catch {
    return "not known on this system";
  }
}

type Session = { client: Client; token: string };

async function signInAsAdministrator(stack: TemporaryStack): Promise<Session> {
  const { env } = stack;
  const visitor = connect(supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY);
  const { data, error } = await visitor.auth.signUp({
    email: "bench@plantroom.example",
    password: "chilled-water-6-12",
  });
  if (error || !data.session) throw error ?? new Error("No session.");
  const token = data.session.access_token;
  await claimSetup(visitor, env.SETUP_TOKEN);
  return { token, client: connect(supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY, { accessToken: token }) };
}

/** Saves one product, asks for a rebuild as the administration does, and waits until the product's page shows the change. */
async function saveToLive(
  stack: TemporaryStack,
  { client, token }: Session,
  slug: string,
  mark: string,
): Promise<number> {
  const site = siteUrl(stack.env);
  const started = performance.now();
  const { error } = await client
    .from("products")
    .update({ description: `Described anew: ${mark}.` })
    .eq("slug", slug);
  if (error) throw error;
  const answer = await fetch(`${site}/api/rebuild`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ reason: `Bench ${mark}` }),
  });
  if (answer.status !== 202) throw new Error(`/api/rebuild answered ${answer.status}: ${await answer.text()}`);
  for (;;) {
    const page = await fetch(`${site}/products/${slug}`);
    if ((await page.text()).includes(mark)) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function measure(stack: TemporaryStack, session: Session, slug: string, name: string): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await saveToLive(stack, session, slug, `${name}-${run}`));
  const all = times.map((time) => (time / 1000).toFixed(2)).join(" ");
  console.log(
    `Save to live, ${name}: median ${seconds(median(times) ?? NaN)}, worst ${seconds(Math.max(...times))} (${all})`,
  );
}

console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? "unknown CPU"}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
);
const stack = await startTemporaryStack();
try {
  const session = await signInAsAdministrator(stack);
  const { data: example } = await session.client
    .from("products")
    .select("slug, brand_id, category_id")
    .limit(1)
    .single();
  if (!example) throw new Error("The seed holds no product.");
  await measure(stack, session, example.slug, "seed");

  const rows = Array.from({ length: MANY }, (_, n) => ({
    brand_id: example.brand_id,
    category_id: example.category_id,
    name: `Bench unit ${n}`,
    slug: `bench-unit-${n}`,
    description: `Unit ${n} of the benchmark, with a cooling capacity of ${n + 10} kW.`,
    specifications: [
      { name: "Cooling capacity", value: `${n + 10} kW` },
      { name: "Weight", value: `${n + 100} kg` },
    ],
  }));
  const inserting = performance.now();
  for (let from = 0; from < rows.length; from += 500) {
    const { error } = await session.client.from("products").insert(rows.slice(from, from + 500));
    if (error) throw error;
  }
  console.log(`${MANY} products inserted through the API: ${seconds(performance.now() - inserting)}`);
  const took = await saveToLive(stack, session, example.slug, "bench-together");
  console.log(`All of them live: ${seconds(took)}`);
  let missing = 0;
  for (const row of rows) {
    if ((await fetch(`${siteUrl(stack.env)}/products/${row.slug}`, { method: "HEAD" })).status !== 200) missing += 1;
  }
  console.log(`Pages missing: ${missing} of ${MANY}`);
  await measure(stack, session, example.slug, `${MANY} products more`);
  console.log(`Memory of the database: ${memory(stack.database.process.pid)}`);
  console.log(`Memory of the builder: ${memory(stack.builder.process.pid)}`);
} finally {
  await stack.stop();
}
