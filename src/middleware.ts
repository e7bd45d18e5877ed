import { defineMiddleware } from "astro:middleware";

/** Counts the pages that a build really renders, for the progress an editor watches; skipped ones do not come here. */
export const onRequest = defineMiddleware((_context, next) => {
  globalThis.plantroomBuild?.pageRendered();
  return next();
});
