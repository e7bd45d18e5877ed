type Handle = (request: Request) => Response | Promise<Response>;

/** What Supabase Lite makes of the database's message: the kind of error goes before it. */
const VIOLATION = /^\w+: (.+ violates check constraint .+)$/s;

/** Supabase Lite answers 500 where a constraint refuses a row; answers 400, as a hosted project does. */
export function refuseRows(handle: Handle): Handle {
  return async (request) => {
    const answer = await handle(request);
    if (answer.status !== 500) return answer;
    const body = (await answer
      .clone()
      .json()
      .catch(() => null)) as { message?: unknown } | null;
    const message = VIOLATION.exec(String(body?.message))?.[1];
    return message ? Response.json({ ...body, code: "23514", message }, { status: 400 }) : answer;
  };
}
