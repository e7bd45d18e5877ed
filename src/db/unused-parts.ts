/**
 * Stands in, in what browsers load, for the parts of @supabase/supabase-js that this project never calls: realtime
 * channels, hosted functions, analytics catalogues (see astro.config.mjs). The client makes one of each when it starts and
 * tells it of every new token, no more; the real ones are a seventh of what the administration loads first.
 */
class UnusedPart {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

export {
  UnusedPart as RealtimeClient,
  UnusedPart as FunctionsClient,
  UnusedPart as FunctionRegion,
  UnusedPart as FunctionsError,
  UnusedPart as FunctionsFetchError,
  UnusedPart as FunctionsHttpError,
  UnusedPart as FunctionsRelayError,
  UnusedPart as IcebergRestCatalog,
};
