import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  checkProductFile as checkEndpoint,
  type ProductFileReport,
  type sendProductFile as sendEndpoint,
} from "../../contract/product-files.ts";
import type { ProductDraft } from "../../contract/proposals.ts";
import { findOwnSeller } from "../own-products.queries.ts";
import { type DraftChoices, faultOfDraft, readChoices } from "../proposals/check-draft.ts";
import { sentenceOfFault, sentenceOfRefusal } from "./file-sentences.ts";
import {
  insertProposals,
  lockProductFiles,
  readCommonNames,
  readProposedNames,
} from "./known-products.queries.ts";
import { type PackRow, readRows } from "./read-rows.ts";
import { byProduct, nameKey, placeOf, type RowsOfProduct, readProduct } from "./typed-product.policy.ts";

/** Says which products of a file are in order; writes nothing. */
export async function checkProductFile(
  context: SellerContext,
  { csv }: CheckedOf<typeof checkEndpoint>,
): Promise<ProductFileReport> {
  const rows = readRows(csv);
  const sellerId = await ownBusiness(context, context.database);
  return (await checkRows(context, context.database, { rows, sellerId })).report;
}

/** Proposes the products of a file that are in order, with the report of the check. */
export async function sendProductFile(
  context: SellerContext,
  { csv }: CheckedOf<typeof sendEndpoint>,
): Promise<ProductFileReport> {
  const rows = readRows(csv);
  return inTransaction(context, async (transaction) => {
    const sellerId = await ownBusiness(context, transaction);
    await lockProductFiles(transaction, sellerId);
    const { report, drafts } = await checkRows(context, transaction, { rows, sellerId });
    await insertProposals(transaction, { sellerId, drafts, at: context.clock.now() });
    if (drafts.length > 0)
      await audit(context, transaction, {
        action: "assortment/products-proposed",
        subject: `seller ${sellerId}`,
        detail: { products: drafts.length },
      });
    return report;
  });
}

async function ownBusiness({ sellerProfileId }: SellerContext, reader: Reader): Promise<number> {
  const sellerId = await findOwnSeller(reader, sellerProfileId);
  return sellerId ?? refuse(checkEndpoint, "assortment/no-business");
}

interface Known extends DraftChoices {
  readonly proposed: ReadonlySet<string>;
  readonly common: ReadonlySet<string>;
}

async function checkRows(
  context: SellerContext,
  reader: Reader,
  { rows, sellerId }: { readonly rows: readonly PackRow[]; readonly sellerId: number },
): Promise<{ readonly report: ProductFileReport; readonly drafts: readonly ProductDraft[] }> {
  const titles = rows.flatMap(({ cells }) => cells.titleEn ?? []);
  const known: Known = {
    ...(await readChoices(context, reader)),
    proposed: await readProposedNames(reader, sellerId),
    common: await readCommonNames(reader, titles),
  };
  const checked = byProduct(rows).map((product) => checkProduct(context, product, known));
  return {
    report: {
      products: checked.flatMap(({ ready }) => ready?.shown ?? []),
      rejected: checked.flatMap(({ rejected }) => rejected ?? []),
    },
    drafts: checked.flatMap(({ ready }) => ready?.draft ?? []),
  };
}

interface Checked {
  readonly ready?: { readonly draft: ProductDraft; readonly shown: ProductFileReport["products"][number] };
  readonly rejected?: ProductFileReport["rejected"][number];
}

function checkProduct(context: SellerContext, rows: RowsOfProduct, known: Known): Checked {
  const [{ rowNumber, cells }] = rows;
  const rejectedAt = (field: string, say: (name: string) => string): Checked => {
    const { name, ...place } = placeOf(field, rows);
    return { rejected: { ...place, title: cells.titleEn ?? "", reason: say(name) } };
  };
  const read = readProduct(rows, known.groups);
  if ("fault" in read)
    return rejectedAt(read.fault.field, (name) => sentenceOfFault(context, { ...read.fault, field: name }));
  const { draft, group } = read;
  const fault = faultOfDraft(draft, known) ?? faultOfName(draft, known);
  if (fault) return rejectedAt(fault.field, () => sentenceOfRefusal(context, fault.code));
  const shown = {
    rowNumber,
    title: { en: draft.titleEn, te: draft.titleTe },
    group: group.title,
    packCount: draft.packs.length,
    priceInPaise: draft.packs[0]?.priceInPaise ?? 0,
  };
  return { ready: { draft, shown } };
}

function faultOfName({ titleEn, maker }: ProductDraft, { proposed, common }: Known) {
  const name = nameKey(titleEn, maker);
  if (proposed.has(name)) return { field: "titleEn", code: "assortment/already-proposed" } as const;
  return common.has(name) ? ({ field: "titleEn", code: "assortment/in-common-list" } as const) : undefined;
}
