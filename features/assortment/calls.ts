import { type Calls, type MakeInput, missingId } from "#testing/calls/calls.ts";
import { uploadedPhoto } from "#testing/files/product-photos.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { anOwnListing } from "#testing/shop/offers.ts";
import { aBatch, aDraft, aPhotoOffer, aProductFile, aProposal } from "./builders.ts";

type World = Parameters<MakeInput>[0];

const seen = {
  priceInPaise: 500_00,
  mrpInPaise: 550_00,
  commissionInPaise: 50_00,
  onHand: 100,
  isListed: true,
};

/** A draft that fits the shop of the world. */
async function draftFor({ app, product }: World) {
  const { hsn } = await app.platform.database
    .selectFrom("product_level3")
    .select("hsn")
    .where("id", "=", product.level3Id)
    .executeTakeFirstOrThrow();
  return aDraft({ level2Id: product.level2Id, hsn });
}

/** A proposal of this person's business. */
async function proposalOf(world: World, person: { readonly profileId: number; readonly cookie: string }) {
  await anOwnListing(world.app, person.profileId);
  return aProposal(world.app, person.cookie, await draftFor(world));
}

/** A proposal that waits, of a seller of its own. */
async function somebodysProposal(world: World) {
  return proposalOf(world, await aPerson(world.app, { roles: ["seller"] }));
}

const ofProposal =
  (body?: (world: World) => object | Promise<object>): MakeInput =>
  async (world, caller, kind) => {
    const proposalId =
      kind === "missing"
        ? missingId
        : kind === "own" && world.people.get("seller")?.profileId === caller.profileId
          ? await proposalOf(world, caller)
          : await somebodysProposal(world);
    return [{ params: { proposalId }, ...(body && { body: await body(world) }) }];
  };

/** Photos that a seller has offered and nobody has decided. */
const ofPhotoOffer =
  (body?: object): MakeInput =>
  async ({ app }, _, kind) => {
    if (kind === "missing") return [{ params: { offerId: missingId }, ...(body && { body }) }];
    const person = await aPerson(app, { roles: ["seller"] });
    const { level3Id } = await anOwnListing(app, person.profileId);
    const offerId = await aPhotoOffer(app, person.cookie, level3Id);
    return [{ params: { offerId }, ...(body && { body }) }];
  };

/** A batch of five packs, of the caller's own listing or of somebody else's. */
const ofBatch =
  (body: object): MakeInput =>
  async ({ app, people }, caller, kind) => {
    if (kind === "missing") return [{ params: { batchId: missingId }, body }];
    const isOwn = kind === "own" && people.get("seller")?.profileId === caller.profileId;
    const owner = isOwn ? caller : await aPerson(app, { roles: ["seller"] });
    const { listingId } = await anOwnListing(app, owner.profileId);
    return [{ params: { batchId: await aBatch(app, owner.cookie, listingId) }, body }];
  };

const fileOfProduct: MakeInput = async (world, { profileId }) => {
  await anOwnListing(world.app, profileId);
  return [{ csv: aProductFile([]) }];
};

/** What the calls of the assortment answer, and what is sent to them. */
export const calls: Calls = {
  "assortment/list-own-products": { own: 200 },
  "assortment/read-product": {
    own: 200,
    missing: 404,
    note: "products of the common list are everybody's",
    sends: ({ product }, _, kind) => [
      { params: { level3Id: kind === "missing" ? missingId : product.level3Id } },
    ],
  },
  "assortment/list-common-products": { own: 200 },
  "assortment/offer-pack": {
    own: 201,
    missing: 404,
    note: "packs of the common list are everybody's",
    sends: async ({ app, product }, { profileId }, kind) => {
      await anOwnListing(app, profileId);
      const { isListed: _, ...terms } = seen;
      return [{ body: { ...terms, skuId: kind === "missing" ? missingId : product.skuIds[0] } }];
    },
  },
  "assortment/change-listing": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async ({ app, product }, { profileId }, kind) => {
      const own = kind === "own" ? await anOwnListing(app, profileId) : product;
      const listingId = kind === "missing" ? missingId : own.listingId;
      return [{ params: { listingId }, body: { ...seen, onHand: 90, seen } }];
    },
  },
  "assortment/add-batch": {
    own: 201,
    others: 404,
    missing: 404,
    sends: async ({ app, product }, { profileId }, kind) => {
      const own = kind === "own" ? await anOwnListing(app, profileId) : product;
      const listingId = kind === "missing" ? missingId : own.listingId;
      return [{ params: { listingId }, body: { batchNumber: "A-1", expiresOn: null, quantity: 5 } }];
    },
  },
  "assortment/change-batch": {
    own: 200,
    others: 404,
    missing: 404,
    sends: ofBatch({ batchNumber: "A-2", expiresOn: null, quantity: 4, seenQuantity: 5 }),
  },
  "assortment/withdraw-batch": { own: 200, others: 404, missing: 404, sends: ofBatch({ seenQuantity: 5 }) },
  "assortment/read-choices": { own: 200 },
  "assortment/list-own-proposals": { own: 200 },
  "assortment/propose-product": {
    own: 201,
    sends: async (world, { profileId }) => {
      await anOwnListing(world.app, profileId);
      return [{ body: await draftFor(world) }];
    },
  },
  "assortment/read-own-proposal": { own: 200, others: 404, missing: 404, sends: ofProposal() },
  "assortment/change-proposal": {
    own: 200,
    others: 404,
    missing: 404,
    sends: ofProposal(async (world) => ({ ...(await draftFor(world)), revision: 1 })),
  },
  "assortment/withdraw-proposal": { own: 200, others: 404, missing: 404, sends: ofProposal() },
  "assortment/list-proposals": { own: 200 },
  "assortment/approve-proposal": {
    own: 200,
    missing: 404,
    sends: ofProposal(() => ({ revision: 1 })),
  },
  "assortment/refuse-proposal": {
    own: 200,
    missing: 404,
    sends: ofProposal(() => ({ revision: 1, reason: "It is in the store already." })),
  },
  "assortment/read-photo-offer": {
    own: 200,
    missing: 404,
    note: "products of the common list are everybody's",
    sends: ({ product }, _, kind) => [
      { params: { level3Id: kind === "missing" ? missingId : product.level3Id } },
    ],
  },
  "assortment/offer-photos": {
    own: 200,
    missing: 404,
    note: "products of the common list are everybody's",
    sends: async ({ app }, { profileId, cookie }, kind) => {
      const { level3Id } = await anOwnListing(app, profileId);
      const photos = [await uploadedPhoto(app, cookie)];
      return [{ params: { level3Id: kind === "missing" ? missingId : level3Id }, body: { photos } }];
    },
  },
  "assortment/list-photo-offers": { own: 200 },
  "assortment/approve-photos": { own: 200, missing: 404, sends: ofPhotoOffer() },
  "assortment/refuse-photos": {
    own: 200,
    missing: 404,
    sends: ofPhotoOffer({ reason: "The label cannot be read." }),
  },
  "assortment/read-product-template": { own: 200, note: "the same for everybody" },
  "assortment/check-product-file": { own: 200, sends: fileOfProduct },
  "assortment/send-product-file": { own: 201, sends: fileOfProduct },
  "assortment/approve-proposals": {
    own: 200,
    note: "each proposal is answered by itself",
    sends: async (world) => [
      { body: { proposals: [{ proposalId: await somebodysProposal(world), revision: 1 }] } },
    ],
  },
};
