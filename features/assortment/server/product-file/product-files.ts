import { isDeepStrictEqual } from "node:util";
import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
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
import { rewriteProposal } from "../proposals/proposals.queries.ts";
import { sentenceOfFault, sentenceOfRefusal } from "./file-sentences.ts";
import {
  insertProposals,
  lockProductFiles,
  type RefusedProposal,
  readCommonNames,
  readProposed,
} from "./known-products.queries.ts";
import { type PackRow, readRows } from "./read-rows.ts";
import {
  byProduct,
  differingFact,
  nameKey,
  placeOf,
  type RowsOfProduct,
  readProduct,
} from "./typed-product.policy.ts";

/** Says which products of a file are in order; writes nothing. */
export async function checkProductFile(
  context: SellerContext,
  { csv }: CheckedOf<typeof checkEndpoint>,
): Promise<ProductFileReport> {
  const rows = readRows(csv);
  const sellerId = await ownBusiness(context, context.database);
  return (await checkRows(context, context.database, { rows, sellerId })).report;
}

/** Proposes the products of a file that are in order, those refused before once more, with the report of the check. */
export async function sendProductFile(
  context: SellerContext,
  { csv }: CheckedOf<typeof sendEndpoint>,
): Promise<ProductFileReport> {
  const rows = readRows(csv);
  return inTransaction(context, async (transaction) => {
    const sellerId = await ownBusiness(context, transaction);
    await lockProductFiles(transaction, sellerId);
    const { report, ready } = await checkRows(context, transaction, { rows, sellerId });
    const at = context.clock.now();
    const drafts = ready.filter(({ replaces }) => !replaces).map(({ draft }) => draft);
    await insertProposals(transaction, { sellerId, drafts, at });
    for (const { draft, replaces } of ready)
      if (replaces) await sendAgain(context, transaction, { draft, replaces, at });
    if (drafts.length > 0)
      await audit(context, transaction, {
        action: "assortment/products-proposed",
        subject: `seller ${sellerId}`,
        detail: { products: drafts.length },
      });
    return report;
  });
}

async function sendAgain(
  context: SellerContext,
  transaction: Transaction,
  again: { readonly draft: ProductDraft; readonly replaces: RefusedProposal; readonly at: Date },
): Promise<void> {
  const { proposalId, revision } = again.replaces;
  if (!(await rewriteProposal(transaction, proposalId, { ...again, revision })))
    throw new Error(`proposal ${proposalId} is locked while its file is sent`);
  await audit(context, transaction, {
    action: "assortment/proposal-changed",
    subject: `proposal ${proposalId}`,
    detail: { revision: revision + 1 },
  });
}

async function ownBusiness({ sellerProfileId }: SellerContext, reader: Reader): Promise<number> {
  const sellerId = await findOwnSeller(reader, sellerProfileId);
  return sellerId ?? refuse(checkEndpoint, "assortment/no-business");
}

interface Known extends DraftChoices {
  readonly proposed: Awaited<ReturnType<typeof readProposed>>;
  readonly common: ReadonlySet<string>;
}

async function checkRows(
  context: SellerContext,
  reader: Reader,
  { rows, sellerId }: { readonly rows: readonly PackRow[]; readonly sellerId: number },
): Promise<{ readonly report: ProductFileReport; readonly ready: readonly Ready[] }> {
  const titles = rows.flatMap(({ cells }) => cells.titleEn ?? []);
  const known: Known = {
    ...(await readChoices(context, reader)),
    proposed: await readProposed(reader, sellerId),
    common: await readCommonNames(reader, titles),
  };
  const checked = byProduct(rows).map((product) => checkProduct(context, product, known));
  return {
    report: {
      products: checked.flatMap(({ ready }) => ready?.shown ?? []),
      rejected: checked.flatMap(({ rejected }) => rejected ?? []),
    },
    ready: checked.flatMap(({ ready }) => ready ?? []),
  };
}

interface Ready {
  readonly draft: ProductDraft;
  readonly replaces: RefusedProposal | undefined;
  readonly shown: ProductFileReport["products"][number];
}

interface Checked {
  readonly ready?: Ready;
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
  const { group } = read;
  const replaces = known.proposed.get(nameKey(read.draft.titleEn, read.draft.maker)) ?? undefined;
  // A file carries no photos: those of the refused proposal stay.
  const draft = replaces ? { ...read.draft, photos: replaces.draft.photos } : read.draft;
  const differing = differingFact(rows, known.groups);
  if (differing) return rejectedAt(differing, () => sentenceOfRefusal(context, "assortment/facts-differ"));
  const fault = faultOfDraft(draft, known) ?? faultOfName(draft, known);
  if (fault) return rejectedAt(fault.field, () => sentenceOfRefusal(context, fault.code));
  const shown = {
    rowNumber,
    title: { en: draft.titleEn, te: draft.titleTe },
    group: group.title,
    packCount: draft.packs.length,
    priceInPaise: draft.packs[0]?.priceInPaise ?? 0,
  };
  return { ready: { draft, replaces, shown } };
}

function faultOfName(draft: ProductDraft, { proposed, common }: Known) {
  const name = nameKey(draft.titleEn, draft.maker);
  const before = proposed.get(name);
  const field = "titleEn";
  if (before === null) return { field, code: "assortment/already-proposed" } as const;
  if (common.has(name)) return { field, code: "assortment/in-common-list" } as const;
  return before && isDeepStrictEqual(before.draft, draft)
    ? ({ field, code: "assortment/refused-before" } as const)
    : undefined;
}
