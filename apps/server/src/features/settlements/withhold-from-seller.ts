import type { Transaction } from "@santha/database/client";
import { type NetSupply, netSupplyOf } from "#features/invoices";
import { movement, postSets, takenOfOrder } from "#features/ledger";
import { selectKeptOf, withhold } from "#features/withholding";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { lockSeller } from "./lock-seller.queries.ts";
import { sellerTaxed } from "./settlements.events.ts";

/** Individuals and undivided families stand as P and H in the fourth place of the PAN within their GSTIN. */
const sparedHolders: readonly string[] = ["P", "H"];
const holderAt = 5;

type World = Pick<Platform, "clock" | "config" | "events">;

/**
 * Keeps back what the law asks of a seller's order before he is paid: GST on what is taxed as far as the operator has
 * collected the money, income tax on all of the sale. It is taken off what is due to him.
 */
export async function withholdFromSeller(
  world: World,
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  const supply = await supplyOf(transaction, orderId);
  const gst =
    supply.collectedInPaise > 0
      ? await withholdGst(world, transaction, supply, { suffix: "", baseInPaise: supply.collectedInPaise })
      : null;
  const incomeTax = await withholdIncomeTax(world, transaction, supply, {
    ...{ suffix: "", baseInPaise: supply.grossInPaise },
    // What a year below the threshold was spared comes with the next orders, of each no more than it is worth.
    mostInPaise: Math.max(0, supply.grossInPaise - (gst?.amountInPaise ?? 0)),
  });
  await book(world, transaction, supply, {
    suffix: "",
    gstInPaise: gst?.amountInPaise ?? 0,
    incomeTaxInPaise: incomeTax?.amountInPaise ?? 0,
  });
}

/**
 * A credit note that comes after the approval: a row below zero in the month of the credit, of no more than was kept
 * back from the order. Nothing where nothing was approved yet, or the approval knew of the credit. The caller
 * holds the order.
 */
export async function giveBackWithheld(
  world: World,
  transaction: Transaction,
  { orderId, effectKey }: { readonly orderId: string; readonly effectKey: string },
): Promise<void> {
  const kept = await selectKeptOf(transaction, orderId);
  if (kept.size === 0) return;
  const supply = await supplyOf(transaction, orderId);
  await lockSeller(transaction, supply.sellerId);
  const suffix = `:${effectKey}`;
  const less = (levy: "gst-tcs" | "income-tax-sales", net: number) => {
    const before = kept.get(levy);
    const baseInPaise = Math.min(0, net - (before?.baseInPaise ?? 0));
    return before && baseInPaise < 0 ? { suffix, baseInPaise, mostInPaise: before.amountInPaise } : null;
  };
  const ofGst = less("gst-tcs", supply.collectedInPaise);
  const ofIncomeTax = less("income-tax-sales", supply.grossInPaise);
  const gst = ofGst && (await withholdGst(world, transaction, supply, ofGst));
  const incomeTax = ofIncomeTax && (await withholdIncomeTax(world, transaction, supply, ofIncomeTax));
  await book(world, transaction, supply, {
    suffix,
    gstInPaise: gst?.amountInPaise ?? 0,
    incomeTaxInPaise: incomeTax?.amountInPaise ?? 0,
  });
}

interface TaxedSupply extends NetSupply {
  readonly orderId: string;
  /** What is taxed, as far as the operator has taken the money for it. */
  readonly collectedInPaise: number;
}

async function supplyOf(transaction: Transaction, orderId: string): Promise<TaxedSupply> {
  const supply = await netSupplyOf(transaction, orderId);
  if (!supply) throw new Error(`there is no order ${orderId}`);
  const { byOperatorInPaise, bySellerInPaise } = await takenOfOrder(transaction, orderId);
  const allInPaise = byOperatorInPaise + bySellerInPaise;
  // What nobody paid, as a coupon covered it, the operator pays.
  const collectedInPaise =
    bySellerInPaise === 0
      ? supply.taxableInPaise
      : Math.round((supply.taxableInPaise * byOperatorInPaise) / allInPaise);
  return { ...supply, orderId, collectedInPaise };
}

/** What a levy is taken of; the suffix tells the effects of one order apart. */
interface Taken {
  readonly suffix: string;
  readonly baseInPaise: number;
  readonly mostInPaise?: number;
}

const payeeOf = ({ sellerProfileId }: NetSupply) => ({ kind: "seller", profileId: sellerProfileId }) as const;

function withholdGst(
  world: World,
  transaction: Transaction,
  supply: TaxedSupply,
  { suffix, ...taken }: Taken,
) {
  const { orderId, isInterstate } = supply;
  return withhold(world, transaction, {
    ...{ effectKey: `gst-tcs:${orderId}${suffix}`, levy: "gst-tcs", payee: payeeOf(supply), orderId },
    ...{ isInterstate, isSpared: false, ...taken },
  });
}

function withholdIncomeTax(
  world: World,
  transaction: Transaction,
  supply: TaxedSupply,
  { suffix, ...taken }: Taken,
) {
  const { orderId, gstin } = supply;
  return withhold(world, transaction, {
    ...{ effectKey: `tds-sales:${orderId}${suffix}`, levy: "income-tax-sales", payee: payeeOf(supply) },
    ...{ orderId, isInterstate: null, isSpared: sparedHolders.includes(gstin.charAt(holderAt)), ...taken },
  });
}

async function book(
  world: World,
  transaction: Transaction,
  { orderId, sellerId }: TaxedSupply,
  amounts: { readonly suffix: string; readonly gstInPaise: number; readonly incomeTaxInPaise: number },
): Promise<void> {
  const sets = [
    { kind: "gst-collected-at-source", amountInPaise: amounts.gstInPaise },
    { kind: "income-tax-at-source", amountInPaise: amounts.incomeTaxInPaise },
  ].map(({ kind, amountInPaise }) =>
    movement(
      { effectKey: `${kind}:${orderId}${amounts.suffix}`, kind, orderId },
      amountInPaise,
      { account: "withheld-from-seller", partyId: sellerId },
      { account: "seller-due", partyId: sellerId },
    ),
  );
  await postSets(world, transaction, sets);
  const { gstInPaise, incomeTaxInPaise } = amounts;
  if (gstInPaise === 0 && incomeTaxInPaise === 0) return;
  await emit(world, transaction, sellerTaxed, { orderId, sellerId, gstInPaise, incomeTaxInPaise });
}
