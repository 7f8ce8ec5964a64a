import { sumOf } from "@santha/contract/money";
import type { Reader, Transaction } from "@santha/database/client";
import {
  type LedgerEntry,
  type LedgerSet,
  movement,
  postAll,
  sumsOfOrder,
  sumsOfParty,
} from "#features/ledger";
import { type DebtRow, selectDebtsOfSeller } from "#features/orders";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { creditGiven, debtsKeptBack, sellerMoneyReceived } from "./settlements.events.ts";

type World = Pick<Platform, "clock" | "events">;

/** What a seller is still to get for an order, with the cash that he has already; below 0 he owes it. */
export async function dueOf(transaction: Transaction, orderId: string): Promise<number> {
  const sums = await sumsOfOrder(transaction, orderId);
  const own = sums.filter(({ account }) => account === "seller-due" || account === "cash-with-seller");
  return -sumOf(own.map(({ amountInPaise }) => amountInPaise));
}

/**
 * What the seller owes of other orders, the oldest first, is kept back from what he is to get for this one: each
 * order's books balance by themselves, and the offset account comes to nothing over both. The caller holds the seller.
 */
export async function keepDebtsBack(
  world: World,
  transaction: Transaction,
  { orderId, sellerId }: { readonly orderId: string; readonly sellerId: number },
): Promise<void> {
  const offset = { account: "seller-offset", partyId: sellerId } as const;
  const parts = partsOf(await selectDebtsOfSeller(transaction, sellerId), await dueOf(transaction, orderId));
  const kept = sumOf(parts.map(({ amountInPaise }) => amountInPaise));
  await postAll(world, transaction, [
    ...parts.map((part) => paidSet(part, sellerId, offset, `debt-netted:${part.debt.orderId}:${orderId}`)),
    movement({ effectKey: `debts-kept:${orderId}`, kind: "debts-kept", orderId }, kept, offset, {
      account: "seller-due",
      partyId: sellerId,
    }),
  ]);
  if (kept > 0) await emit(world, transaction, debtsKeptBack, { sellerId, orderId, amountInPaise: kept });
}

/** What a seller has sent above what he owed; below 0 where more than that was sent back to him: he owes it. */
export async function creditOf(reader: Reader, sellerId: number): Promise<number> {
  return 0 - ((await sumsOfParty(reader, sellerId, ["seller-offset"])).get("seller-offset") ?? 0);
}

/**
 * What he has sent above what he owed is added to what he is to get for this order; what was sent back to him beyond that
 * is kept back of it. The caller holds the seller.
 */
export async function giveCredit(
  world: World,
  transaction: Transaction,
  { orderId, sellerId }: { readonly orderId: string; readonly sellerId: number },
): Promise<void> {
  const credit = await creditOf(transaction, sellerId);
  const due = credit < 0 ? Math.max(0, await dueOf(transaction, orderId)) : 0;
  const amountInPaise = credit < 0 ? 0 - Math.min(-credit, due) : credit;
  await postAll(world, transaction, [
    movement(
      { effectKey: `credit-given:${orderId}`, kind: "credit-given", orderId },
      amountInPaise,
      { account: "seller-due", partyId: sellerId },
      { account: "seller-offset", partyId: sellerId },
    ),
  ]);
  if (amountInPaise > 0) await emit(world, transaction, creditGiven, { sellerId, orderId, amountInPaise });
  if (amountInPaise < 0)
    await emit(world, transaction, debtsKeptBack, { sellerId, orderId, amountInPaise: -amountInPaise });
}

/**
 * Money that came from a seller who is held by the caller pays what he owes, the oldest order first. What is more
 * waits for his next payment, of no order.
 */
export async function bookReceived(
  world: World,
  transaction: Transaction,
  receipt: {
    /** The bank's number of it, used for nothing else. */
    readonly reference: string;
    readonly sellerId: number;
    readonly amountInPaise: number;
    readonly debts: readonly DebtRow[];
  },
): Promise<void> {
  const { reference, sellerId, amountInPaise } = receipt;
  const bank = { account: "platform-bank", partyId: null } as const;
  const parts = partsOf(receipt.debts, amountInPaise);
  const paid = sumOf(parts.map((part) => part.amountInPaise));
  await postAll(world, transaction, [
    ...parts.map((part) => paidSet(part, sellerId, bank, `debt-received:${reference}:${part.debt.orderId}`)),
    movement(
      { effectKey: `debt-overpaid:${reference}`, kind: "debt-overpaid", orderId: null },
      amountInPaise - paid,
      { account: "seller-offset", partyId: sellerId },
      bank,
    ),
  ]);
  const creditInPaise = amountInPaise - paid;
  await emit(world, transaction, sellerMoneyReceived, { sellerId, amountInPaise, creditInPaise });
}

export interface Part {
  readonly debt: DebtRow;
  readonly amountInPaise: number;
}

/** Which debts an amount pays, and how much of each. */
export function partsOf(debts: readonly DebtRow[], amountInPaise: number): Part[] {
  let left = amountInPaise;
  const parts: Part[] = [];
  for (const debt of debts) {
    if (left <= 0) break;
    const paid = Math.min(left, debt.owedInPaise);
    parts.push({ debt, amountInPaise: paid });
    left -= paid;
  }
  return parts;
}

/** Cash that he has goes first; the rest is what he was paid too much. */
export function paidSet(
  { debt, amountInPaise }: Part,
  sellerId: number,
  to: Pick<LedgerEntry, "account" | "partyId">,
  effectKey: string,
): LedgerSet {
  const ofCash = Math.min(amountInPaise, Math.max(0, debt.cashInPaise));
  const entries: readonly LedgerEntry[] = [
    { account: "cash-with-seller", partyId: sellerId, amountInPaise: -ofCash },
    { account: "seller-due", partyId: sellerId, amountInPaise: ofCash - amountInPaise },
    { ...to, amountInPaise },
  ];
  return {
    ...{ effectKey, kind: "debt-paid", orderId: debt.orderId },
    entries: entries.filter((entry) => entry.amountInPaise !== 0),
  };
}
