import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { type LedgerEntry, movement, postAll, postJournal, sumsOfOrder } from "#features/ledger/server";
import { creditReturned, sellerPaid } from "./events.ts";

type World = Pick<Platform, "clock" | "events">;
const sellersAccounts: readonly string[] = ["seller-due", "cash-with-seller"];

/** What left the bank is the seller's, whatever was due to him: what is beyond that he owes. */
export async function bookPaid(
  world: World,
  transaction: Transaction,
  paid: {
    readonly paymentId: number;
    readonly orderId: string;
    readonly sellerId: number;
    readonly paidInPaise: number;
  },
): Promise<void> {
  const { paymentId, orderId, sellerId, paidInPaise } = paid;
  await postAll(world, transaction, [
    movement(
      { effectKey: `seller-paid:${paymentId}`, kind: "seller-paid", orderId },
      paidInPaise,
      { account: "platform-bank", partyId: null },
      { account: "seller-due", partyId: sellerId },
    ),
  ]);
  await emit(world, transaction, sellerPaid, { paymentId, orderId, sellerId, paidInPaise });
}

/** What left the bank gives a seller back what he had sent above what he owed. */
export async function bookPaidBack(
  world: World,
  transaction: Transaction,
  {
    paymentId,
    sellerId,
    paidInPaise,
  }: { readonly paymentId: number; readonly sellerId: number; readonly paidInPaise: number },
): Promise<void> {
  await postAll(world, transaction, [
    movement(
      { effectKey: `seller-paid:${paymentId}`, kind: "credit-paid-back", orderId: null },
      paidInPaise,
      { account: "platform-bank", partyId: null },
      { account: "seller-offset", partyId: sellerId },
    ),
  ]);
  await emit(world, transaction, creditReturned, { sellerId, paidInPaise });
}

/**
 * What the seller is due is paid by the cash that he has; what he has beyond that he owes. It happens once for what
 * settles the order: its closing, or a payment.
 */
export async function bookSettled(
  world: World,
  transaction: Transaction,
  { orderId, by }: { readonly orderId: string; readonly by: string },
): Promise<void> {
  const all = await sumsOfOrder(transaction, orderId);
  const sums = all.filter(({ account }) => sellersAccounts.includes(account));
  const due = sums.find(({ amountInPaise }) => amountInPaise < 0);
  const more = sums.find(({ amountInPaise }) => amountInPaise > 0);
  if (!due || !more) return;
  const from = { account: more.account as LedgerEntry["account"], partyId: more.partyId };
  const to = { account: due.account as LedgerEntry["account"], partyId: due.partyId };
  const set = { effectKey: `settled:${orderId}:${by}`, kind: "settled", orderId };
  await postJournal(world, transaction, [
    movement(set, Math.min(-due.amountInPaise, more.amountInPaise), from, to),
  ]);
}
