import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { reviewBlocks } from "#features/catalogue/server";
import {
  readSeller as readEndpoint,
  reinstateSeller as reinstateEndpoint,
  type SuspendableSeller,
  suspendSeller as suspendEndpoint,
} from "../../contract.ts";
import { findSeller, markReinstated, markSuspended, type SellerRow } from "./suspension.queries.ts";
import { tellSuspended } from "./tell-seller.ts";

/** The business of a person, for the platform admin. */
export async function readSeller(
  { database }: MemberContext,
  { params: { profileKey } }: CheckedOf<typeof readEndpoint>,
): Promise<SuspendableSeller> {
  const seller = await findSeller(database, profileKey);
  return seller ? shown(seller) : refuse(readEndpoint, "selling/no-such-seller");
}

/** Takes all goods of a seller off the shelves: of two admins at the same moment the second is refused. */
export async function suspendSeller(
  context: MemberContext,
  { params: { profileKey }, body: { reason } }: CheckedOf<typeof suspendEndpoint>,
): Promise<SuspendableSeller> {
  return inTransaction(context, async (transaction) => {
    const seller = await findSeller(transaction, profileKey);
    if (!seller) return refuse(suspendEndpoint, "selling/no-such-seller");
    const suspended = { sellerId: seller.sellerId, reason, at: context.clock.now() };
    if (!(await markSuspended(transaction, suspended)))
      return refuse(suspendEndpoint, "selling/suspended-already");
    return finish(context, transaction, seller, { what: "suspended", reason });
  });
}

/** Lets a suspended seller sell again, once. */
export async function reinstateSeller(
  context: MemberContext,
  { params: { profileKey } }: CheckedOf<typeof reinstateEndpoint>,
): Promise<SuspendableSeller> {
  return inTransaction(context, async (transaction) => {
    const seller = await findSeller(transaction, profileKey);
    if (!seller) return refuse(reinstateEndpoint, "selling/no-such-seller");
    if (!(await markReinstated(transaction, seller.sellerId)))
      return refuse(reinstateEndpoint, "selling/not-suspended");
    return finish(context, transaction, seller, { what: "reinstated", reason: null });
  });
}

const auditedAs = { suspended: "selling/suspended", reinstated: "selling/reinstated" } as const;

/** What both changes bring: shelves, log, and news for the seller. */
async function finish(
  context: MemberContext,
  transaction: Transaction,
  { sellerId, profileId, profileKey }: SellerRow,
  { what, reason }: { readonly what: keyof typeof auditedAs; readonly reason: string | null },
): Promise<SuspendableSeller> {
  await reviewBlocks(transaction, { sellerId, onDay: dayInIndia(context.clock.now()) });
  await audit(context, transaction, {
    action: auditedAs[what],
    subject: profileKey,
    detail: reason === null ? {} : { reason },
  });
  await tellSuspended(context, transaction, { profileId, isSuspended: reason !== null });
  const seller = await findSeller(transaction, profileKey);
  return seller ? shown(seller) : refuse(readEndpoint, "selling/no-such-seller");
}

function shown({ profileKey, name, gstin, suspension }: SellerRow): SuspendableSeller {
  return { profileKey, name, gstin, suspension };
}
