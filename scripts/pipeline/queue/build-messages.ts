import type { BuildResult } from "../build/last-build.ts";
import type { BuildOrder } from "../build/site-builder.ts";
import type { DeployOutcome } from "./deploy-queue.ts";

/* What the build process (scripts/build.ts) and the one that started it send each other. */

export type BuildMessage = { build: BuildOrder };
export type BuildOutcome = { built: BuildResult } | Extract<DeployOutcome, { failed: unknown }>;
export type BuildReport = { progress: { done: number; total: number; file: string | null } } | BuildOutcome;
