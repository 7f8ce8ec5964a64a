import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";
import { photoKeys } from "#features/catalogue/contract.ts";
import { bed } from "#features/store/contract/store.ts";
import { rowId, rowIdInUrl } from "./listings.ts";

/** Photos wait until the platform admin has seen them. */
export const photoOfferStates = ["waiting", "approved", "refused", "withdrawn"] as const;

/** What the caller has offered last for a product. */
export const ownPhotoOffer = z.object({
  state: z.enum(photoOfferStates),
  photos: z.array(z.string()),
  /** Why they were refused. */
  reason: z.nullable(z.string()),
});
export type OwnPhotoOffer = z.output<typeof ownPhotoOffer>;

const ofProduct = z.object({ level3Id: rowIdInUrl });

export const readPhotoOffer = endpoint({
  name: "assortment/read-photo-offer",
  summary: "Whether the caller may offer photos for a product, and what the caller has offered last.",
  method: "GET",
  path: "/v2/selling/products/{level3Id}/photo-offer",
  permission: "seller",
  sellerPart: "catalogue",
  params: ofProduct,
  answer: z.object({
    /** Whether the caller sells the product and it has no photos. */
    canOffer: z.boolean(),
    offer: z.nullable(ownPhotoOffer),
  }),
  errors: { "assortment/product-not-found": 404 },
});

export const offerPhotos = endpoint({
  name: "assortment/offer-photos",
  summary:
    "Offers photos for a product that the caller sells and that has none; they take the place of those that wait.",
  method: "PUT",
  path: "/v2/selling/products/{level3Id}/photo-offer",
  permission: "seller",
  sellerPart: "catalogue",
  params: ofProduct,
  body: z.object({ photos: photoKeys.check(z.minLength(1)) }),
  answer: ownPhotoOffer,
  errors: {
    "assortment/product-not-found": 404,
    "assortment/photos-not-needed": 409,
    "catalogue/photo-gone": 422,
  },
});

export const waitingPhotoOffer = z.object({
  offerId: rowId,
  level3Id: rowId,
  title: localizedText,
  maker: z.string(),
  bed,
  drawing: z.string(),
  seller: localizedText,
  photos: z.array(z.string()),
  /** Epoch milliseconds. */
  offeredAt: z.int(),
});
export type WaitingPhotoOffer = z.output<typeof waitingPhotoOffer>;

export const listPhotoOffers = endpoint({
  name: "assortment/list-photo-offers",
  summary:
    "For the platform admin: photos that sellers offer, those that wait the longest first; 20 at most.",
  method: "GET",
  path: "/v2/admin/photo-offers",
  permission: "platform-admin",
  answer: z.object({ offers: z.array(waitingPhotoOffer) }),
  errors: {},
});

const ofOffer = z.object({ offerId: rowIdInUrl });
const decided = z.object({ offerId: rowId, state: z.enum(photoOfferStates) });
const openErrors = { "assortment/offer-not-found": 404, "assortment/offer-decided": 409 } as const;

export const approvePhotos = endpoint({
  name: "assortment/approve-photos",
  summary: "The platform admin puts the offered photos on a product that has none.",
  method: "POST",
  path: "/v2/admin/photo-offers/{offerId}/approval",
  permission: "platform-admin",
  params: ofOffer,
  answer: decided,
  errors: {
    ...openErrors,
    "assortment/product-has-photos": 409,
    "assortment/offered-photos-gone": 409,
  },
});

export const refusePhotos = endpoint({
  name: "assortment/refuse-photos",
  summary: "The platform admin refuses offered photos and says why; the seller may offer others.",
  method: "POST",
  path: "/v2/admin/photo-offers/{offerId}/refusal",
  permission: "platform-admin",
  params: ofOffer,
  body: z.object({ reason: paragraphs(5, 300) }),
  answer: decided,
  errors: openErrors,
});
