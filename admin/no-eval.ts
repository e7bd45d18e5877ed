import { config } from "zod/mini";

// Zod otherwise tries to turn each schema into code. The Content-Security-Policy forbids that, and browsers report the try.
// Imported before any module with a schema, because Zod tries when a schema is made.
config({ jitless: true });
