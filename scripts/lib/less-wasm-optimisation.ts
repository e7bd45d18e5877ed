import { setFlagsFromString } from "node:v8";

/*
 * By default V8 optimises a WebAssembly function after 13 MB of its code have run. Of PGlite these are 117 functions before the
 * first request is answered, which takes 1.6 s of processor time. With a budget of 2 GB they are four,
 * and what runs for seconds is still optimised. To be imported before PGlite.
 */
setFlagsFromString("--wasm-tiering-budget=2000000000");
