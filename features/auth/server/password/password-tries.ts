import type { RequestContext } from "#engine/server/context.ts";
import { watchedCount } from "../devices/lock-out-alarm.ts";
import { type Origin, originOf } from "../devices/origin.ts";
import { authLimits } from "../limits.ts";

const wrongInARow = [authLimits["wrong passwords by number"], authLimits["wrong passwords by number, day"]];
const ofStrangers = authLimits["wrong passwords by number, strangers"];

/**
 * Counts a try before the password is looked at, so that parallel guesses get no more than one after the other. Tries of
 * strangers use up nothing of a device that the person has signed in on.
 * @throws 429 `platform/too-many`
 */
export async function countPasswordTry(context: RequestContext, mobileNo: string): Promise<Origin> {
  const origin = await originOf(context, mobileNo);
  if (!origin.isKnownDevice) await context.limits.count(authLimits["sign-in by address"], context.address);
  const own = wrongInARow.map((name) => [name, origin.subject] as const);
  await watchedCount(context, mobileNo, () =>
    context.limits.countAll(origin.isKnownDevice ? own : [...own, [ofStrangers, mobileNo]]),
  );
  return origin;
}

/** The number has proved itself: the row of wrong passwords begins anew (AUTH-009). */
export async function forgetWrongPasswords(
  { limits }: Pick<RequestContext, "limits">,
  mobileNo: string,
  { subject }: Pick<Origin, "subject">,
): Promise<void> {
  await limits.forget(wrongInARow, subject);
  await limits.forget([ofStrangers], mobileNo);
}
