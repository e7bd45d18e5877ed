import { downloads } from "#domain/addresses/routes.ts";

const AT_ONCE = 4;

/** Datasheets that were loaded on this page, by the slugs of their products. */
const loaded = new Map<string, Uint8Array>();

async function load(slug: string): Promise<Uint8Array | null> {
  try {
    const answer = await fetch(downloads.product(slug));
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    // Offline.
    return null;
  }
}

/** Loads the datasheets of products, a few at a time; those that were loaded before are not asked for again. `null`: could not be loaded. */
export async function loadDatasheets(
  slugs: readonly string[],
  onProgress: (done: number) => void,
): Promise<Map<string, Uint8Array | null>> {
  const found = new Map<string, Uint8Array | null>();
  const waiting = slugs.values();
  const work = async (): Promise<void> => {
    for (const slug of waiting) {
      const bytes = loaded.get(slug) ?? (await load(slug));
      if (bytes) loaded.set(slug, bytes);
      found.set(slug, bytes);
      onProgress(found.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/** Forgets a datasheet that turned out to be no sound PDF, so that it is asked for again. */
export const forgetDatasheet = (slug: string): void => void loaded.delete(slug);
