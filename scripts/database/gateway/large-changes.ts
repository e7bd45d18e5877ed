import type { AllowSilence } from "../../stack/processes.ts";
import type { Handler } from "./answers.ts";
import { mayPublish } from "./callers.ts";

/** The functions that change any number of records with one statement. */
const LARGE = [
  ...["apply_change", "delete_records", "restore_deleted", "undo_change"],
  ...["publish_plan", "check_plan", "schedule_plan", "publish_due_plan"],
];
const LARGE_SECONDS = 600;

/**
 * Lets changes of many records take longer than this process may otherwise be silent: those of whoever may make them. The
 * attempt of anybody else would let a statement of theirs that never ends hold the database for as long.
 */
export function allowLargeChanges(handle: Handler, allowSilence: AllowSilence): Handler {
  return (request, address) => {
    const [, name = ""] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(new URL(request.url).pathname) ?? [];
    const answer = async (): Promise<Response> => handle(request, address);
    return LARGE.includes(name) && mayPublish(request) ? allowSilence(LARGE_SECONDS, answer) : answer();
  };
}
