import { dayInIndia, financialYear } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { DocumentKind } from "../contract.ts";
import type { DocumentFigures } from "./figures/figures.ts";
import { invoicedFigures } from "./figures/invoiced-figures.ts";
import { figuresOfMargin } from "./figures/order-figures.ts";
import { findSupply, type Supply } from "./figures/supply.queries.ts";
import { documentNumber, supplyKind } from "./figures/tax.ts";
import { insertDocument, isIssued, lockSeries } from "./queries.ts";
import { findRegisteredAgent } from "./registered-agent.ts";

type World = Pick<Platform, "clock">;

interface Issue {
  readonly effectKey: string;
  readonly supply: Supply;
  readonly kind: DocumentKind;
  readonly issuer: "seller" | "agent";
  readonly series: "SI" | "CN" | "AR" | "AC";
  readonly originalId: number | null;
  readonly figures: DocumentFigures;
}

/**
 * Issues the seller's document of an order: at its dispatch, once. Practice orders have none. The number comes from
 * the seller's series of the financial year, in which none is left out or used twice.
 */
export async function issueSupplyDocument(
  world: World,
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  const supply = await findSupply(transaction, orderId);
  if (!supply || supply.isPractice) return;
  const figures = await invoicedFigures(transaction, supply);
  await issue(world, transaction, {
    effectKey: `supply:${orderId}`,
    supply,
    kind: supplyKind(figures.rows.map(({ rateInBasisPoints }) => rateInBasisPoints)),
    issuer: "seller",
    series: "SI",
    originalId: null,
    figures,
  });
}

/** Issues the agent's receipt to the farmer for his margin, once, when the order is delivered. */
export async function issueAgentReceipt(
  world: World,
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  const supply = await findSupply(transaction, orderId);
  if (!supply || supply.isPractice || !supply.buyerIsAgent) return;
  const agent = await findRegisteredAgent(world, transaction, supply.buyerProfileId);
  const figures = figuresOfMargin(supply, agent);
  if (figures.totals.payableInPaise === 0) return;
  await issue(world, transaction, {
    effectKey: `agent-receipt:${orderId}`,
    supply,
    kind: "agent-receipt",
    issuer: "agent",
    series: "AR",
    originalId: null,
    figures,
  });
}

/** The kinds that a dispatched order's own document can have. */
export const saleKinds: ReadonlySet<DocumentKind> = new Set([
  "tax-invoice",
  "bill-of-supply",
  "invoice-cum-bill-of-supply",
]);

/** The series in which an issuer numbers such a document now. */
export function seriesOf(world: World, supply: Supply, { issuer, series }: Pick<Issue, "issuer" | "series">) {
  return {
    issuerKind: issuer,
    issuerId: issuer === "seller" ? supply.sellerId : supply.buyerProfileId,
    financialYear: financialYear(dayInIndia(world.clock.now())),
    series,
  };
}

/** Takes the next number and writes the document, unless its effect has issued one. */
export async function issue(world: World, transaction: Transaction, wanted: Issue): Promise<void> {
  const series = seriesOf(world, wanted.supply, wanted);
  const last = await lockSeries(transaction, series);
  if (await isIssued(transaction, wanted.effectKey)) return;
  const runningNumber = last + 1;
  await insertDocument(transaction, {
    ...series,
    effectKey: wanted.effectKey,
    orderId: wanted.supply.orderId,
    buyerProfileId: wanted.supply.buyerProfileId,
    runningNumber,
    number: documentNumber(series.series, series.financialYear, runningNumber),
    kind: wanted.kind,
    originalId: wanted.originalId,
    figures: wanted.figures,
    issuedAt: world.clock.now(),
  });
}
