import { type Calls, type Input, missingId, type ObjectKind } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { aProduct } from "#testing/shop/builders.ts";
import { anOwnListing } from "#testing/shop/offers.ts";
import { anUpdate } from "#testing/shop/shares.ts";

let shares = 0;

/** An item for this person alone. */
async function itemParams({ app, stranger }: World, caller: Somebody, kind: ObjectKind): Promise<Input> {
  if (kind === "missing") return { params: { itemId: String(missingId) } };
  const { profileId } = kind === "others" ? stranger : caller;
  return { params: { itemId: await anUpdate(app, { readerProfileId: profileId }) } };
}

/** A share that this person has published. */
async function shareParams({ app, stranger }: World, caller: Somebody, kind: ObjectKind): Promise<Input> {
  if (kind === "missing") return { params: { itemId: String(missingId) } };
  const { profileId: authorProfileId } = kind === "others" ? stranger : caller;
  shares += 1;
  const subject = { kind: "product-share", key: `permission ${shares}` };
  return { params: { itemId: await anUpdate(app, { authorProfileId, subject }) } };
}

/** A product that this caller may share and has not. */
async function shareBody({ app }: World, { profileId }: Somebody, kind: ObjectKind): Promise<Input> {
  const promotionalTitle = "Sow before the rain";
  if (kind === "missing") return { body: { level3Ids: [missingId], promotionalTitle } };
  await anOwnListing(app, profileId);
  const { id: sellerId } = await app.platform.database
    .selectFrom("sellers")
    .select("id")
    .where("profile_id", "=", profileId)
    .executeTakeFirstOrThrow();
  const { level3Id } = await aProduct(app, { sellerId });
  return { body: { level3Ids: [level3Id], promotionalTitle } };
}

/** What the calls of feed answer, and what is sent to them. */
export const calls: Calls = {
  "feed/read-stream": {
    own: 200,
    note: "what is for all or for the caller, and his own orders",
    sends: () => [{}, { query: { entityId: "somewhere", offset: 10, limit: 5 } }],
  },
  "feed/read-item": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (...asked) => [await itemParams(...asked)],
  },
  "feed/count-news": { own: 200, sends: () => [{ query: { since: 0 } }] },
  "feed/read-share": {
    own: 200,
    note: "of the caller",
    sends: ({ product }) => [{ query: { level3Id: product.level3Id } }],
  },
  "feed/share-product": {
    may: ["agent", "seller", "platform-admin"],
    own: 201,
    missing: 404,
    note: "a seller what his business sells, the others everything that is sold",
    sends: async (...asked) => [await shareBody(...asked)],
  },
  "feed/withdraw-share": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (...asked) => [await shareParams(...asked)],
  },
};
