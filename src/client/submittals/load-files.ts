const AT_ONCE = 4;

/** Datasheets and documents that were loaded on this page, by their addresses. */
const loaded = new Map<string, Uint8Array>();

async function load(address: string): Promise<Uint8Array | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    // Offline.
    return null;
  }
}

/** Loads files of the site, a few at a time; those that were loaded before are not asked for again. `null`: could not be loaded. */
export async function loadFiles(
  addresses: readonly string[],
  onProgress: (done: number) => void,
): Promise<Map<string, Uint8Array | null>> {
  const found = new Map<string, Uint8Array | null>();
  const waiting = addresses.values();
  const work = async (): Promise<void> => {
    for (const address of waiting) {
      const bytes = loaded.get(address) ?? (await load(address));
      if (bytes) loaded.set(address, bytes);
      found.set(address, bytes);
      onProgress(found.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/** Forgets a file that turned out to be no sound PDF, so that it is asked for again. */
export const forgetFile = (address: string): void => void loaded.delete(address);
