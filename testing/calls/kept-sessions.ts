import type { Endpoint } from "#engine/contract/endpoint.ts";
import { requestOf, sessionFor, type TestApp } from "../process/app.ts";

type Person = Parameters<typeof sessionFor>[1];
type Input = Parameters<typeof requestOf>[1];
type Answer = Awaited<ReturnType<TestApp["app"]["inject"]>>;

/**
 * Asks calls as people, each in one session as long as it holds: making a session for every question takes longer than
 * most answers. A call that went through may have ended it, and another's may have too: then he asks in a new one.
 */
export function keptSessions(
  app: TestApp,
): (who: Person, endpoint: Endpoint, input: Input) => Promise<Answer> {
  const sessions = new Map<number, string>();
  return async function ask(who, endpoint, input): Promise<Answer> {
    const kept = sessions.get(who.profileId);
    const as = kept ?? (await sessionFor(app, who));
    const answer = await app.app.inject(requestOf(endpoint, input, { as }));
    const isEnded = answer.statusCode === 401;
    if (isEnded || (answer.statusCode < 400 && endpoint.method !== "GET")) sessions.delete(who.profileId);
    else sessions.set(who.profileId, as);
    return isEnded && kept !== undefined ? ask(who, endpoint, input) : answer;
  };
}
