import { sumOf } from "#engine/contract/money.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { invariant } from "#engine/server/invariant.ts";
import type { FinancePayout, OwnPayouts, Payout, PayoutBatch, PayoutDesk } from "../contract.ts";
import { accountOf, findAccount } from "./accounts.queries.ts";
import { isApproved, judgeBatch, needsTwo } from "./batches/judge-batch.ts";
import {
  type PayoutRow,
  selectCreditors,
  selectLatestPayouts,
  selectOwed,
  selectPayoutsOf,
} from "./queries.ts";

/** The number by which bank and people name a payout: `PO-000012`. */
export function payoutNumber(payoutId: number): string {
  return `PO-${String(payoutId).padStart(6, "0")}`;
}

function payoutOf(row: PayoutRow): Payout {
  const { payoutId, amountInPaise, withheldInPaise, state, bankReference, failedBecause, returned, lines } =
    row;
  return {
    payoutId,
    number: payoutNumber(payoutId),
    amountInPaise,
    withheldInPaise,
    state,
    madeAt: row.madeAt.getTime(),
    settledAt: row.settledAt?.getTime() ?? null,
    bankReference,
    failedBecause,
    returned,
    lines: [...lines],
  };
}

/** What an agent sees: all sums come from the ledger. */
export async function ownPayoutsOf(reader: Reader, profileId: number, now: Date): Promise<OwnPayouts> {
  const owed = await selectOwed(reader, profileId, now);
  const sum = (isDue: boolean) =>
    owed
      .filter((each) => each.isDue === isDue)
      .reduce((total, { amountInPaise }) => total + amountInPaise, 0);
  return {
    dueInPaise: sum(true),
    pendingInPaise: sum(false),
    account: await findAccount(reader, profileId),
    payouts: (await selectPayoutsOf(reader, profileId)).map(payoutOf),
    thisMonth: dayInIndia(now).slice(0, 7),
  };
}

/** What finance works with. */
export async function deskOf(
  reader: Reader,
  {
    config: { operator, secondPersonAboveInPaise },
    actor,
    clock,
  }: Pick<MemberContext, "config" | "actor" | "clock">,
): Promise<PayoutDesk> {
  const creditors = await selectCreditors(reader, clock.now());
  const by = { profileId: actor.profileId, secondPersonAboveInPaise };
  const { taken, fingerprint } = judgeBatch(creditors, by);
  const batches = Map.groupBy(await selectLatestPayouts(reader), ({ batchId }) => batchId);
  return {
    due: creditors.map((creditor) => ({
      firstName: creditor.firstName,
      mobileNo: creditor.mobileNo,
      dueInPaise: creditor.dueInPaise,
      hasAccount: creditor.hasAccount,
      isUnderWay: creditor.isUnderWay,
      orders: creditor.lines.length,
      needsTwo: needsTwo(creditor, by),
      firstApproval: isApproved(creditor)
        ? {
            by: creditor.firstApproverName ?? "",
            isOwn: creditor.firstApprovedBy === actor.profileId,
          }
        : null,
    })),
    payableInPaise: sumOf(taken.map(({ creditor: { dueInPaise } }) => dueInPaise)),
    fingerprint,
    taxMonth: operator.isTaxWithheld ? dayInIndia(clock.now()).slice(0, 7) : null,
    batches: [...batches].map(([batchId, rows]) => batchOf(batchId, rows)),
  };
}

function batchOf(batchId: number, rows: readonly PayoutRow[]): PayoutBatch {
  return {
    batchId,
    madeAt: invariant(rows[0], "a batch has a payout").madeAt.getTime(),
    totalInPaise: rows.reduce((total, { amountInPaise }) => total + amountInPaise, 0),
    payouts: rows.map(
      (row): FinancePayout => ({
        ...payoutOf(row),
        person: { firstName: row.firstName, mobileNo: row.mobileNo },
        account: accountOf(row),
      }),
    ),
  };
}
