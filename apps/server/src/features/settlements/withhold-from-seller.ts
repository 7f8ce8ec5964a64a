import type { Transaction } from "@santha/database/client";
import { netSupplyOf } from "#features/invoices";
import { movement, postSets } from "#features/ledger";
import { withhold } from "#features/withholding";
import type { Platform } from "#platform/context";

/** Individuals and undivided families stand as P and H in the fourth place of the PAN within their GSTIN. */
const sparedHolders: readonly string[] = ["P", "H"];
const holderAt = 5;

/**
 * Keeps back what the law asks of a seller's order before he is paid: GST on what is taxed where the operator has
 * collected the money, income tax on all of the sale. It is taken off what is due to him.
 */
export async function withholdFromSeller(
  world: Pick<Platform, "clock" | "config">,
  transaction: Transaction,
  { orderId, isCollectedByOperator }: { readonly orderId: string; readonly isCollectedByOperator: boolean },
): Promise<void> {
  const supply = await netSupplyOf(transaction, orderId);
  if (!supply) throw new Error(`there is no order ${orderId}`);
  const payee = { kind: "seller", profileId: supply.sellerProfileId } as const;
  const gst =
    isCollectedByOperator && supply.taxableInPaise > 0
      ? await withhold(world, transaction, {
          ...{ effectKey: `gst-tcs:${orderId}`, levy: "gst-tcs", payee, orderId, isSpared: false },
          baseInPaise: supply.taxableInPaise,
          isInterstate: supply.isInterstate,
        })
      : null;
  const incomeTax = await withhold(world, transaction, {
    ...{ effectKey: `tds-sales:${orderId}`, levy: "income-tax-sales", payee, orderId, isInterstate: null },
    baseInPaise: supply.grossInPaise,
    // What a year below the threshold was spared comes with the next orders, of each no more than it is worth.
    mostInPaise: Math.max(0, supply.grossInPaise - (gst?.amountInPaise ?? 0)),
    isSpared: sparedHolders.includes(supply.gstin.charAt(holderAt)),
  });
  const sets = [
    { kind: "gst-collected-at-source", amountInPaise: gst?.amountInPaise ?? 0 },
    { kind: "income-tax-at-source", amountInPaise: incomeTax?.amountInPaise ?? 0 },
  ].map(({ kind, amountInPaise }) =>
    movement(
      { effectKey: `${kind}:${orderId}`, kind, orderId },
      amountInPaise,
      { account: "withheld-from-seller", partyId: supply.sellerId },
      { account: "seller-due", partyId: supply.sellerId },
    ),
  );
  await postSets(world, transaction, sets);
}
