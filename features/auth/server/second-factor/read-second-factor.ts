import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { readSecondFactor as endpoint } from "../../contract/second-factor.ts";
import { countRecoveryCodes, sealedSecretOf } from "./second-factors.queries.ts";

/** Tells whether the caller's account has a second factor. */
export async function readSecondFactor(context: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const { profileId } = context.actor;
  return {
    isSet: (await sealedSecretOf(context.database, profileId)) !== null,
    isRequired: context.config.isSecondFactorRequired,
    recoveryCodesLeft: await countRecoveryCodes(context.database, profileId),
  };
}
