import { type AnalyticsConsent, consentTextVersion } from "@santha/contract/analytics";
import type { MemberContext } from "#platform/context";
import { selectConsent } from "./analytics.queries.ts";

/** What the caller chose; null until then. */
export async function readConsent({ database, actor }: MemberContext): Promise<AnalyticsConsent> {
  const asked = { profileId: actor.profileId, textVersion: consentTextVersion };
  return { isGiven: await selectConsent(database, asked) };
}
