import type { SessionEntry } from "@santha/contract/auth";
import type { MemberContext } from "#platform/context";
import { deviceOf } from "#platform/device";
import { sessionsOf } from "#platform/session";

/** Where the person is signed in. The token of a session is never among it. */
export async function listSessions(context: MemberContext): Promise<{ items: SessionEntry[] }> {
  const sessions = await sessionsOf(context);
  return {
    items: sessions.map(({ id, device, startedAt, lastSeenAt, isThisOne }) => ({
      id,
      ...deviceOf(device),
      startedAt: startedAt.getTime(),
      lastSeenAt: lastSeenAt.getTime(),
      isThisOne,
    })),
  };
}
