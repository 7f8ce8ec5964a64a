import type { SellerContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { claimPictures, releasePictures } from "#features/files/server";
import { proposeProduct as endpoint } from "../../contract/proposals.ts";

/** Claims a proposal's new photos for its seller, also those a team member sent, and releases those left out. */
export async function takePhotos(
  context: SellerContext,
  transaction: Transaction,
  { before, photos }: { readonly before: readonly string[]; readonly photos: readonly string[] },
): Promise<void> {
  const added = photos.filter((key) => !before.includes(key));
  const used = await claimPictures(transaction, added, {
    ownerProfileId: context.actor.profileId,
    givenToProfileId: context.sellerProfileId,
    audience: "members",
    usedBy: "assortment/proposal",
  });
  const gone = added.filter((key) => !used.includes(key));
  if (gone.length > 0) {
    const fields = gone.map((key) => [`photos.${photos.indexOf(key)}`, "catalogue/photo-gone"]);
    return refuse(endpoint, "catalogue/photo-gone", { fields: Object.fromEntries(fields) });
  }
  const removed = before.filter((key) => !photos.includes(key));
  await releasePictures(context, transaction, removed);
}
