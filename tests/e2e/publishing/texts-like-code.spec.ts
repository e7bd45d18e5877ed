import { saveSettings } from "#db/content/settings.ts";
import { unwrap } from "#db/errors.ts";
import {
  asAdministrator,
  expect,
  publish,
  scriptsReady,
  settled,
  test,
  type Stack,
} from "../../support/stories/plantroom.ts";

/** Words of the code, of which each was once taken for a script of the site. */
const WORDS = "id name title div href class a p li ul src alt span type h1 h2 h3 nav";
const SCRIPTS = WORDS.split(" ").map((word) => `<script>${word}</script>`);

const policyOf = async ({ site }: Stack, path: string): Promise<string | null> =>
  (await fetch(site + path)).headers.get("content-security-policy");

test("texts with tags of scripts are published, leave the Content-Security-Policy as it is, and all scripts run", async ({
  page,
  stack,
}) => {
  // Two builds.
  test.slow();
  await settled(stack);
  const policy = await policyOf(stack, "/");
  expect(policy).toContain("sha256-");
  const office = await asAdministrator(stack);
  const pages = () => stack.secret.from("pages");
  const company = unwrap(await stack.secret.from("settings").select("value").eq("key", "company_name").single());
  try {
    await pages().insert({
      title: "Valves <script>",
      slug: "texts-like-code",
      // A text of the page that reads like a link is none.
      body: 'Write href="/nowhere" there.',
      search_description: `Valves ${SCRIPTS.join("")}`,
      published: true,
    });
    await saveSettings(office, { company_name: { value: "Acme <script> popover href= Ltd" } });
    await publish(stack);
    for (const path of ["/", "/texts-like-code"]) {
      expect(await policyOf(stack, path)).toBe(policy);
      // The story fails if the policy forbids something on the page.
      await page.goto(path);
      await scriptsReady(page);
    }
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", `Valves ${SCRIPTS.join("")}`);
    const { data: deploy } = await stack.secret
      .from("deploys")
      .select("problems")
      .order("id", { ascending: false })
      .limit(1)
      .single();
    expect(deploy?.problems).toEqual([]);
  } finally {
    await saveSettings(office, { company_name: { value: company.value } });
    await pages().delete().eq("slug", "texts-like-code");
    await publish(stack);
  }
});
