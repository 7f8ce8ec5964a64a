import { sumOf } from "@santha/contract/money";
import type { Transaction } from "@santha/database/client";
import { selectDebtsOfSeller } from "#features/orders";
import type { Platform } from "#platform/context";
import { creditOf, paidSet, partsOf, postAll } from "./seller-debts.ts";

/**
 * What a seller owes is paid by what he has sent above it before, the oldest order first; answers what is left of that,
 * in paise. The caller holds the seller.
 */
export async function setOffCredit(
  world: Pick<Platform, "clock" | "ids">,
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
  return creditInPaise - sumOf(parts.map(({ amountInPaise }) => amountInPaise));
}
