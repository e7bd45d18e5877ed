import type { PostgrestClient } from "@supabase/postgrest-js";
import type { ChangeKind } from "#domain/content/change.ts";
import type { Client, Row } from "../client.ts";
import type { Json } from "../database.types.ts";
import { ensureDone, unwrap, unwrapOptional } from "../errors.ts";
import { readPage, type ListPage } from "../list-page.ts";
import { readAll } from "../read-all.ts";
import { listDrafts, type ListedDraft } from "./draft-lists.ts";
import type { Applied, EditedRecord } from "./undo.ts";

/** A plan as lists show it. */
export type Plan = {
  id: string;
  title: string;
  state: "planned" | "applied";
  /** When it is to be published, or was; null if it was published by hand. */
  due_at: string | null;
  /** Who made it or, once it has a date or is published, who gave it that. Null for the secret key. */
  made_by: string | null;
  made_at: string;
  /** Who began it. */
  drafted_by: string | null;
  drafts: number;
  /** Prepared changes of many products: imports. */
  lists: number;
  /** How many drafts could not be published as they are. */
  incomplete: number;
  records: number;
  /** Why it was not published at its time (planFailure). */
  failure: Json;
  /** Its content revision, once it is published. */
  revision: number | null;
  /** When the first release that has it went live, or was handed to a host that builds by itself. */
  live_at: string | null;
  /** Why the newest build since then failed, while it is not live. */
  build_error: string | null;
  undone: boolean;
};

/** Which plans: those that wait, soonest first, or those that were published, newest first. */
export async function listPlans(
  client: Client,
  state: Plan["state"],
  page: { limit: number; offset: number },
): Promise<ListPage<Plan>> {
  const query = () => {
    const rows = client.rpc("list_plans", undefined, { count: "exact" }).eq("state", state);
    const inOrder =
      state === "planned" ? rows.order("due_at", { nullsFirst: false }) : rows.order("made_at", { ascending: false });
    return inOrder.order("title").order("id");
  };
  return (await readPage(query, page)) as ListPage<unknown> as ListPage<Plan>;
}

/** One plan, or null if there is none any more. */
export async function getPlan(client: Client, id: string): Promise<Plan | null> {
  const [plan] = unwrap(await client.rpc("list_plans").eq("id", id)) as unknown as Plan[];
  return plan ?? null;
}

/** A change of many products that was prepared for a plan. */
export type PlannedList = Pick<Row<"changes">, "id" | "title" | "made_by" | "made_at"> & {
  kind: ChangeKind;
  records: number;
};

/** What is in a plan. */
export type PlanParts = { drafts: ListedDraft[]; lists: PlannedList[] };

const PART_PAGE = 1000;

/** All parts of a plan. */
export async function planParts(client: Client, plan: string): Promise<PlanParts> {
  const drafts: ListedDraft[] = [];
  for (;;) {
    const { data, count } = await listDrafts(client, { limit: PART_PAGE, offset: drafts.length }, plan);
    drafts.push(...data);
    if (data.length === 0 || drafts.length >= count) break;
  }
  const lists = await readAll((from, to) =>
    client.rpc("list_planned_changes", { of_plan: plan }).order("made_at").order("id").range(from, to),
  );
  return { drafts, lists: lists as PlannedList[] };
}

/** The versions of the parts, for `seen` of publishPlan and schedulePlan. */
export const versionsOf = ({ drafts, lists }: PlanParts): string[] => [...drafts, ...lists].map(({ id }) => id);

/** Makes a plan, or gives one another name, and returns its id. */
export async function savePlan(client: Client, title: string, id?: string): Promise<string> {
  return unwrap(await client.rpc("save_plan", { title, ...(id !== undefined && { of_plan: id }) }));
}

/** Puts drafts and prepared changes into a plan, or (null) takes them out of theirs: all, or none and a RefusedError. */
export async function putInPlan(client: Client, parts: readonly string[], plan: string | null): Promise<void> {
  ensureDone(await client.rpc("put_in_plan", { parts: [...parts], ...(plan !== null && { of_plan: plan }) }));
}

