import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { platformRefusal, refuse } from "#engine/server/http/answers/errors.ts";
import { markSecondFactor } from "#engine/server/http/session.ts";
import { findPerson } from "#features/profiles/server";
import { confirmSecondFactor as endpoint } from "../../contract/second-factor.ts";
import { raiseAlarm } from "../devices/security-alarm.ts";
import { authLimits } from "../limits.ts";
import { makeRecoveryCodes, recoveryHash } from "./recovery-codes.ts";
import { unseal } from "./sealed-secret.ts";
import { replaceRecoveryCodes, selectSecondFactor, setWaitingSecret } from "./second-factors.queries.ts";
import { stepOfCode } from "./totp.ts";

/** A secret that was shown longer ago was perhaps seen by others. */
const waitingLifeInMinutes = 30;

/** Sets the waiting secret by its first code; this session counts as confirmed from now on. */
export async function confirmSecondFactor(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<{ recoveryCodes: string[] }> {
  const { profileId, profileKey } = context.actor;
  await context.limits.count(authLimits["second factors"], `confirm ${profileId}`);
  const person = await findPerson(context.database, profileId);
  if (!person) throw platformRefusal("platform/sign-in-needed");
  const now = context.clock.now();
  const { waitingSecret, waitingSince } = (await selectSecondFactor(context.database, profileId)) ?? {};
  const earliest = new Date(now.getTime() - waitingLifeInMinutes * 60_000);
  if (!waitingSecret || !waitingSince || waitingSince < earliest)
    return refuse(endpoint, "auth/second-factor-not-begun");
  const secret = unseal(context, profileId, waitingSecret);
  if (!secret) return refuse(endpoint, "auth/second-factor-not-begun");
  const step = stepOfCode(secret, body.code, now);
  if (step === null)
    return refuse(endpoint, "auth/wrong-second-factor", { fields: { code: "auth/wrong-second-factor" } });
  const recoveryCodes = makeRecoveryCodes(context);
  const hashes = recoveryCodes.map((code) => recoveryHash(context, profileId, code));
  await inTransaction(context, async (transaction) => {
    const isSet = await setWaitingSecret(transaction, { profileId, secret: waitingSecret, step, at: now });
    if (!isSet) return refuse(endpoint, "auth/second-factor-not-begun");
    await replaceRecoveryCodes(transaction, { profileId, hashes });
    await markSecondFactor(context, transaction);
    await audit(context, transaction, { action: "auth/second-factor-set", subject: profileKey });
    const occasion = `${profileId}/${context.requestId}`;
    await raiseAlarm(context, transaction, { what: "second-factor-set", occasion, person });
  });
  return { recoveryCodes };
}
