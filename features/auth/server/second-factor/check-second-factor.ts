import type { RequestContext } from "#engine/server/context.ts";
import { watchedCount } from "../devices/lock-out-alarm.ts";
import { originOf } from "../devices/origin.ts";
import { authLimits } from "../limits.ts";
import { recoveryHash } from "./recovery-codes.ts";
import { unseal } from "./sealed-secret.ts";
import { sealedSecretOf, spendRecoveryCode, spendStep } from "./second-factors.queries.ts";
import { stepOfCode } from "./totp.ts";

/** `none`: the account has no second factor, so nothing was checked. */
export type SecondFactorOutcome =
  | "none"
  | "right"
  | "auth/second-factor-needed"
  | "auth/wrong-second-factor"
  | "auth/second-factor-reset-needed";

export type SecondFactorRefusal = Exclude<SecondFactorOutcome, "none" | "right">;

export function isRefused(outcome: SecondFactorOutcome): outcome is SecondFactorRefusal {
  return outcome !== "none" && outcome !== "right";
}

/** The form field of a refusal; none where typing cannot help. */
export function atItsField(refusal: SecondFactorRefusal): { readonly fields?: { secondFactor: string } } {
  return refusal === "auth/second-factor-reset-needed" ? {} : { fields: { secondFactor: refusal } };
}

const wrongInARow = [authLimits["second factors"], authLimits["second factors, day"]];

/**
 * Checks and uses up a second factor, after the first factor is proved. Attempts count before the check, by
 * account and device or address; the limit for strangers leaves known devices alone.
 * @throws 429 `platform/too-many`
 */
export async function checkSecondFactor(
  context: RequestContext,
  person: { readonly profileId: number; readonly mobileNo: string },
  typed: string | undefined,
): Promise<SecondFactorOutcome> {
  const { profileId } = person;
  const sealed = await sealedSecretOf(context.database, profileId);
  if (!sealed) return "none";
  const secret = unseal(context, profileId, sealed);
  if (!secret) return "auth/second-factor-reset-needed";
  if (typed === undefined) return "auth/second-factor-needed";
  const { subject, isKnownDevice } = await originOf(context, person.mobileNo);
  await watchedCount(context, person.mobileNo, async () => {
    for (const name of wrongInARow) await context.limits.count(name, subject);
    if (!isKnownDevice)
      await context.limits.count(authLimits["second factors by number, strangers"], person.mobileNo);
  });
  if (!(await isRight(context, profileId, secret, typed))) return "auth/wrong-second-factor";
  await context.limits.forget(wrongInARow, subject);
  return "right";
}

async function isRight(
  context: RequestContext,
  profileId: number,
  secret: Buffer,
  typed: string,
): Promise<boolean> {
  const plain = typed.replace(/[\s-]/g, "");
  if (/^[0-9]{6}$/.test(plain)) {
    const step = stepOfCode(secret, plain, context.clock.now());
    return step !== null && (await spendStep(context.database, profileId, step));
  }
  const hash = recoveryHash(context, profileId, plain);
  return spendRecoveryCode(context.database, { profileId, hash, at: context.clock.now() });
}
