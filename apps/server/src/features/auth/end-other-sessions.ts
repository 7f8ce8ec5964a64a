import type { MemberContext } from "#platform/context";
import { endOtherSessionsOf } from "#platform/session";

/** Signs out every device but this one. */
export async function endOtherSessions(context: MemberContext): Promise<{ ended: number }> {
  return { ended: await endOtherSessionsOf(context) };
}
