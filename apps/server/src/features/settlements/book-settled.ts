import { sumOf } from "@santha/contract/money";
import type { Transaction } from "@santha/database/client";
import { type LedgerEntry, movement, postSets, sumsOfOrder } from "#features/ledger";
import type { Platform } from "#platform/context";

type World = Pick<Platform, "clock">;
const sellersAccounts: readonly string[] = ["seller-due", "cash-with-seller"];

async function sellersSums(transaction: Transaction, orderId: string) {
  const sums = await sumsOfOrder(transaction, orderId);
  return sums.filter(
    ({ account, amountInPaise }) => sellersAccounts.includes(account) && amountInPaise !== 0,
  );
}
const about = (orderId: string) => ({ effectKey: `settled:${orderId}`, kind: "settled", orderId });

/**
 * What the seller was owed and the cash he has already cancel out; the rest leaves the operator's account and is
 * answered, in paise. Nothing is booked where it is 0: then nothing is to be paid.
 */
export async function bookPaidOut(world: World, transaction: Transaction, orderId: string): Promise<number> {
  const settled = await sellersSums(transaction, orderId);
  const paid = sumOf(settled.map(({ amountInPaise }) => amountInPaise));
  if (paid >= 0) return 0;
  const entries = [
    ...settled.map((sum) => ({ ...sum, amountInPaise: -sum.amountInPaise })),
    { account: "platform-bank", partyId: null, amountInPaise: paid },
  ] as LedgerEntry[];
  await postSets(world, transaction, [{ ...about(orderId), entries }]);
  return -paid;
}

/** What the seller is due is paid by the cash that he has; what he has beyond that he owes. */
export async function bookClosed(
  world: World,
  transaction: Transaction,
  orderId: string,
): Promise<"booked" | "to-be-paid"> {
  const settled = await sellersSums(transaction, orderId);
  if (sumOf(settled.map(({ amountInPaise }) => amountInPaise)) < 0) return "to-be-paid";
  const due = settled.find(({ amountInPaise }) => amountInPaise < 0);
  const more = settled.find(({ amountInPaise }) => amountInPaise > 0);
  if (!due || !more) return "booked";
  const from = { account: more.account as LedgerEntry["account"], partyId: more.partyId };
  const to = { account: due.account as LedgerEntry["account"], partyId: due.partyId };
  await postSets(world, transaction, [
    movement(about(orderId), Math.min(-due.amountInPaise, more.amountInPaise), from, to),
  ]);
  return "booked";
}
