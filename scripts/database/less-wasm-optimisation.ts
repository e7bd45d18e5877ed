import { setFlagsFromString } from "node:v8";
import { LEAST_EFFORT } from "../stack/least-effort.ts";

/*
 * By default V8 optimises a WebAssembly function after 13 MB of its code have run. Of PGlite these are 117 functions before the
 * first request is answered, which takes 1.6 s of processor time. With a budget of 2 GB they are four, and what runs for
 * seconds is still optimised. With EFFORT=least nothing is optimised: most databases of tests live for seconds. To be imported
 * before PGlite.
 */
const OFF = "--no-wasm-tier-up --no-wasm-dynamic-tiering";
setFlagsFromString(LEAST_EFFORT ? OFF : "--wasm-tiering-budget=2000000000");
