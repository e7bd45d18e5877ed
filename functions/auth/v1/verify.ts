import { redirectTo } from "../../lib/respond.ts";
import type { EdgeFunction } from "../../lib/edge-function.ts";

/**
 * GET /auth/v1/verify: the link in the plain-text part of a password mail. The embedded sign-in service puts the address of
 * the site into it, so the site redirects it to the password screen, which takes the code.
 */
export const onRequestGet: EdgeFunction = async ({ next, request }) => {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token");
  if (!token || searchParams.get("type") !== "recovery") return next();
  return redirectTo(`/admin/password?token_hash=${encodeURIComponent(token)}`);
};
