/** The part of PGlite's interface that runs queries with parameters, and scripts. */
type Driver<Answer> = {
  query(sql: string, parameters?: unknown[]): Promise<Answer>;
  exec(sql: string): Promise<unknown>;
};

/** A statement that tells the database who sends a request and what it asks for; nothing uses its result. */
const SETTING = /^\s*select set_config\('[\w.]+', (?:\$1|''), true\)\s*$/i;
const ROLE = /^\s*set local role "\w+"\s*$/i;
const END = /^\s*(?:commit|rollback)\s*$/i;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The statement with its parameters inlined; null for statements that must be sent at once. */
function waitingText(sql: string, parameters: readonly unknown[]): string | null {
  if (ROLE.test(sql)) return sql;
  if (!SETTING.test(sql)) return null;
  if (parameters.length === 0) return sql;
  const [value] = parameters;
  // No text in PostgreSQL contains the character 0.
  return typeof value === "string" && !value.includes("\0") ? sql.replace("$1", () => quoted(value)) : null;
}

/**
 * Supabase Lite begins a transaction for each request and sends six statements that say who asks, before the one query that
 * matters. PGlite needs several steps for each of them, which took three quarters of a request. Here they wait for the
 * statement after them, and are sent with it as one script in the same order. Only for callers whose transactions never
 * overlap.
 */
export function fewerRoundTrips<Answer>({ query, exec }: Driver<Answer>, nothing: Answer): Driver<Answer> {
  let waiting: string[] = [];
  async function flush(): Promise<void> {
    const script = waiting.join(";\n");
    waiting = [];
    if (script !== "") await exec(script);
  }
  return {
    async query(sql, parameters = []) {
      if (/^\s*begin\s*$/i.test(sql)) {
        waiting = [sql];
        return nothing;
      }
      const text = waiting.length > 0 ? waitingText(sql, parameters) : null;
      if (text !== null) {
        waiting.push(text);
        return nothing;
      }
      await flush();
      if (!END.test(sql)) return query(sql, parameters);
      await exec(sql);
      return nothing;
    },
    async exec(sql) {
      await flush();
      return exec(sql);
    },
  };
}
