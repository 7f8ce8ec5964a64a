import { sumOf } from "#engine/contract/money.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { postAll } from "#features/ledger/server";
import { creditSetOff } from "../events.ts";
import { selectDebtsOfSeller } from "./seller-debts.queries.ts";
import { creditOf, paidSet, partsOf } from "./seller-debts.ts";

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
