import { schedulePlan } from "#db/changes/plans.ts";
import type { Client } from "#db/client.ts";
import { RefusedError } from "#db/errors.ts";

const isOver = (error: unknown): boolean => error instanceof RefusedError && error.refusal.refusal === "due-over";

/** Schedules a plan for the next moment that is still to come when the request arrives, however slow the machine is. */
export async function scheduleSoon(client: Client, plan: string, seen: readonly string[]): Promise<Date> {
  for (let inMs = 300; ; inMs *= 3) {
    const due = new Date(Date.now() + inMs);
    try {
      await schedulePlan(client, plan, due, { seen });
      return due;
    } catch (error) {
      if (!isOver(error)) throw error;
    }
  }
}
