import { uploadedPhoto } from "#testing/files/product-photos.ts";
import type { TestApp } from "#testing/process/app.ts";
import { addBatch } from "./contract/batches.ts";
import { offerPhotos } from "./contract/photo-offers.ts";
import { productColumns } from "./contract/product-files.ts";
import { type ProductDraft, proposeProduct } from "./contract/proposals.ts";

/** What a seller proposes; group and HSN code must exist. */
export function aDraft(draft: Pick<ProductDraft, "level2Id" | "hsn"> & Partial<ProductDraft>): ProductDraft {
  return {
    titleEn: "Neem cake powder",
    titleTe: "వేప పిండి పొడి",
    descriptionEn: "Pressed neem kernels, ground. Feeds the soil.",
    descriptionTe: "వేప గింజల పిండి. నేలకు బలం ఇస్తుంది.",
    maker: "Kakatiya Organics",
    countryOfOrigin: "IN",
    licenceNeeded: null,
    photos: [],
    packs: [aProposedPack()],
    ...draft,
  };
}

/** A pack of 40 kg with room for a margin below its MRP. */
export function aProposedPack(
  pack: Partial<ProductDraft["packs"][number]> = {},
): ProductDraft["packs"][number] {
  return {
    amount: "40",
    unit: "kg",
    weightInGrams: null,
    priceInPaise: 1_200_00,
    mrpInPaise: 1_400_00,
    commissionInPaise: 60_00,
    onHand: 25,
    ...pack,
  };
}

/** Proposes the draft as its seller; answers the proposal's number. */
export async function aProposal(
  app: Pick<TestApp, "call">,
  as: string,
  draft: ProductDraft,
): Promise<number> {
  const { data } = await app.call(proposeProduct, { body: draft }, { as });
  return data.proposalId;
}

/** A CSV file of new products with these lines below the head; without any, one product that has only its name. */
export function aProductFile(lines: readonly string[]): Uint8Array {
  const rows = lines.length > 0 ? lines : ["Neem cake powder"];
  return new TextEncoder().encode([Object.values(productColumns).join(","), ...rows, ""].join("\r\n"));
}

/** Offers a photo for a product that its seller sells; answers the number of the offer. */
export async function aPhotoOffer(
  app: Pick<TestApp, "app" | "call" | "platform">,
  as: string,
  level3Id: number,
): Promise<number> {
  const photos = [await uploadedPhoto(app, as)];
  await app.call(offerPhotos, { params: { level3Id }, body: { photos } }, { as });
  const { id } = await app.platform.database
    .selectFrom("photo_offers")
    .select("id")
    .where("level3_id", "=", level3Id)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return id;
}

/** A new batch of five packs without an expiry day on this listing, by its seller; answers its number. */
export async function aBatch(
  app: Pick<TestApp, "call" | "platform">,
  as: string,
  listingId: number,
): Promise<number> {
  const made = await app.platform.database
    .selectFrom("stock_batches")
    .select("id")
    .where("listing_id", "=", listingId)
    .where("batch_number", "is not", null)
    .executeTakeFirst();
  if (made) return made.id;
  const body = { batchNumber: "A-1", expiresOn: null, quantity: 5 };
  await app.call(addBatch, { params: { listingId }, body }, { as });
  const { id } = await app.platform.database
    .selectFrom("stock_batches")
    .select("id")
    .where("listing_id", "=", listingId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return id;
}
