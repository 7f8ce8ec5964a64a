import type { MemberContext } from "#engine/server/context.ts";
import { type AnalyticsConsent, consentTextVersion } from "../contract.ts";
import { selectConsent } from "./queries.ts";

/** What the caller chose; null until then. */
export async function readConsent({ database, actor }: MemberContext): Promise<AnalyticsConsent> {
  const asked = { profileId: actor.profileId, textVersion: consentTextVersion };
  return { isGiven: await selectConsent(database, asked) };
}
