import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import { claimPictures, releasePictures } from "#features/files/server";
import { rateOrder as endpoint } from "../contract.ts";

/** Uses the photos that are new and gives those up that are gone; refuses one that is not the caller's or is used. */
export async function takePhotos(
  context: MemberContext,
  transaction: Transaction,
  { before, photos }: { readonly before: readonly string[]; readonly photos: readonly string[] },
): Promise<void> {
  const code = "reviews/photo-gone";
  const added = photos.filter((key) => !before.includes(key));
  const used = await claimPictures(transaction, added, {
    ownerProfileId: context.actor.profileId,
    audience: "members",
    usedBy: "reviews/photo",
  });
  const gone = added.filter((key) => !used.includes(key));
  if (gone.length > 0) {
    const fields = Object.fromEntries(gone.map((key) => [`photos.${photos.indexOf(key)}`, code]));
    throw new AppError({ code, status: endpoint.errors[code], fields });
  }
  const removed = before.filter((key) => !photos.includes(key));
  await releasePictures(context, transaction, removed);
}
