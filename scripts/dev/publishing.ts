import type { Client } from "#db/client.ts";
import { deployQueue, type DeployQueue } from "../pipeline/queue/deploy-queue.ts";
import type { ContentSource } from "./content.ts";

/**
 * Publishing in development. There is nothing to build, since every request reads the content: a deploy is live as soon as the
 * content has been read, and fails if it cannot be read.
 */
export function publishing(database: Client, content: ContentSource, log: (text: string) => void): DeployQueue {
  return deployQueue(
    database,
    async () => {
      try {
        const { snapshot } = await content.current();
        const pages = snapshot.products.length + snapshot.brands.length + snapshot.pages.length;
        return { built: { revision: snapshot.revision, rendered: 0, pages, problems: [], changed: [] } };
      } catch (error) {
        return { failed: { message: error instanceof Error ? error.message : String(error), code: null } };
      }
    },
    log,
  );
}
