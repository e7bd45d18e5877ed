import type { StorageClient as RealClient } from "@supabase/storage-js";

type Bucket = ReturnType<RealClient["from"]>;

/**
 * Replaces @supabase/storage-js in browsers (see scripts/pipeline/code/smaller-supabase.ts): the real client is loaded with the first
 * upload, not with the first screen.
 */
export class StorageClient {
  readonly #parameters: ConstructorParameters<typeof RealClient>;

  constructor(...parameters: ConstructorParameters<typeof RealClient>) {
    this.#parameters = parameters;
  }

  from(bucket: string): Pick<Bucket, "upload" | "download" | "getPublicUrl"> {
    const real = async (): Promise<Bucket> => {
      const { StorageClient: Real } = await import("@supabase/storage-js/dist/index.mjs");
      return new Real(...this.#parameters).from(bucket);
    };
    return {
      upload: async (...picture) => (await real()).upload(...picture),
      download: ((...path: Parameters<Bucket["download"]>) =>
        real().then((there) => there.download(...path))) as Bucket["download"],
      getPublicUrl: (path) => ({
        data: { publicUrl: encodeURI(`${this.#parameters[0]}/object/public/${bucket}/${path}`) },
      }),
    };
  }
}

/** @supabase/supabase-js exports this class again, so it must exist. */
export class StorageApiError extends Error {}
