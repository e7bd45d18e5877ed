/**
 * Calls at the same time share one run of `read`, but never a run that began before the call: it may not have seen the
 * latest change.
 */
export function freshReads<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | null = null;
  return () => {
    next ??= last.then(() => {
      next = null;
      const run = read();
      last = run.catch(() => undefined);
      return run;
    });
    return next;
  };
}
