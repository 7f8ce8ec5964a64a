import { createHash } from "node:crypto";
import { sumOf } from "#engine/contract/money.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { Config } from "#engine/server/config/config.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { invariant } from "#engine/server/invariant.ts";
import {
  type FinancePayout,
  leastPayoutInPaise,
  type OwnPayouts,
  type Payout,
  type PayoutBatch,
  type PayoutDesk,
} from "../contract.ts";
import { accountOf, findAccount } from "./accounts.queries.ts";
import {
  type Creditor,
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

/** Those whom a batch pays: enough is due to them, they have named an account and have nothing with the bank. */
export function payableOf(creditors: readonly Creditor[]): Creditor[] {
  return creditors.filter(
    ({ dueInPaise, hasAccount, isUnderWay }) => dueInPaise >= leastPayoutInPaise && hasAccount && !isUnderWay,
  );
}

/** Stands for all that a batch pays: the same sum for others, or for other orders, is another batch. */
export function fingerprintOf(payable: readonly Creditor[]): string {
  const seen = payable.map(({ profileId, lines }) => [
    profileId,
    lines.map(({ orderId, amountInPaise }) => [orderId, amountInPaise]),
  ]);
  return createHash("sha256").update(JSON.stringify(seen)).digest("base64url");
}

/** What finance works with. */
export async function deskOf(
  reader: Reader,
  { operator }: Pick<Config, "operator">,
  now: Date,
): Promise<PayoutDesk> {
  const creditors = await selectCreditors(reader);
  const payable = payableOf(creditors);
  const batches = Map.groupBy(await selectLatestPayouts(reader), ({ batchId }) => batchId);
  return {
    due: creditors.map(({ firstName, mobileNo, dueInPaise, hasAccount, isUnderWay }) => ({
      firstName,
      mobileNo,
      dueInPaise,
      hasAccount,
      isUnderWay,
    })),
    payableInPaise: sumOf(payable.map(({ dueInPaise }) => dueInPaise)),
    fingerprint: fingerprintOf(payable),
    taxMonth: operator.isTaxWithheld ? dayInIndia(now).slice(0, 7) : null,
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
