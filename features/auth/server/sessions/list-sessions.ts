import type { MemberContext } from "#engine/server/context.ts";
import { sessionsOf } from "#engine/server/http/session.ts";
import { deviceOf } from "#engine/server/people/device.ts";
import type { SessionEntry } from "../../contract/auth.ts";

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
