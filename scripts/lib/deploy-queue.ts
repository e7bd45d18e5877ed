import type { Client } from "#db/client.ts";
import {
  claimDeploy,
  failDeploy,
  finishDeploy,
  reportDeploy,
  requeueInterruptedDeploys,
  type Deploy,
  type ReleaseCheck,
} from "#db/deploys.ts";

/** How what a deploy asked for went: what is live now, or why it is not and which check refused it. */
export type DeployOutcome =
  | { built: { revision: number; rendered: number; pages: number } }
  | { failed: { message: string; code: ReleaseCheck | null } };

export type DeployQueue = {
  /** Works off what is queued; called during a build it makes the queue be looked at once more after it. */
  look(): Promise<void>;
  /** Takes nothing more from the queue. */
  close(): void;
};

/** Writes a build's outcome to its deploy row, where the editor who asked for it sees it. */
export async function settleDeploy(
  database: Client,
  deploy: Deploy,
  outcome: DeployOutcome,
  log: (text: string) => void,
): Promise<void> {
  if ("built" in outcome) {
    const { revision, rendered, pages } = outcome.built;
    await reportDeploy(database, deploy.id, rendered, rendered);
    await finishDeploy(database, deploy.id, revision);
    log(`Live: revision ${revision}, ${rendered} files rendered, ${pages} pages in all.`);
  } else {
    const { message, code } = outcome.failed;
    await failDeploy(database, deploy.id, message, code ?? undefined);
    log(`Failed: ${message}`);
  }
}

/** The queue of table deploys, one build at a time. Whatever is asked for during a build joins one further build. */
export function deployQueue(
  database: Client,
  build: (deploy: Deploy) => Promise<DeployOutcome>,
  log: (text: string) => void,
): DeployQueue {
  let working = false;
  let wanted = false;
  let closed = false;
  /** A row may say 'building' while nobody builds it, and would hold up the queue: after a start, and after a lost answer. */
  let unsettled = true;

  async function work(): Promise<void> {
    if (unsettled) await requeueInterruptedDeploys(database);
    unsettled = false;
    while (!closed) {
      const deploy = await claimDeploy(database);
      if (deploy === null) return;
      await settleDeploy(database, deploy, await build(deploy), log);
    }
  }

  return {
    async look() {
      wanted = true;
      if (working) return;
      working = true;
      try {
        while (wanted && !closed) {
          wanted = false;
          await work();
        }
      } catch (error) {
        // The database is away: what is queued or was not settled is found at the next look.
        unsettled = true;
        log(`The queue could not be worked off: ${error instanceof Error ? error.message : String(error)}`);
      } finally {
        working = false;
      }
    },
    close() {
      closed = true;
    },
  };
}
