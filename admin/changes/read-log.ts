import { listChangesAfter, type Change } from "#db/changes/changes.ts";
import type { Account } from "#db/accounts/accounts.ts";
import { CHANGE_KINDS } from "#domain/content/change.ts";
import { authorText, changeContent, changeName } from "#domain/content/change-text.ts";
import { client } from "../environment.ts";
import { logFilter, type ChangesSearch } from "./change-search.ts";

const HEADER = ["When", "Who", "Kind", "What", "Content", "Reason", "Drafted by", "Undone", "Undone by"];
const AT_ONCE = 500;

/** The whole log with these filters, as a table to export. */
export async function readLog(
  search: ChangesSearch,
  accounts: readonly Account[],
  onProgress: (read: number) => void,
): Promise<string[][]> {
  const names = new Map(accounts.map(({ user_id, email }) => [user_id, email]));
  const who = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const rows: string[][] = [];
  let after: Change | null = null;
  for (;;) {
    const data: Change[] = await listChangesAfter(client, logFilter(search), { after, limit: AT_ONCE });
    after = data.at(-1) ?? null;
    rows.push(
      ...data.map((change) => [
        change.made_at,
        authorText(who(change.made_by), change.made_by),
        CHANGE_KINDS[change.kind],
        changeName(change),
        changeContent(change),
        change.reason ?? "",
        who(change.drafted_by) ?? "",
        change.undone_at ?? "",
        change.undone_at ? authorText(who(change.undone_by), change.undone_by) : "",
      ]),
    );
    onProgress(rows.length);
    if (data.length < AT_ONCE) return [HEADER, ...rows];
  }
}
