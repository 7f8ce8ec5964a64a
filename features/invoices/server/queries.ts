import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { DocumentKind } from "../contract.ts";
import type { DocumentFigures } from "./figures/figures.ts";

/** Who numbers a document, and in which series of which financial year. */
export interface Series {
  readonly issuerKind: "seller" | "agent";
  readonly issuerId: number;
  readonly financialYear: string;
  /** Two capitals: `SI` supplies, `CN` credit notes, `AR` agents' receipts, `AC` their credit notes. */
  readonly series: string;
}

export interface StoredDocument {
  readonly documentId: number;
  /** What issued it, once. */
  readonly effectKey: string;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly totalInPaise: number;
  readonly issuedAt: Date;
  readonly originalId: number | null;
  readonly figures: DocumentFigures;
}

/** Holds a series until the transaction ends, begun when it is new, and answers its last number. */
export async function lockSeries(transaction: Transaction, series: Series): Promise<number> {
  const row = await transaction
    .insertInto("tax_document_series")
    .values({
      issuer_kind: series.issuerKind,
      issuer_id: series.issuerId,
      financial_year: series.financialYear,
      series: series.series,
      last_number: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["issuer_kind", "issuer_id", "financial_year", "series"])
        .doUpdateSet((eb) => ({ last_number: eb.ref("tax_document_series.last_number") })),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return row.last_number;
}

/** Whether the effect has issued its document. */
export async function isIssued(reader: Reader, effectKey: string): Promise<boolean> {
  const row = await reader
    .selectFrom("tax_documents")
    .select("id")
    .where("effect_key", "=", effectKey)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewDocument extends Series {
  readonly effectKey: string;
  readonly orderId: string;
  readonly buyerProfileId: number;
  readonly runningNumber: number;
  readonly number: string;
  readonly kind: DocumentKind;
  readonly originalId: number | null;
  readonly figures: DocumentFigures;
  readonly issuedAt: Date;
}

/** Writes the document under the next number of its series, which must be held. */
export async function insertDocument(transaction: Transaction, document: NewDocument): Promise<void> {
  await transaction
    .updateTable("tax_document_series")
    .set({ last_number: document.runningNumber })
    .where("issuer_kind", "=", document.issuerKind)
    .where("issuer_id", "=", document.issuerId)
    .where("financial_year", "=", document.financialYear)
    .where("series", "=", document.series)
    .execute();
  await transaction
    .insertInto("tax_documents")
    .values({
      effect_key: document.effectKey,
      order_id: document.orderId,
      buyer_profile_id: document.buyerProfileId,
      issuer_kind: document.issuerKind,
      issuer_id: document.issuerId,
      financial_year: document.financialYear,
      series: document.series,
      running_number: document.runningNumber,
      number: document.number,
      kind: document.kind,
      original_id: document.originalId,
      total_in_paise: document.figures.totals.payableInPaise,
      figures: JSON.stringify(document.figures),
      issued_at: document.issuedAt,
    })
    .execute();
}

/** The documents of an order, oldest first. */
export async function selectDocuments(reader: Reader, orderId: string): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select id as "documentId", effect_key as "effectKey", kind, number, total_in_paise as "totalInPaise", issued_at as "issuedAt",
      original_id as "originalId", figures
    from tax_documents where order_id = ${orderId} order by id`.execute(reader);
  return rows;
}
