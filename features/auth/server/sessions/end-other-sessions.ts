import type { MemberContext } from "#engine/server/context.ts";
import { endOtherSessionsOf } from "#engine/server/http/session.ts";

/** Signs out every device but this one. */
export async function endOtherSessions(context: MemberContext): Promise<{ ended: number }> {
  return { ended: await endOtherSessionsOf(context) };
}
