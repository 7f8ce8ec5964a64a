import { endOneSession as endpoint } from "@santha/contract/auth";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { endSessionById } from "#platform/session";

/** Signs one device out; another person's session is answered like none. */
export async function endOneSession(
  context: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<{ isEnded: true }> {
  const wasOwn = await endSessionById(context, params.sessionId);
  return wasOwn ? { isEnded: true } : refuse(endpoint, "auth/no-such-session");
}
