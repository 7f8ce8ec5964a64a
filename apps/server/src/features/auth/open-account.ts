import type { ProvedAnswer } from "@santha/contract/auth";
import type { Transaction } from "@santha/database/client";
import { createProfile } from "#features/profiles";
import { audit } from "#platform/audit";
import type { RequestContext } from "#platform/context";
import { emit } from "#platform/events";
import { accountOpened } from "./auth.events.ts";
import { upsertPasswordHash } from "./auth.queries.ts";
import { beginSession } from "./begin-session.ts";
import { keepReferral } from "./keep-referral.ts";
import { readPendingAccount } from "./pending.ts";

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
  return { ...(await beginSession(context, transaction, person, [])), referral };
}
