import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { claimPictures, givePicturesToStore, releasePictures } from "#features/files/server";
import { changePhotos as endpoint } from "../../contract.ts";
import { photosPut } from "../events.ts";
import { isProduct, setPhotos } from "./photos.queries.ts";

/** Sets the photos of a product, if they are as the caller saw them; those left out are deleted a day later. */
export async function changePhotos(
  context: MemberContext,
  { params: { level3Id }, body: { photos, seen } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const added = photos.filter((key) => !seen.includes(key));
  const removed = seen.filter((key) => !photos.includes(key));
  return inTransaction(context, async (transaction) => {
    if (!(await setPhotos(transaction, level3Id, { photos, seen }))) {
      const isThere = await isProduct(transaction, level3Id);
      return refuse(endpoint, isThere ? "catalogue/photos-changed" : "catalogue/product-not-found");
    }
    const used = await claimPictures(transaction, added, {
      ownerProfileId: context.actor.profileId,
      audience: "members",
      usedBy: "catalogue/product",
    });
    const gone = added.filter((key) => !used.includes(key));
    if (gone.length > 0) {
      const fields = gone.map((key) => [`photos.${photos.indexOf(key)}`, "catalogue/photo-gone"]);
      return refuse(endpoint, "catalogue/photo-gone", { fields: Object.fromEntries(fields) });
    }
    await givePicturesToStore(transaction, used);
    if (photos.length > 0) await emit(context, transaction, photosPut, { level3Id });
    await releasePictures(context, transaction, removed);
    await audit(context, transaction, {
      action: "catalogue/photos-changed",
      subject: `product ${level3Id}`,
      detail: { photos: photos.join(" "), before: seen.join(" ") },
    });
    return { photos };
  });
}
