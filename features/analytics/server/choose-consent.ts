import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { type AnalyticsConsent, consentTextVersion, type chooseConsent as endpoint } from "../contract.ts";
import { keepConsent } from "./queries.ts";

/** Keeps the choice with its time, the words that were read and their language. */
export async function chooseConsent(
  { database, actor, clock, language }: MemberContext,
  { body: { isGiven } }: CheckedOf<typeof endpoint>,
): Promise<AnalyticsConsent> {
  const { profileId } = actor;
  const choice = { profileId, isGiven, textVersion: consentTextVersion, language, at: clock.now() };
  await keepConsent(database, choice);
  return { isGiven };
}
