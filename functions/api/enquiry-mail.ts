import { connect } from "#db/client.ts";
import { tellOffice } from "../lib/enquiry-mail.ts";
import { readFormEnvironment } from "../lib/environment.ts";
import { json, onlyPost } from "../lib/respond.ts";
import type { EdgeFunction } from "../lib/edge-function.ts";

export const onRequest = onlyPost;

/**
 * POST /api/enquiry-mail: sends what is due of the daily mail, the reminders and the mails that could not be sent before. The
 * builder asks for it every hour. Anybody may: nothing is sent that is not due, and nothing is answered but "202".
 */
export const onRequestPost: EdgeFunction = ({ env, waitUntil }) => {
  const { PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY } = readFormEnvironment(env);
  waitUntil(tellOffice(connect(PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY), env));
  return json({ accepted: true }, 202);
};
