import { LOADING_TEXTS as T } from "#texts/products.ts";
/** Why data of the site could not be loaded; the message is for visitors. */
export class LoadError extends Error {
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Loads data of the site. `what` is its name in error messages, such as 'The catalogue'. */
export async function loadJson<T>(path: string, what: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path);
  } catch (error) {
    console.error(error);
    throw new LoadError(0, T.unreachable(what));
  }
  if (!answer.ok) throw new LoadError(answer.status, T.refused(what, answer.status));
  try {
    return (await answer.json()) as T;
  } catch (error) {
    console.error(error);
    throw new LoadError(answer.status, T.incomplete(what));
  }
}
