import { claimSetup, createAccount } from "#db/accounts/accounts.ts";
import { connect, type Client } from "#db/client.ts";
import { getDeploy, type Deploy } from "#db/publishing/deploys.ts";
import { siteUrl, supabaseUrl } from "../stack/stack.ts";
import type { TemporaryStack } from "../testing/temporary-stack.ts";
import { pollUntil } from "./waiting.ts";

/** An administrator at work: saves through the public API and asks for builds. */
export type Office = {
  client: Client;
  site: string;
  /** Asks for a build as the administration does. */
  publish(reason: string): Promise<Deploy>;
  /** Waits until the deploy is done; throws if it failed. */
  settled(deploy: Deploy): Promise<void>;
};

/** Creates the first administrator of a stack, and signs in. */
export async function openOffice({ env }: TemporaryStack): Promise<Office> {
  const client = connect(supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY);
  const account = { email: "bench@plantroom.example", password: "chilled-water-6-12" };
  const { error } = await createAccount(client, account);
  if (error) throw error;
  await claimSetup(client, env.SETUP_TOKEN);
  const site = siteUrl(env);
  return {
    client,
    site,
    async publish(reason) {
      // Renews the session when it has expired.
      const { data } = await client.auth.getSession();
      const answer = await fetch(`${site}/api/rebuild`, {
        method: "POST",
        headers: { authorization: `Bearer ${data.session?.access_token}`, "content-type": "application/json" },
        body: JSON.stringify({ reason }),
      });
      if (answer.status !== 202) throw new Error(`/api/rebuild answered ${answer.status}: ${await answer.text()}`);
      return ((await answer.json()) as { deploy: Deploy }).deploy;
    },
    async settled({ id }) {
      await pollUntil(30, `deploy ${id} to end`, async () => {
        const deploy = await getDeploy(client, id);
        if (deploy?.status === "failed") throw new Error(`The deploy failed: ${deploy.error}`);
        return deploy?.status === "live";
      });
    },
  };
}
