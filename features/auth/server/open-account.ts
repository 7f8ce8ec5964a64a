import type { RequestContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { createProfile } from "#features/profiles/server";
import type { ProvedAnswer } from "../contract/auth.ts";
import { readPendingAccount } from "./codes/pending.ts";
import { accountOpened } from "./events.ts";
import { keepReferral } from "./keep-referral.ts";
import { upsertPasswordHash } from "./queries.ts";
import { beginSession } from "./sessions/begin-session.ts";

/** Opens the account of a proved number and signs the person in; the refusal when the number has one already. */
export async function openAccount(
  context: RequestContext,
  transaction: Transaction,
  request: { readonly mobileNo: string; readonly pending: unknown; readonly isReferralWorth: boolean },
): Promise<ProvedAnswer | "auth/already-registered"> {
  const { firstName, language, passwordHash, referrerMobileNo } = readPendingAccount(request.pending);
  const person = await createProfile(context, transaction, {
    mobileNo: request.mobileNo,
    firstName,
    language,
  });
  if (!person) return "auth/already-registered";
  const { profileId, profileKey } = person;
  await upsertPasswordHash(transaction, { profileId, passwordHash, at: context.clock.now() });
  const actor = { profileId, profileKey, roles: [] };
  await audit({ ...context, actor }, transaction, { action: "auth/account-opened", subject: profileKey });
  await emit(context, transaction, accountOpened, { profileId });
  const referral =
    referrerMobileNo === null
      ? null
      : await keepReferral(context, transaction, {
          newProfileId: profileId,
          referrerMobileNo,
          isWorth: request.isReferralWorth,
        });
  return {
    ...(await beginSession(context, transaction, { person, roles: [], hasSecondFactor: false })),
    referral,
  };
}