/** What publishing a plan did or would do. With anything in `slugs_used`, or in `edited` that was not left out, it does nothing. */
export type PlanOutcome = Pick<Applied, "counts" | "edited" | "slugs_used"> & { id: string };

/** Tries to publish a plan, without doing it. Throws a RefusedError if it could not be published at all. */
export async function checkPlan(client: Client, id: string): Promise<PlanOutcome> {
  return unwrap(await client.rpc("check_plan", { of_plan: id })) as PlanOutcome;
}

type Options = {
  /** The versions of the parts that the publisher has seen; with others the plan is not published. */
  seen: readonly string[];
  /** Records that were changed since and are left out; their drafts stay drafts. With another such record nothing is published. */
  leaveOut?: readonly Pick<EditedRecord, "table" | "record">[];
};

/** Publishes a plan: all of it, or nothing. */
export async function publishPlan(client: Client, id: string, { seen, leaveOut = [] }: Options): Promise<PlanOutcome> {
  const plan = {
    of_plan: id,
    seen: [...seen],
    leave_out: leaveOut.map(({ table, record }) => `${table}/${record}`),
  };
  return unwrap(await client.rpc("publish_plan", plan)) as PlanOutcome;
}

/** Says when a plan is to be published; null takes that back. */
export async function schedulePlan(
  client: Client,
  id: string,
  due: Date | null,
  { seen }: Partial<Pick<Options, "seen">> = {},
): Promise<void> {
  const when = due === null ? {} : { due: due.toISOString(), ...(seen && { seen: [...seen] }) };
  ensureDone(await client.rpc("schedule_plan", { of_plan: id, ...when }));
}

/** Removes a plan: its drafts stay drafts, its prepared changes go. */
export async function removePlan(client: Client, id: string): Promise<void> {
  ensureDone(await client.rpc("remove_plan", { of_plan: id }));
}

/** A record that was changed since, with what the plan began with, what it says, and what is stored now: null if it was deleted. */
export type Overtaken = EditedRecord & {
  before: Record<string, Json> | null;
  after: Record<string, Json>;
  now: Record<string, Json> | null;
};

/** Whether a draft changes a record: the one that it is of, or, if it is that of the settings, each of these. */
export const isDraftOf = ({ kind, record }: ListedDraft, of: { table: string; record: string }): boolean =>
  kind === "setting" ? of.table === "settings" : record === of.record;

/** What the parts of a plan and others have changed of the same record, for the first records of those that were `edited`. */
export async function readOvertaken(
  client: Client,
  { drafts, lists }: PlanParts,
  edited: readonly EditedRecord[],
  limit: number,
): Promise<Overtaken[]> {
  return Promise.all(
    edited.slice(0, limit).map(async (of): Promise<Overtaken> => {
      const parts = [...lists, ...drafts.filter((draft) => isDraftOf(draft, of))].map(({ id }) => id);
      const rows = client.from("change_rows").select("change_id, before, after").in("change_id", parts);
      const planned = unwrap(await rows.eq("table_name", of.table).eq("record", of.record));
      // As publish_plan joins them: a draft comes last.
      planned.sort((a, b) => parts.indexOf(a.change_id) - parts.indexOf(b.change_id));
      const joined = (side: "before" | "after"): Record<string, Json> =>
        Object.assign({}, ...planned.map((row) => row[side] ?? {})) as Record<string, Json>;
      // The client's types cannot follow a variable table name.
      const stored = (client as unknown as PostgrestClient).from(of.table).select("*").eq("id", of.record);
      return {
        ...of,
        before: planned.some(({ before }) => before === null) ? null : joined("before"),
        after: joined("after"),
        now: unwrapOptional<Record<string, Json> | null>(await stored.maybeSingle()),
      };
    }),
  );
}

/** What became of the plan whose time had come, or the milliseconds until the next one; null without any. */
export type DuePlan = { plan: string; failure: Json } | { wait: number | null };

/** For the builder: publishes the plan whose time has come, if there is one, and asks for a build. */
export async function publishDuePlan(client: Client): Promise<DuePlan> {
  return unwrap(await client.rpc("publish_due_plan")) as DuePlan;
}
