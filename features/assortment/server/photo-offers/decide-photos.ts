import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext, Platform } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { productPhotos } from "#features/catalogue/server";
import { releasePictures } from "#features/files/server";
import {
  approvePhotos as approveEndpoint,
  type listPhotoOffers as listEndpoint,
  type refusePhotos as refuseEndpoint,
} from "../../contract/photo-offers.ts";
import { tell } from "../proposals/decide-proposal.ts";
import {
  type DecidedOffer,
  decideOffer,
  findTitle,
  hasPhotos,
  isOffer,
  lockOffersBeside,
  selectWaitingOffers,
  withdrawOffers,
} from "./photo-offers.queries.ts";

/** What telling a seller takes, also after the change. */
type Telling = Pick<Platform, "clock" | "signals">;

const shownAtOnce = 20;

/** Photos that wait, for the platform admin. */
export async function listPhotoOffers({ database }: MemberContext): Promise<AnswerOf<typeof listEndpoint>> {
  const offers = await selectWaitingOffers(database, shownAtOnce);
  return { offers: offers.map((offer) => ({ ...offer, offeredAt: offer.offeredAt.getTime() })) };
}

/** Puts offered photos on their product, unless it has got some meanwhile, and tells the seller; other offers for it are withdrawn. */
export async function approvePhotos(
  context: MemberContext,
  { params: { offerId } }: CheckedOf<typeof approveEndpoint>,
): Promise<AnswerOf<typeof approveEndpoint>> {
  return inTransaction(context, async (transaction) => {
    await lockOffersBeside(transaction, offerId);
    const decided = await decide(context, transaction, offerId, { state: "approved", reason: null });
    const outcome = await productPhotos.putFirst(transaction, decided.level3Id, decided.photos);
    if (outcome === "has-photos") return refuse(approveEndpoint, "assortment/product-has-photos");
    if (outcome === "gone") return refuse(approveEndpoint, "assortment/offered-photos-gone");
    await withdrawOthers(context, transaction, decided.level3Id, {
      en: "another seller's photos were approved, so yours are not needed any more.",
      te: "మరో అమ్మకందారు ఫోటోలను ఆమోదించాం, కాబట్టి మీ ఫోటోలు ఇక అవసరం లేదు.",
    });
    await audit(context, transaction, {
      action: "assortment/photos-approved",
      subject: `product ${decided.level3Id}`,
      detail: { offerId, photos: decided.photos.join(" ") },
    });
    await tellSeller(context, transaction, offerId, decided, {
      en: "your photos are in the store.",
      te: "మీ ఫోటోలు స్టోర్‌లో కనిపిస్తున్నాయి.",
    });
    return { offerId, state: "approved" as const };
  });
}

/** Takes back what sellers offered for a product that has got its photos, and tells them so. */
async function withdrawOthers(
  context: Telling,
  transaction: Transaction,
  level3Id: number,
  why: PersonText,
): Promise<void> {
  for (const { offerId, sellerId, photos } of await withdrawOffers(transaction, level3Id)) {
    await releasePictures(context, transaction, photos);
    await tellSeller(context, transaction, offerId, { level3Id, sellerId }, why);
  }
}

/** The admin has put photos on the product himself. */
export const endOffers = listen(
  productPhotos.put,
  "assortment/end-photo-offers",
  async (platform, transaction, { level3Id }) => {
    // Taken off again before this was heard: what is offered now is needed.
    if (!(await hasPhotos(transaction, level3Id))) return;
    await withdrawOthers(platform, transaction, level3Id, {
      en: "Santha has put photos on it, so yours are not needed any more.",
      te: "సంత దీనికి ఫోటోలు పెట్టింది, కాబట్టి మీ ఫోటోలు ఇక అవసరం లేదు.",
    });
  },
);

/** Refuses offered photos and tells the seller why; they are deleted a day later. */
export async function refusePhotos(
  context: MemberContext,
  { params: { offerId }, body: { reason } }: CheckedOf<typeof refuseEndpoint>,
): Promise<AnswerOf<typeof refuseEndpoint>> {
  return inTransaction(context, async (transaction) => {
    const decided = await decide(context, transaction, offerId, { state: "refused", reason });
    await releasePictures(context, transaction, decided.photos);
    await audit(context, transaction, {
      action: "assortment/photos-refused",
      subject: `product ${decided.level3Id}`,
      detail: { offerId, reason },
    });
    await tellSeller(context, transaction, offerId, decided, {
      en: `photos not approved. ${reason}`,
      te: `ఫోటోలు ఆమోదించలేదు. ${reason}`,
    });
    return { offerId, state: "refused" as const };
  });
}

async function decide(
  { clock }: MemberContext,
  transaction: Transaction,
  offerId: number,
  decision: Omit<Parameters<typeof decideOffer>[2], "at">,
): Promise<DecidedOffer> {
  const decided = await decideOffer(transaction, offerId, { ...decision, at: clock.now() });
  if (decided) return decided;
  const isThere = await isOffer(transaction, offerId);
  return refuse(approveEndpoint, isThere ? "assortment/offer-decided" : "assortment/offer-not-found");
}

async function tellSeller(
  context: Telling,
  transaction: Transaction,
  offerId: number,
  { level3Id, sellerId }: Pick<DecidedOffer, "level3Id" | "sellerId">,
  said: PersonText,
): Promise<void> {
  const title = await findTitle(transaction, level3Id);
  await tell(
    context,
    transaction,
    { sellerId },
    {
      activityId: `assortment/photo-offer/${offerId}`,
      text: { en: `${title.en}: ${said.en}`, te: `${title.te}: ${said.te}` },
      leadsTo: `/app/sell/catalogue/${level3Id}`,
    },
  );
}
