import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import type { DocumentKind } from "../contract.ts";
import { creditIssued } from "./events.ts";
import { figuresOfCredit, type TakenBack } from "./figures/credit-figures.ts";
import { findSupply, type Supply } from "./figures/supply.queries.ts";
import { findGivenBack } from "./given-back.queries.ts";
import { selectGranted } from "./granted.queries.ts";
import { issue, issueAgentReceipt, issueSupplyDocument, saleKinds, seriesOf } from "./issue-documents.ts";
import { lockSeries, type StoredDocument, selectDocuments } from "./queries.ts";

type World = Pick<Platform, "clock" | "events">;

/** Issues the credit notes of packs that were given back: of the seller's document, and of the agent's receipt. */
export async function creditPacks(
  world: World,
  transaction: Transaction,
  { orderId, requestId }: { readonly orderId: string; readonly requestId: number },
): Promise<void> {
  const given = await findGivenBack(transaction, requestId);
  if (!given) return;
  const { lines, couponInPaise, marginInPaise } = given;
  await credit(world, transaction, orderId, [
    {
      effectKey: `request:${requestId}`,
      ofSale: { lines, couponInPaise },
      ofReceipt: { amountInPaise: marginInPaise },
    },
  ]);
}

/** Issues the credit notes of money that finance has refunded without packs, each once. */
export async function creditMoney(
  world: World,
  transaction: Transaction,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  const credits = await creditsOfMoney(transaction, orderId);
  if (credits.length > 0) await credit(world, transaction, orderId, credits);
}

async function creditsOfMoney(transaction: Transaction, orderId: string): Promise<Credit[]> {
  const granted = await selectGranted(transaction, orderId);
  return granted.map(({ refundId, amountInPaise, marginInPaise }) => ({
    effectKey: `refund:${refundId}`,
    ofSale: { amountInPaise: amountInPaise - marginInPaise },
    ofReceipt: { amountInPaise: marginInPaise },
  }));
}

/** Issues the credit notes of an order that is taken back as a whole: all that was not credited before. */
export async function creditRest(world: World, transaction: Transaction, orderId: string): Promise<void> {
  const ofMoney = await creditsOfMoney(transaction, orderId);
  const rest = { effectKey: orderId, ofSale: "rest", ofReceipt: "rest" } as const;
  await credit(world, transaction, orderId, [...ofMoney, rest]);
}

interface Credit {
  /** Unique name of what takes it back: each is credited once. */
  readonly effectKey: string;
  readonly ofSale: TakenBack;
  readonly ofReceipt: TakenBack;
}

/** Nothing is issued for an order without a document. */
async function credit(
  world: World,
  transaction: Transaction,
  orderId: string,
  credits: readonly Credit[],
): Promise<void> {
  const supply = await findSupply(transaction, orderId);
  if (!supply) return;
  // Events come in any order: what is credited has its document first.
  if (supply.isDispatched) await issueSupplyDocument(world, transaction, orderId);
  if (supply.isDelivered) await issueAgentReceipt(world, transaction, orderId);
  // The series of the seller is held: what was credited before is read behind whoever credits now.
  await lockSeries(transaction, seriesOf(world, supply, { issuer: "seller", series: "CN" }));
  for (const one of credits) await creditOnce(world, transaction, supply, one);
}

async function creditOnce(
  world: World,
  transaction: Transaction,
  supply: Supply,
  { effectKey, ofSale, ofReceipt }: Credit,
): Promise<void> {
  const documents = await selectDocuments(transaction, supply.orderId);
  // What is told after the whole order was taken back stands in the credit note of the whole.
  if (documents.some((document) => document.effectKey === `credit:${supply.orderId}`)) return;
  const isOf = (kind: DocumentKind) => (document: StoredDocument) => document.kind === kind;
  await creditOf(world, transaction, supply, {
    ...{ effectKey: `credit:${effectKey}`, kind: "credit-note", taken: ofSale },
    original: documents.find(({ kind }) => saleKinds.has(kind)),
    before: documents.filter(isOf("credit-note")),
  });
  await creditOf(world, transaction, supply, {
    ...{ effectKey: `agent-credit:${effectKey}`, kind: "agent-credit-note", taken: ofReceipt },
    original: documents.find(isOf("agent-receipt")),
    before: documents.filter(isOf("agent-credit-note")),
  });
}

interface CreditNote {
  readonly effectKey: string;
  readonly kind: "credit-note" | "agent-credit-note";
  readonly original: StoredDocument | undefined;
  readonly before: readonly StoredDocument[];
  readonly taken: TakenBack;
}

async function creditOf(
  world: World,
  transaction: Transaction,
  supply: Supply,
  { effectKey, kind, original, before, taken }: CreditNote,
): Promise<void> {
  if (!original || before.some((note) => note.effectKey === effectKey)) return;
  const credited = before.map(({ figures }) => figures);
  const figures = figuresOfCredit(original.figures, credited, taken);
  if (figures.rows.length === 0) return;
  const by = kind === "credit-note" ? ({ issuer: "seller", series: "CN" } as const) : agents;
  await issue(world, transaction, {
    ...{ effectKey, supply, kind, figures, ...by },
    originalId: original.documentId,
  });
  if (kind === "credit-note")
    await emit(world, transaction, creditIssued, { orderId: supply.orderId, effectKey });
}

const agents = { issuer: "agent", series: "AC" } as const;
