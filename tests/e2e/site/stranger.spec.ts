import { supabaseClient } from "../../support/database/supabase-client.ts";
import { ensureAdministrator, expect, test, type Stack } from "../../support/stories/plantroom.ts";

/** Finds what every stranger can find in the scripts of the site: the address of the project and its public key. */
async function keysFromTheSite({ site, env }: Stack): Promise<{ url: string; key: string }> {
  const admin = await (await fetch(`${site}/admin`)).text();
  const scripts = [...admin.matchAll(/["'](\/_astro\/[^"']+\.js)["']/g)].map((match) => match[1] ?? "");
  const seen = new Set<string>();
  const queue = [...scripts];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const code = await (await fetch(site + path)).text();
    const url = /https?:\/\/127\.0\.0\.1:\d{4,5}(?=["'`])/.exec(code)?.[0];
    const key = /sb_publishable_[\w-]+/.exec(code)?.[0];
    expect(code).not.toContain(env.SUPABASE_SECRET_KEY);
    if (url && key) return { url, key };
    for (const match of code.matchAll(/["'`](?:\.\/|\/_astro\/)([\w.-]+\.js)["'`]/g)) queue.push(`/_astro/${match[1]}`);
  }
  throw new Error("The public key was not found in the admin's scripts.");
}

test("the scripts have the public key and not the secret one, and a stranger can change nothing with it", async ({
  stack,
}) => {
  await ensureAdministrator(stack);
  const { url, key } = await keysFromTheSite(stack);
  const stranger = supabaseClient(url, key);
  const { data: product } = await stranger.from("products").select("id, name").limit(1).single();
  const { data: changed } = await stranger
    .from("products")
    .update({ name: "Hacked" })
    .eq("id", product?.id ?? "")
    .select();
  expect(changed ?? []).toEqual([]);
  const { data: after } = await stack.secret
    .from("products")
    .select("id, name")
    .eq("id", product?.id ?? "")
    .single();
  expect(after).toEqual(product);
});

test("no public page sends requests to the database or to other sites", async ({ page, stack }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(stack.site) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  for (const path of [
    "/",
    "/products",
    "/products?search=chiller",
    "/products/air-handling-unit",
    "/brands/carrier",
    "/privacy",
  ]) {
    await page.goto(path);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState("networkidle");
  }
  expect(foreign).toEqual([]);
});

test("every answer has the security headers: pages, files, redirects, functions and unknown addresses", async ({
  stack,
}) => {
  const answers: [path: string, status: number, method?: string][] = [
    ["/", 200],
    ["/admin", 200],
    ["/admin/products/new", 200],
    ["/no-such-page", 404],
    ["/products/", 308],
    ["/brands/carrier", 200],
    ["/brands/no-such-brand", 302],
    ["/favicon.svg", 200],
    ["/media/none.webp", 404],
    ["/sw.js", 200],
    ["/build.json", 200],
    ["/api/enquiry", 405],
    ["/api/enquiry", 400, "POST"],
    ["/api/none", 404],
  ];
  const faults: string[] = [];
  for (const [path, expected, method = "GET"] of answers) {
    const { status, headers } = await fetch(stack.site + path, { method, redirect: "manual" });
    const policy = headers.get("content-security-policy") ?? "";
    const [, scripts = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
    if (status !== expected) faults.push(`${method} ${path}: status ${status}`);
    if (!policy.startsWith("default-src 'none'") || !policy.includes("frame-ancestors 'none'"))
      faults.push(`${method} ${path}: policy ${policy}`);
    if (/unsafe-inline|unsafe-eval'|\*|https?:/.test(scripts.replace("'wasm-unsafe-eval'", "")))
      faults.push(`${method} ${path}: ${scripts}`);
    for (const name of ["strict-transport-security", "cross-origin-opener-policy", "x-content-type-options"])
      if (!headers.has(name)) faults.push(`${method} ${path}: no ${name}`);
  }
  expect(faults).toEqual([]);
});

test("a script that got into a page does not run, on the site and in the administration", async ({
  page,
  pageFaults,
}) => {
  for (const path of ["/products/air-handling-unit", "/admin/login"]) {
    await page.goto(path);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'taken over'";
      document.body.append(script);
      document.body.insertAdjacentHTML(
        "beforeend",
        `<img src="/none.png" alt="" onerror="document.title = 'taken over'">`,
      );
      document.body.insertAdjacentHTML("beforeend", `<iframe src="/" title="frame"></iframe>`);
    });
    await expect.poll(() => pageFaults.length).toBe(3);
    expect(pageFaults.splice(0).join()).toMatch(/script-src-elem inline.*script-src-attr inline/);
    await expect(page).not.toHaveTitle("taken over");
  }
});
