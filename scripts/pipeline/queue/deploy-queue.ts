import type { Client } from "#db/client.ts";
import { publishDuePlan } from "#db/changes/plans.ts";
import { planFailure } from "#domain/publishing/plans.ts";
import { problemText, type DeployProblem } from "#domain/publishing/deploy-problems.ts";
import {
  claimDeploy,
  failDeploy,
  finishDeploy,
  reportDeploy,
  reportReleases,
  requeueInterruptedDeploys,
  type Deploy,
  type ReleaseCheck,
} from "#db/publishing/deploys.ts";

/** The result of a deploy: what is live now (built or shown again), or why it failed and which check refused it, if any. */
export type DeployOutcome =
  | {
      built: {
        revision: number;
        rendered: number;
        pages: number;
        problems: readonly DeployProblem[];
        changed: readonly string[];
      };
    }
  | { shown: { revision: number } }
  | { failed: { message: string; code: ReleaseCheck | null } };

/** The releases on the disk of the builder. */
export type Releases = {
  /** The deploys whose releases are kept. */
  kept(): number[];
  /** Makes the release of a deploy live again. */
  show(deploy: number): Promise<DeployOutcome>;
};

export type DeployQueue = {
  /** Processes the queue. If a build is running, the queue is processed again after it. */
  process(): Promise<void>;
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
    const { revision, rendered, pages, problems, changed } = outcome.built;
    await reportDeploy(database, deploy.id, rendered, rendered);
    await finishDeploy(database, deploy.id, revision, problems, changed);
    for (const problem of problems) log(problemText(problem));
    log(`Live: revision ${revision}, ${rendered} files rendered, ${pages} pages in all.`);
  } else if ("shown" in outcome) {
    await finishDeploy(database, deploy.id, outcome.shown.revision);
    log(`Live again: the release of revision ${outcome.shown.revision}.`);
  } else {
    const { message, code } = outcome.failed;
    await failDeploy(database, deploy.id, message, code ?? undefined);
    log(`Failed: ${message}`);
  }
}

/** Does what a deploy asks for: a build, or a kept release again. */
export function carryOut(
  deploy: Deploy,
  build: (deploy: Deploy) => Promise<DeployOutcome>,
  releases: Releases | null,
): Promise<DeployOutcome> {
  if (deploy.release_of === null) return build(deploy);
  if (releases) return releases.show(deploy.release_of);
  return Promise.resolve({ failed: { message: "No releases are kept here.", code: null } });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Publishes the plans whose time has come, each in a transaction of its own. Returns the milliseconds until the next, if any. */
export async function publishDuePlans(
  database: Client,
  log: (text: string) => void,
  onFailure: () => void = () => undefined,
): Promise<number | null> {
  for (;;) {
    const due = await publishDuePlan(database);
    if (!("plan" in due)) return due.wait;
    const failure = planFailure(due.failure);
    log(failure === null ? `A plan was published at its time (${due.plan}).` : `A plan was not published: ${failure}`);
    if (failure !== null) onFailure();
  }
}

type Options = {
  /** Left out where none are kept. */
  releases?: Releases;
  /** Called when a plan or a deploy failed, so that the office can be told. */
  onFailure?: () => void;
};

/** The longest time that a timer can wait. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Publishes plans at their time, and processes the queue (table `deploys`), one deploy at a time. All requests during a build
 * share the next one.
 */
export function deployQueue(
  database: Client,
  build: (deploy: Deploy) => Promise<DeployOutcome>,
  log: (text: string) => void,
  { releases, onFailure }: Options = {},
): DeployQueue {
  let working = false;
  let wanted = false;
  let closed = false;
  /** Why the queue could not be processed the last time, which is told once. */
  let told: string | null = null;
  /** A row may be 'building' although no build is running (after a start or a lost response), which would block the queue. */
  let unsettled = true;
  /** Runs out when the next plan is due. By the clock of the database: this machine may have another. */
  let alarm: NodeJS.Timeout | undefined;

  async function publishPlans(): Promise<void> {
    clearTimeout(alarm);
    const wait = await publishDuePlans(database, log, onFailure);
    if (typeof wait === "number" && !closed)
      alarm = setTimeout(() => void queue.process(), Math.min(Math.max(wait, 0), TIMER_MAX_MS));
  }

  /** Why plans could not be published the last time. It holds up no deploy. */
  let plansFault: string | null = null;
  function tellOfPlans(fault: string | null): void {
    if (fault !== null && fault !== plansFault) {
      log(`${new Date().toISOString()} Plans could not be published: ${fault}`);
      onFailure?.();
    }
    plansFault = fault;
  }

  const reportKept = (): Promise<void> => reportReleases(database, releases?.kept() ?? []);

  async function work(): Promise<void> {
    if (unsettled) {
      await requeueInterruptedDeploys(database);
      await reportKept();
    }
    unsettled = false;
    while (!closed) {
      const fault = await publishPlans().then(() => null, reasonOf);
      // If the database is away, this throws.
      const deploy = await claimDeploy(database);
      tellOfPlans(fault);
      if (deploy === null) return;
      const outcome = await carryOut(deploy, build, releases ?? null);
      await settleDeploy(database, deploy, outcome, log);
      if ("failed" in outcome) onFailure?.();
      await reportKept();
    }
  }

  const queue: DeployQueue = {
    async process() {
      wanted = true;
      if (working) return;
      working = true;
      try {
        while (wanted && !closed) {
          wanted = false;
          await work();
        }
        if (told !== null) log(`${new Date().toISOString()} The queue is worked off again.`);
        told = null;
      } catch (error) {
        // The database does not answer. The next time it finds what is queued or could not be stored.
        unsettled = true;
        const reason = reasonOf(error);
        if (reason !== told) log(`${new Date().toISOString()} The queue could not be worked off: ${reason}`);
        told = reason;
      } finally {
        working = false;
      }
    },
    close() {
      closed = true;
      clearTimeout(alarm);
    },
  };
  return queue;
}
