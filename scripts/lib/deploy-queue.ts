import type { Client } from "#db/client.ts";
import { problemText, type DeployProblem } from "#domain/deploy-problems.ts";
import {
  claimDeploy,
  failDeploy,
  finishDeploy,
  reportDeploy,
  requeueInterruptedDeploys,
  type Deploy,
  type ReleaseCheck,
} from "#db/deploys.ts";

/** The result of a deploy: what is live now, or why the build failed and which check refused it, if any. */
export type DeployOutcome =
  | { built: { revision: number; rendered: number; pages: number; problems: readonly DeployProblem[] } }
  | { failed: { message: string; code: ReleaseCheck | null } };

export type DeployQueue = {
  /** Processes the queue. If a build is running, the queue is processed again after it. */
  look(): Promise<void>;
  /** Stops taking deploys from the queue. */
  close(): void;
};

/** Stores the result of a build in its deploy row, which the administration shows. */
export async function settleDeploy(
  database: Client,
  deploy: Deploy,
  outcome: DeployOutcome,
  log: (text: string) => void,
): Promise<void> {
  if ("built" in outcome) {
    const { revision, rendered, pages, problems } = outcome.built;
    await reportDeploy(database, deploy.id, rendered, rendered);
    await finishDeploy(database, deploy.id, revision, problems);
    for (const problem of problems) log(problemText(problem));
    log(`Live: revision ${revision}, ${rendered} files rendered, ${pages} pages in all.`);
  } else {
    const { message, code } = outcome.failed;
    await failDeploy(database, deploy.id, message, code ?? undefined);
    log(`Failed: ${message}`);
  }
}

/** Processes the queue (table `deploys`), one build at a time. All requests during a build share the next one. */
export function deployQueue(
  database: Client,
  build: (deploy: Deploy) => Promise<DeployOutcome>,
  log: (text: string) => void,
): DeployQueue {
  let working = false;
  let wanted = false;
  let closed = false;
  /** A row may be 'building' although no build is running (after a start or a lost response), which would block the queue. */
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
        // The database does not answer. The next look will find what is queued or could not be stored.
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
