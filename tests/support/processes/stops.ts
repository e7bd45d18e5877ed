import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";
import { expect, type Stack } from "../stories/plantroom.ts";
import { runSql } from "../database/stored-before.ts";

/** The steps of publishing a plan at which a process can be held until it is killed: in the database, then in the build. */
type Step = "taken" | "applied" | "queued" | (typeof STEPS_IN_BUILD)[number];
const STEPS_IN_BUILD = ["building", "built", "live"] as const;

/** The folder of the database: its SQL can read and write files here only. */
const folderOf = ({ env }: Stack): string => join(env.PLANTROOM_DATA, "supabase", "postgres");

/**
 * The embedded database has one connection, so no lock of another one can hold a transaction. These triggers run for ever where
 * the file of their step is there, and note that they do.
 */
const TRIGGERS = `
create function public.stop_at() returns trigger language plpgsql security definer as $$
begin
  if (pg_stat_file('stop-' || tg_argv[0], true)).size is not null then
    execute format('copy (select 1) to %L', current_setting('data_directory') || '/reached-' || tg_argv[0]);
    loop null; end loop;
  end if;
  return coalesce(new, old);
end $$;
-- Scheduling a plan tries all of it, too.
create function public.is_due(plan uuid) returns boolean language sql security definer as $$
  select exists (select from public.changes p where p.id = plan and p.due_at <= clock_timestamp()) $$;
create trigger stop_at_taken before delete on public.changes
  for each row when (public.is_due(old.plan_id)) execute function public.stop_at('taken');
create trigger stop_at_applied after insert or update on public.deploys
  for each row when (new.status = 'queued' and new.reason like 'Plan: %') execute function public.stop_at('applied');
create trigger stop_at_queued before update on public.deploys
  for each row when (new.status = 'building' and old.status = 'queued') execute function public.stop_at('queued');
`;

/** Makes the database of a stack one that can be stopped. */
export const makeStops = (stack: Stack): Promise<void> => runSql(stack, TRIGGERS);
/** Makes it as it was. */
export const removeStops = (stack: Stack): Promise<void> =>
  runSql(stack, "drop function public.stop_at() cascade; drop function public.is_due(uuid);");

/** Starts a builder that can be stopped. */
export async function restartStoppable(stack: Stack): Promise<void> {
  const before = { ...process.env };
  // The process inherits the environment of this one.
  Object.assign(process.env, {
    NODE_OPTIONS: `--import=${join(PROJECT_ROOT, "tests/support/processes/stop-at.mjs")}`,
    STOP_AT: folderOf(stack),
  });
  const starting = stack.restartBuilder();
  process.env = before;
  await starting;
}

/** The next time that this step is reached, its process stops before it. */
export function stopBefore(stack: Stack, step: Step): void {
  writeFileSync(join(folderOf(stack), `stop-${step}`), "");
}

/** Waits until the step is reached, and kills the process that stopped, with the builder and the database: the power fails. */
export async function killAt(stack: Stack, step: Step): Promise<void> {
  const reached = join(folderOf(stack), `reached-${step}`);
  await expect.poll(() => existsSync(reached) && readFileSync(reached, "utf8"), { intervals: [20] }).toMatch(/\d/);
  const isBuild = STEPS_IN_BUILD.some((one) => one === step);
  const build = isBuild ? Number(readFileSync(reached, "utf8")) : null;
  await killAll(stack);
  // It waits in its own code, and does not notice that the builder is gone.
  if (build !== null) process.kill(build, "SIGKILL");
  rmSync(reached);
  rmSync(join(folderOf(stack), `stop-${step}`));
}

/** Kills the builder and the database. */
export async function killAll(stack: Stack): Promise<void> {
  stack.database.process.kill("SIGKILL");
  await Promise.all([stack.killBuilder(), stack.database.ended]);
}
