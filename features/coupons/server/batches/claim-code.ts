import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { findOwnCoupon, insertCoupon, type NamedCoupon } from "../queries.ts";
import { takeCode } from "./batches.queries.ts";

/**
 * The coupon of a code of a batch, which becomes the person's own now; undefined where the code gives nothing to this
 * person. When the transaction is undone the code is free again.
 */
export async function claimCode(
  { clock }: Pick<Platform, "clock">,
  transaction: Transaction,
  { code, profileId }: { readonly code: string; readonly profileId: number },
): Promise<NamedCoupon | undefined> {
  const at = clock.now();
  const taken = await takeCode(transaction, { code, profileId, onDay: dayInIndia(at), at });
  if (!taken) return undefined;
  await insertCoupon(transaction, {
    reason: `batch:${code}`,
    holderProfileId: profileId,
    rewardType: "GIFT_COUPON",
    code,
    valueInPaise: taken.valueInPaise,
    leastValueInPaise: taken.leastValueInPaise,
    validUntil: taken.lastDay,
    friendProfileId: null,
    at,
  });
  return findOwnCoupon(transaction, profileId, code);
}
