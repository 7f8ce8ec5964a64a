import { sumOf } from "#engine/contract/money.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { saleKinds } from "../issue-documents.ts";
import { selectDocuments } from "../queries.ts";
import type { DocumentFigures } from "./figures.ts";
import { figuresOfOrder } from "./order-figures.ts";
import { findSupply } from "./supply.queries.ts";

/** What a seller has supplied with an order in the end: its document less its credit notes; paise. */
export interface NetSupply {
  readonly sellerId: number;
  readonly sellerProfileId: number;
  readonly gstin: string;
  readonly isInterstate: boolean;
  /** With tax and charges, before any coupon. */
  readonly grossInPaise: number;
  /** Value of what is taxed, without the tax; what is exempt is not in it. */
  readonly taxableInPaise: number;
}

/** The net supply of an order, as its documents have it; before there are any, as they would be. */
export async function netSupplyOf(reader: Reader, orderId: string): Promise<NetSupply | undefined> {
  const supply = await findSupply(reader, orderId);
  if (!supply) return undefined;
  const documents = await selectDocuments(reader, orderId);
  const sale = documents.find(({ kind }) => saleKinds.has(kind));
  const credits = documents.filter(({ kind }) => kind === "credit-note").map(({ figures }) => figures);
  const figures = sale?.figures ?? figuresOfOrder(supply);
  const net = (part: (of: DocumentFigures) => number) => part(figures) - sumOf(credits.map(part));
  const { sellerId, sellerProfileId, supplier } = supply;
  return {
    ...{ sellerId, sellerProfileId, gstin: supplier.gstin, isInterstate: figures.isInterstate },
    grossInPaise: net(({ totals }) => totals.grossInPaise),
    taxableInPaise: net(taxableOf),
  };
}

function taxableOf({ rows }: DocumentFigures): number {
  return sumOf(
    rows.filter(({ rateInBasisPoints }) => rateInBasisPoints > 0).map(({ taxableInPaise }) => taxableInPaise),
  );
}
