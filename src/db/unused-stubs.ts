/**
 * Replaces, in browsers, the parts of @supabase/supabase-js that this project never calls: realtime channels, hosted
 * functions, analytics catalogues, passkeys (see scripts/pipeline/code/smaller-supabase.ts). The client creates one of each and calls
 * setAuth with every new token; the real ones would be a sixth of what the administration loads first.
 */
class UnusedPart {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}

const unused = (): never => {
  throw new Error("This part of the Supabase client is left out.");
};

export {
  UnusedPart as RealtimeClient,
  UnusedPart as FunctionsClient,
  UnusedPart as FunctionRegion,
  UnusedPart as FunctionsError,
  UnusedPart as FunctionsFetchError,
  UnusedPart as FunctionsHttpError,
  UnusedPart as FunctionsRelayError,
  UnusedPart as IcebergRestCatalog,
  UnusedPart as WebAuthnApi,
  UnusedPart as webAuthnAbortService,
  unused as browserSupportsWebAuthn,
  unused as createCredential,
  unused as deserializeCredentialCreationOptions,
  unused as deserializeCredentialRequestOptions,
  unused as getCredential,
  unused as serializeCredentialCreationResponse,
  unused as serializeCredentialRequestResponse,
};
