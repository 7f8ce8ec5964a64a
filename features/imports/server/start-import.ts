import { isUtf8 } from "node:buffer";
import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { findOwnSeller } from "#features/assortment/server";
import { startImport as endpoint } from "../contract.ts";
import { toImportSummary } from "./import-dto.ts";
import { deleteUnconfirmed, findImport, insertImport, lockImportsOf } from "./imports.queries.ts";
import { queueWork } from "./jobs/jobs.ts";

/** Keeps a file of the caller and has its rows checked; an earlier one of the caller that was never confirmed goes. */
export async function startImport(
  context: SellerContext,
  { csv, query: { fileName } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  if (!csv || csv.length === 0) return refuse(endpoint, "imports/empty-file");
  if (!isUtf8(csv)) return refuse(endpoint, "imports/not-utf8");
  const profileId = context.sellerProfileId;
  const startedBy = context.actor.profileId;
  return inTransaction(context, async (transaction) => {
    if ((await findOwnSeller(transaction, profileId)) === undefined)
      return refuse(endpoint, "imports/no-business");
    await lockImportsOf(transaction, profileId);
    const importId = await insertImport(transaction, {
      ...{
        profileId,
        startedBy,
        fileName,
        content: csv,
        createdAt: context.clock.now(),
      },
    });
    if (importId === undefined) return refuse(endpoint, "imports/one-at-a-time");
    await deleteUnconfirmed(transaction, { profileId, startedBy });
    await queueWork(transaction, "check", importId);
    const made = await findImport(transaction, importId, profileId);
    if (!made) throw new Error("an import that was just written is there");
    return toImportSummary(context, made);
  });
}
