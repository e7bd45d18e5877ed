import { chromium } from "playwright";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "./src/db/client.ts";
import { claimSetup } from "./src/db/accounts.ts";
import { BROWSER_FLAGS } from "./scripts/lib/browser.ts";

const env = Object.fromEntries(readFileSync(".env", "utf8").split("\n").filter((l) => /^[A-Z]/.test(l)).map((l) => [l.slice(0, l.indexOf("=")), l.slice(l.indexOf("=") + 1)]));
const site = "http://127.0.0.1:4570";
const api = "http://127.0.0.1:4571";
const account = { email: "look@plantroom.example", password: "chilled-water-6-12" };
export async function open({ width = 1440, height = 900, scheme = "light", touch = false, path = "/admin/products/table", forced = false } = {}) {
  const client = connect(api, env["PUBLIC_SUPABASE_PUBLISHABLE_KEY"]!);
  let { data, error } = await client.auth.signInWithPassword(account);
  if (error) {
    await client.auth.signUp(account);
    await claimSetup(client, env["SETUP_TOKEN"]!);
    ({ data } = await client.auth.signInWithPassword(account));
  }
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: BROWSER_FLAGS });
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme as "light", hasTouch: touch, isMobile: touch, ...(forced ? { forcedColors: "active" as const } : {}) });
  const page = await context.newPage();
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log("console:", m.text().slice(0, 400)));
  page.on("pageerror", (e) => console.log("pageerror:", e.message.slice(0, 600)));
  await page.goto(site + "/robots.txt");
  await page.evaluate((s) => localStorage.setItem("sb-127-auth-token", s), JSON.stringify(data.session));
  await page.goto(site + path);
  return { browser, page, client, context };
}
