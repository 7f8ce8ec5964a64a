import type { ObjectKind } from "../permissions.table.ts";
import { aProduct } from "./builders.ts";
import { type Input, type MakeInput, missingId } from "./inputs.ts";
import { anOwnListing } from "./offers.ts";
import type { Somebody, World } from "./permission-world.ts";
import { anUpdate } from "./shares.ts";

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

/** What is sent to the calls of the streams. */
export const feedInputs: Readonly<Record<string, MakeInput>> = {
  "feed/read-stream": () => [{}, { query: { entityId: "somewhere", offset: 10, limit: 5 } }],
  "feed/read-item": async (...asked) => [await itemParams(...asked)],
  "feed/count-news": () => [{ query: { since: 0 } }],
  "feed/read-share": ({ product }) => [{ query: { level3Id: product.level3Id } }],
  "feed/share-product": async (...asked) => [await shareBody(...asked)],
  "feed/withdraw-share": async (...asked) => [await shareParams(...asked)],
};
