import { sumOf } from "#engine/contract/money.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import {
  type JournalEntry,
  type LedgerEntry,
  movement,
  postAll,
  sumsOfOrder,
  sumsOfParty,
} from "#features/ledger/server";
import { creditGiven, debtsKeptBack, sellerMoneyReceived } from "../events.ts";
import { type DebtRow, selectDebtsOfSeller } from "./seller-debts.queries.ts";

type World = Pick<Platform, "clock" | "events">;

/** What a seller is still to be paid for an order, after the cash collected; below 0 it is a debt. */
export async function dueOf(transaction: Transaction, orderId: string): Promise<number> {
  const sums = await sumsOfOrder(transaction, orderId);
  const own = sums.filter(({ account }) => account === "seller-due" || account === "cash-with-seller");
  return -sumOf(own.map(({ amountInPaise }) => amountInPaise));
}

/**
 * Deducts the seller's debts of other orders, oldest first, from the payment for this one. Each order balances in
 * the ledger, and the offset account sums to zero over both. The caller holds the seller lock.
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

/** The seller's credit; below 0 if more was paid back than that, which is a debt. */
export async function creditOf(reader: Reader, sellerId: number): Promise<number> {
  return 0 - ((await sumsOfParty(reader, sellerId, ["seller-offset"])).get("seller-offset") ?? 0);
}

/**
 * Adds the seller's credit to the payment for this order, or deducts what was paid back beyond it. The caller
 * holds the seller lock.
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
 * Pays the seller's debts with received money, oldest order first. The rest is credit for the next payment, of no
 * order. The caller holds the seller lock.
 */
export async function bookReceived(
  world: World,
  transaction: Transaction,
  receipt: {
    /** Its bank reference number, used for nothing else. */
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

/** The debts that an amount pays, and how much of each. */
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

/** Books a paid debt first against the seller's cash, the rest against payments above the amount due. */
export function paidSet(
  { debt, amountInPaise }: Part,
  sellerId: number,
  to: Pick<LedgerEntry, "account" | "partyId">,
  effectKey: string,
): JournalEntry {
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
