import { sumOf } from "@santha/contract/money";
import type { Transaction } from "@santha/database/client";
import { postAll } from "#features/ledger";
import { selectDebtsOfSeller } from "#features/orders";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { creditOf, paidSet, partsOf } from "./seller-debts.ts";
import { creditSetOff } from "./settlements.events.ts";

/**
 * What a seller owes is paid by what he has sent above it before, the oldest order first; answers what is left of that,
 * in paise. The caller holds the seller.
 */
export async function setOffCredit(
  world: Pick<Platform, "clock" | "events" | "ids">,
  transaction: Transaction,
  sellerId: number,
): Promise<number> {
  const creditInPaise = await creditOf(transaction, sellerId);
  if (creditInPaise <= 0) return creditInPaise;
  const offset = { account: "seller-offset", partyId: sellerId } as const;
  const parts = partsOf(await selectDebtsOfSeller(transaction, sellerId), creditInPaise);
  await postAll(
    world,
    transaction,
    parts.map((part) =>
      paidSet(part, sellerId, offset, `credit-set-off:${part.debt.orderId}:${world.ids.token()}`),
    ),
  );
  const amountInPaise = sumOf(parts.map((part) => part.amountInPaise));
  if (amountInPaise > 0) await emit(world, transaction, creditSetOff, { sellerId, amountInPaise });
  return creditInPaise - amountInPaise;
}
