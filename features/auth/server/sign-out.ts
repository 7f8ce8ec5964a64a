import type { RequestContext } from "#engine/server/context.ts";
import { endSession } from "#engine/server/http/session.ts";

/** Ends the session on the server and takes both cookies away; without a session nothing is left to do. */
export async function signOut(context: RequestContext): Promise<{ isSignedOut: true }> {
  await endSession(context);
  return { isSignedOut: true };
}
