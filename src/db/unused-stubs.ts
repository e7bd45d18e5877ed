/**
 * Replaces, in browsers, the parts of @supabase/supabase-js that this project never calls: realtime channels, hosted
 * functions, analytics catalogues (see astro.config.mjs). The client creates one of each and calls setAuth with every new
 * token; the real ones would be a seventh of what the administration loads first.
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
