import type { AnswerOf, CheckedOf, Endpoint } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { findOwnSeller, readPacks } from "#features/assortment/server";
import * as contract from "../contract.ts";
import { sentenceOfCode } from "./errors.ts";
import { toImportSummary } from "./import-dto.ts";
import { findImport, type ImportRecord, selectImports } from "./imports.queries.ts";
import { selectRows } from "./rows.queries.ts";

/** A page of the caller's imports. */
export async function listImports(
  context: SellerContext,
  { query: { after, limit } }: CheckedOf<typeof contract.listImports>,
): Promise<AnswerOf<typeof contract.listImports>> {
  const profileId = context.sellerProfileId;
  const found = await selectImports(context.database, { profileId, after, atMost: limit + 1 });
  const page = found.slice(0, limit);
  return {
    imports: page.map((record) => toImportSummary(context, record)),
    nextAfter: found.length > limit ? (page.at(-1)?.importId ?? null) : null,
  };
}

/** An import of the caller. */
export async function readImport(
  context: SellerContext,
  { params: { importId } }: CheckedOf<typeof contract.readImport>,
): Promise<AnswerOf<typeof contract.readImport>> {
  return toImportSummary(context, await requireImport(context, contract.readImport, importId));
}

/** An import of the caller. @throws AppError `imports/not-found` for another's and a missing one. */
export async function requireImport(
  { database, sellerProfileId }: SellerContext,
  endpoint: Endpoint & { readonly errors: { readonly "imports/not-found": 404 } },
  importId: number,
): Promise<ImportRecord> {
  return (await findImport(database, importId, sellerProfileId)) ?? refuse(endpoint, "imports/not-found");
}

/** A page of the rows of an import that have one outcome. */
export async function listRows(
  context: SellerContext,
  { params: { importId }, query: { outcome, after, limit } }: CheckedOf<typeof contract.listRows>,
): Promise<AnswerOf<typeof contract.listRows>> {
  await requireImport(context, contract.listRows, importId);
  const { database, sellerProfileId, clock, language } = context;
  const found = await selectRows(database, importId, { outcome, after, atMost: limit + 1 });
  const page = found.slice(0, limit);
  const sellerId = (await findOwnSeller(database, sellerProfileId)) ?? 0;
  const skuIds = page.flatMap(({ skuId }) => (skuId === null ? [] : [skuId]));
  const packs = await readPacks(database, { sellerId, onDay: dayInIndia(clock.now()), skuIds });
  const packOf = new Map(packs.map((pack) => [pack.skuId, pack]));
  return {
    rows: page.map(({ skuId, cells, reason, ...row }) => ({
      ...row,
      code: cells.code ?? "",
      title: packOf.get(skuId ?? 0)?.title ?? null,
      pack: packOf.get(skuId ?? 0)?.pack ?? null,
      column: reason?.column ?? null,
      reason: reason && sentenceOfCode(context, language, reason),
    })),
    nextAfter: found.length > limit ? (page.at(-1)?.rowNumber ?? null) : null,
  };
}
