import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { endSessionById } from "#engine/server/http/session.ts";
import { endOneSession as endpoint } from "../../contract/auth.ts";

/** Signs one device out; another person's session is answered like none. */
export async function endOneSession(
  context: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<{ isEnded: true }> {
  const wasOwn = await endSessionById(context, params.sessionId);
  return wasOwn ? { isEnded: true } : refuse(endpoint, "auth/no-such-session");
}
