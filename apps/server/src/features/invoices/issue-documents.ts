import type { DocumentKind } from "@santha/contract/invoices";
import type { Transaction } from "@santha/database/client";
import { dayInIndia } from "#platform/clock";
import type { Platform } from "#platform/context";
import { figuresOfCredit, type ReturnedLine } from "./credit-figures.ts";
import type { DocumentFigures } from "./figures.ts";
import {
  insertDocument,
  isIssued,
  lockSeries,
  type StoredDocument,
  selectDocuments,
} from "./invoices.queries.ts";
import { figuresOfMargin, figuresOfOrder } from "./order-figures.ts";
import { findSupply, type Supply } from "./supply.queries.ts";
import { documentNumber, financialYear, supplyKind } from "./tax.ts";

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
  if (!supply || supply.isDummy) return;
  const figures = figuresOfOrder(supply);
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
  if (!supply || supply.isDummy || !supply.buyerIsAgent) return;
  const figures = figuresOfMargin(supply);
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

/** What is taken back of an order: packs of lines, or all that is left. */
export interface CreditAsked {
  readonly orderId: string;
  /** Unique name of what takes it back, for example `cancel:ORDER`. */
  readonly effectKey: string;
  readonly returned: readonly ReturnedLine[] | "all";
}

/**
 * Issues the credit notes of a cancelled or returned order: of the seller's document, and when everything comes back
 * of the agent's receipt. Nothing is issued for an order without a document, nor twice for one effect.
 */
export async function issueCreditNotes(
  world: World,
  transaction: Transaction,
  { orderId, effectKey, returned }: CreditAsked,
): Promise<void> {
  const supply = await findSupply(transaction, orderId);
  if (!supply) return;
  // The series of the seller is held first: what was credited before is read behind whoever credits now.
  await lockSeries(transaction, seriesOf(world, supply, { issuer: "seller", series: "CN" }));
  const documents = await selectDocuments(transaction, orderId);
  const sale = documents.find(({ kind }) => saleKinds.has(kind));
  if (sale) {
    const before = documents.filter(({ kind }) => kind === "credit-note").flatMap(returnedBy);
    const figures = figuresOfCredit(sale.figures, returned, before);
    if (figures.rows.length > 0) {
      const kind = "credit-note";
      const note = {
        supply,
        kind,
        issuer: "seller",
        series: "CN",
        originalId: sale.documentId,
        figures,
      } as const;
      await issue(world, transaction, { ...note, effectKey: `credit:${effectKey}` });
    }
  }
  const receipt = documents.find(({ kind }) => kind === "agent-receipt");
  if (!receipt || returned !== "all") return;
  await issue(world, transaction, {
    effectKey: `agent-credit:${orderId}`,
    supply,
    kind: "agent-credit-note",
    issuer: "agent",
    series: "AC",
    originalId: receipt.documentId,
    figures: figuresOfCredit(receipt.figures, "all", []),
  });
}

/** The kinds that a dispatched order's own document can have. */
export const saleKinds: ReadonlySet<DocumentKind> = new Set([
  "tax-invoice",
  "bill-of-supply",
  "invoice-cum-bill-of-supply",
]);

function returnedBy({ figures }: StoredDocument): ReturnedLine[] {
  return figures.rows.flatMap(({ lineId, quantity }) => (lineId === null ? [] : [{ lineId, quantity }]));
}

function seriesOf(world: World, supply: Supply, { issuer, series }: Pick<Issue, "issuer" | "series">) {
  return {
    issuerKind: issuer,
    issuerId: issuer === "seller" ? supply.sellerId : supply.buyerProfileId,
    financialYear: financialYear(dayInIndia(world.clock.now())),
    series,
  };
}

/** Takes the next number and writes the document, unless its effect has issued one. */
async function issue(world: World, transaction: Transaction, wanted: Issue): Promise<void> {
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
