import {
  type AnalyticsConsent,
  consentTextVersion,
  type chooseConsent as endpoint,
} from "@santha/contract/analytics";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { MemberContext } from "#platform/context";
import { insertConsent } from "./analytics.queries.ts";

/** Keeps the choice with its time, the words that were read and their language. */
export async function chooseConsent(
  { database, actor, clock, language }: MemberContext,
  { body: { isGiven } }: CheckedOf<typeof endpoint>,
): Promise<AnalyticsConsent> {
  const { profileId } = actor;
  const choice = { profileId, isGiven, textVersion: consentTextVersion, language, at: clock.now() };
  await insertConsent(database, choice);
  return { isGiven };
}
