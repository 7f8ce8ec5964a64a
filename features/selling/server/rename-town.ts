import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { renameTown as endpoint } from "../contract.ts";
import { findOwnBusiness, updateTown } from "./own-business.queries.ts";

/** Writes how the town of the caller's business is called. Documents that are issued already keep what they say. */
export async function renameTown(
  context: SellerContext,
  { body: { town, townTe } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const profileId = context.sellerProfileId;
  return inTransaction(context, async (transaction) => {
    await updateTown(transaction, profileId, { en: town, te: townTe });
    const business = await findOwnBusiness(transaction, profileId);
    if (!business) return refuse(endpoint, "selling/no-business");
    await audit(context, transaction, {
      action: "selling/town-renamed",
      subject: `profile ${profileId}`,
      detail: { town, townTe },
    });
    return { business };
  });
}
