import type { FinancePayout, OwnPayouts, Payout, PayoutBatch, PayoutDesk } from "@santha/contract/payouts";
import type { Reader } from "@santha/database/client";
import { dayInIndia } from "#platform/clock";
import type { Config } from "#platform/config";
import { accountOf, findAccount } from "./accounts.queries.ts";
import {
  type PayoutRow,
  selectCreditors,
  selectLatestPayouts,
  selectOwed,
  selectPayoutsOf,
} from "./payouts.queries.ts";

/** The number by which bank and people name a payout: `PO-000012`. */
export function payoutNumber(payoutId: number): string {
  return `PO-${String(payoutId).padStart(6, "0")}`;
}

function payoutOf(row: PayoutRow): Payout {
  const { payoutId, amountInPaise, withheldInPaise, state, bankReference, failedBecause, lines } = row;
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
    lines: [...lines],
  };
}

/** What an agent sees: all sums come from the ledger. */
export async function ownPayoutsOf(reader: Reader, profileId: number, now: Date): Promise<OwnPayouts> {
  const owed = await selectOwed(reader, profileId);
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
  { operator }: Pick<Config, "operator">,
  now: Date,
): Promise<PayoutDesk> {
  const creditors = await selectCreditors(reader);
  const batches = Map.groupBy(await selectLatestPayouts(reader), ({ batchId }) => batchId);
  return {
    due: creditors.map(({ firstName, mobileNo, dueInPaise, hasAccount, isUnderWay }) => ({
      firstName,
      mobileNo,
      dueInPaise,
      hasAccount,
      isUnderWay,
    })),
    taxMonth: operator.isTaxWithheld ? dayInIndia(now).slice(0, 7) : null,
    batches: [...batches].map(([batchId, rows]) => batchOf(batchId, rows)),
  };
}

function batchOf(batchId: number, rows: readonly PayoutRow[]): PayoutBatch {
  return {
    batchId,
    madeAt: rows[0]?.madeAt.getTime() ?? 0,
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
