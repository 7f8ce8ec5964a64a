import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { renameTown as endpoint } from "@santha/contract/selling";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { findOwnBusiness, updateTown } from "./own-business.queries.ts";

/** Writes how the town of the caller's business is called. Documents that are issued already keep what they say. */
export async function renameTown(
  context: MemberContext,
  { body: { town, townTe } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { profileId } = context.actor;
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
