import type { StorageClient as RealClient } from "@supabase/storage-js";

type Bucket = ReturnType<RealClient["from"]>;

/**
 * Stands in for @supabase/storage-js in what browsers load (see astro.config.mjs): the real one comes with the first
 * picture that somebody uploads, not with the first screen.
 */
export class StorageClient {
  readonly #settings: ConstructorParameters<typeof RealClient>;

  constructor(...settings: ConstructorParameters<typeof RealClient>) {
    this.#settings = settings;
  }

  from(bucket: string): Pick<Bucket, "upload" | "download" | "getPublicUrl"> {
    const real = async (): Promise<Bucket> => {
      const { StorageClient: Real } = await import("@supabase/storage-js/dist/index.mjs");
      return new Real(...this.#settings).from(bucket);
    };
    return {
      upload: async (...picture) => (await real()).upload(...picture),
      download: ((...path: Parameters<Bucket["download"]>) =>
        real().then((there) => there.download(...path))) as Bucket["download"],
      getPublicUrl: (path) => ({
        data: { publicUrl: encodeURI(`${this.#settings[0]}/object/public/${bucket}/${path}`) },
      }),
    };
  }
}

/** Exported again by the client; nothing here looks for it. */
export class StorageApiError extends Error {}
