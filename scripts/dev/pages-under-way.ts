import type { ServerResponse } from "node:http";
import { finished } from "node:stream";

export type PagesUnderWay = {
  /** Counts a page until its response has been sent or given up. */
  add(response: ServerResponse): void;
  /** Resolves when none of the counted pages is being rendered. */
  ended(): Promise<void>;
};

/** The pages that are being rendered: their content must not be replaced before they are done. */
export function pagesUnderWay(): PagesUnderWay {
  let count = 0;
  let waiting: (() => void)[] = [];
  return {
    add(response) {
      count += 1;
      finished(response, () => {
        count -= 1;
        if (count > 0) return;
        for (const resolve of waiting) resolve();
        waiting = [];
      });
    },
    ended: () => (count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
