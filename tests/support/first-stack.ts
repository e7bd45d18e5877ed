/**
 * A whole stack starts, builds, serves and ends. By itself a check, and run before the stories it leaves in stock what
 * their stacks begin with: while it is made, the stories of all workers would wait.
 */
import { startTemporaryStack } from "../../scripts/lib/temporary-stack.ts";

const stack = await startTemporaryStack();
await stack.stop();
