import type { Platform } from "../../context.ts";
import type { Reader } from "../../data/client.ts";
import { forgetAtCommit, sessionKeys } from "./kept.ts";

const hour = 3_600_000;

interface Life {
  readonly last_seen_at: Date;
  readonly expires_at: Date;
}

/** A session as it was read a moment ago; read anew when it has ended since, or its use is to be noted. */
export async function keptSession<Session extends Life>(
  { kept, clock }: Pick<Platform, "kept" | "clock">,
  hashed: Buffer,
  read: () => Promise<Session | null>,
): Promise<Session | null> {
  const session = await kept.get(sessionKeys + hashed.toString("base64url"), undefined, read);
  const now = clock.now();
  if (!session) return null;
  const isGood = session.expires_at > now && now.getTime() - session.last_seen_at.getTime() <= hour;
  return isGood ? session : read();
}

/** Sessions, or what people may do in them, have changed: this process reads them anew, others within a second. */
export function forgetSessions(reader: Reader): void {
  forgetAtCommit(reader, sessionKeys);
}
