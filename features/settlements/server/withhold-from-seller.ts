import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { type NetSupply, netSupplyOf } from "#features/invoices/server";
import { movement, postJournal, takenOfOrder } from "#features/ledger/server";
import { selectKeptOf, withhold } from "#features/withholding/server";
import { sellerTaxed } from "./events.ts";
import { lockSeller } from "./lock-seller.queries.ts";

/** Individuals and undivided families have P or H as the fourth character of the PAN within their GSTIN. */
const sparedHolders: readonly string[] = ["P", "H"];
const holderAt = 5;

type World = Pick<Platform, "clock" | "config" | "events">;

/**
 * Withholds taxes from a seller's order before its payment and deducts them from the amount due. GST applies to
 * the taxable value that the operator collected, income tax to the whole sale.
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
    // Tax spared below the yearly threshold is taken from later orders, from each at most its value.
    mostInPaise: Math.max(0, supply.grossInPaise - (gst?.amountInPaise ?? 0)),
  });
  await book(world, transaction, supply, {
    suffix: "",
    gstInPaise: gst?.amountInPaise ?? 0,
    incomeTaxInPaise: incomeTax?.amountInPaise ?? 0,
  });
}

/**
 * Returns withheld tax after a later credit note, as a negative row in the month of the credit, at most what was
 * withheld. Does nothing before approval, or if the approval included the credit. The caller holds the order lock.
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
  /** The taxable value, as far as the operator has collected money for it. */
  readonly collectedInPaise: number;
}

async function supplyOf(transaction: Transaction, orderId: string): Promise<TaxedSupply> {
  const supply = await netSupplyOf(transaction, orderId);
  if (!supply) throw new Error(`there is no order ${orderId}`);
  const { byOperatorInPaise, bySellerInPaise } = await takenOfOrder(transaction, orderId);
  const allInPaise = byOperatorInPaise + bySellerInPaise;
  // The operator pays what a coupon covers.
  const collectedInPaise =
    bySellerInPaise === 0
      ? supply.taxableInPaise
      : Math.round((supply.taxableInPaise * byOperatorInPaise) / allInPaise);
  return { ...supply, orderId, collectedInPaise };
}

/** The base of a levy; the suffix separates several effects of one order. */
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
  await postJournal(world, transaction, sets);
  const { gstInPaise, incomeTaxInPaise } = amounts;
  if (gstInPaise === 0 && incomeTaxInPaise === 0) return;
  await emit(world, transaction, sellerTaxed, { orderId, sellerId, gstInPaise, incomeTaxInPaise });
}
