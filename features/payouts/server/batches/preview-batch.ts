import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { sumOfAccount } from "#features/ledger/server";
import type { previewBatch as endpoint } from "../../contract-batches.ts";
import type { AccountColumns } from "../accounts.queries.ts";
import { type Creditor, selectCreditors, sumUnderWay } from "../queries.ts";
import { chosenOf, judgeBatch } from "./judge-batch.ts";

const endOfNumber = 4;

/** What a batch would do; nothing is changed. */
export async function previewBatch(
  { database, actor, config, clock }: MemberContext,
  { body: { mobileNos } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const creditors = chosenOf(await selectCreditors(database, clock.now()), mobileNos);
  const { secondPersonAboveInPaise } = config;
  const { taken, leftOut, fingerprint } = judgeBatch(creditors, {
    ...{ profileId: actor.profileId, secondPersonAboveInPaise },
  });
  const payouts = taken.map(({ creditor, isFirstOfTwo }) => shown(creditor, isFirstOfTwo));
  const amounts = (of: typeof payouts) => sumOf(of.map(({ amountInPaise }) => amountInPaise));
  const paidNowInPaise = amounts(payouts.filter(({ isFirstOfTwo }) => !isFirstOfTwo));
  return {
    payouts,
    leftOut: leftOut.map(({ creditor, why }) => ({ ...shown(creditor, false), why })),
    sums: [...Map.groupBy(payouts, ({ method }) => method)].map(([method, of]) => ({
      ...{ method, count: of.length, sumInPaise: amounts(of) },
    })),
    sumInPaise: amounts(payouts),
    paidNowInPaise,
    bankAfterInPaise:
      (await sumOfAccount(database, "platform-bank")) - (await sumUnderWay(database)) - paidNowInPaise,
    fingerprint,
  };
}

function shown({ firstName, mobileNo, dueInPaise, lines, ...account }: Creditor, isFirstOfTwo: boolean) {
  const method = account.upi_id !== null ? "upi" : account.account_number !== null ? "bank" : "none";
  return {
    firstName,
    mobileNo,
    amountInPaise: dueInPaise,
    orders: lines.length,
    method,
    paidTo: paidToOf(account),
    isFirstOfTwo,
  } as const;
}

/** Enough to know the account by: a preview is read over a shoulder more often than it needs the whole number. */
function paidToOf({ holder, upi_id: upiId, account_number: accountNumber }: AccountColumns) {
  if (accountNumber !== null) return { holder, end: accountNumber.slice(-endOfNumber) };
  if (upiId === null) return null;
  const [name = "", bank = ""] = upiId.split("@");
  return { holder, end: `${name.slice(-endOfNumber)}@${bank}` };
}
