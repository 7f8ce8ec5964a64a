import { afterAll, beforeAll, expect, it } from "vitest";
import { changePhotos } from "#features/catalogue/contract.ts";
import { viewProduct } from "#features/store/contract/store.ts";
import { photographed, uploadedPhoto } from "#testing/files/product-photos.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { jobsAreDone } from "#testing/process/held-job.ts";
import { aListing, aPerson, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { anOwnListing } from "#testing/shop/offers.ts";
import { aPhotoOffer } from "../../builders.ts";
import {
  approvePhotos,
  listPhotoOffers,
  offerPhotos,
  readPhotoOffer,
  refusePhotos,
} from "../../contract/photo-offers.ts";
import { waitingPhotos } from "../proposals/waiting-proposals.ts";

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await testApp();
  admin = await aPerson(app, { roles: ["platform-admin"] });
});
afterAll(() => app.close());

async function aTrader() {
  const person = await aPerson(app, { roles: ["seller"] });
  return { ...person, ...(await anOwnListing(app, person.profileId)) };
}
type Trader = Awaited<ReturnType<typeof aTrader>>;
const offer = (trader: Trader, photos: string[], level3Id = trader.level3Id) =>
  app.call(offerPhotos, { params: { level3Id }, body: { photos } }, { as: trader.cookie });
const read = async ({ cookie, level3Id }: Trader) =>
  (await app.call(readPhotoOffer, { params: { level3Id } }, { as: cookie })).data;
const photosOf = async ({ cookie, level3Id }: Trader) =>
  (await app.call(viewProduct, { params: { level3Id } }, { as: cookie })).data.photos;
const toldTo = async ({ profileId }: Pick<Trader, "profileId">) => {
  const news = await app.platform.database
    .selectFrom("notifications")
    .select("body_en")
    .where("profile_id", "=", profileId)
    .orderBy("told_at")
    .execute();
  return news.map(({ body_en }) => body_en);
};
const approve = (offerId: number) => app.call(approvePhotos, { params: { offerId } }, { as: admin.cookie });

it("photos that a seller offers are in the store once an admin has approved them, and the seller hears of it", async () => {
  const trader = await aTrader();
  const photos = [await uploadedPhoto(app, trader.cookie), await uploadedPhoto(app, trader.cookie)];
  expect((await offer(trader, photos)).data).toEqual({ state: "waiting", photos, reason: null });
  expect(await photosOf(trader)).toEqual([]);
  const { offers } = (await app.call(listPhotoOffers, {}, { as: admin.cookie })).data;
  const mine = offers.find(({ level3Id }) => level3Id === trader.level3Id);
  expect(mine?.photos).toEqual(photos);
  const answers = await Promise.all([approve(mine?.offerId ?? 0), approve(mine?.offerId ?? 0)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await photosOf(trader)).toEqual(photos);
  expect(await read(trader)).toMatchObject({ canOffer: false, offer: { state: "approved" } });
  expect(await toldTo(trader)).toEqual([expect.stringContaining("your photos are in the store")]);
});

it("photos are offered only for a product that the seller sells and that has none", async () => {
  const [trader, other] = [await aTrader(), await aTrader()];
  const photos = [await uploadedPhoto(app, trader.cookie)];
  expect((await offer(trader, photos, other.level3Id)).code).toBe("assortment/photos-not-needed");
  await photographed(app, trader.level3Id, 1);
  expect((await offer(trader, photos)).code).toBe("assortment/photos-not-needed");
  expect((await offer(other, photos)).code).toBe("catalogue/photo-gone");
});

it("a second offer takes the place of the first; what is refused says why and may be offered anew", async () => {
  const trader = await aTrader();
  const first = await aPhotoOffer(app, trader.cookie, trader.level3Id);
  const second = await aPhotoOffer(app, trader.cookie, trader.level3Id);
  expect((await approve(first)).code).toBe("assortment/offer-decided");
  const body = { reason: "The label cannot be read." };
  await app.call(refusePhotos, { params: { offerId: second }, body }, { as: admin.cookie });
  expect(await read(trader)).toMatchObject({
    canOffer: true,
    offer: { state: "refused", reason: body.reason },
  });
  expect(await toldTo(trader)).toEqual([expect.stringContaining("photos not approved")]);
  const third = await aPhotoOffer(app, trader.cookie, trader.level3Id);
  const [theirs] = await photographed(app, trader.level3Id, 1);
  expect((await approve(third)).code).toBe("assortment/product-has-photos");
  expect(await photosOf(trader)).toEqual([theirs]);
});

/** A second seller of that trader's product. */
async function aRival({ level3Id }: Trader): Promise<Trader> {
  const person = await aPerson(app, { roles: ["seller"] });
  const { sellerId } = await aSeller(app, { profileId: person.profileId });
  const { id: skuId } = await app.platform.database
    .selectFrom("skus")
    .select("id")
    .where("level3_id", "=", level3Id)
    .executeTakeFirstOrThrow();
  return { ...person, ...(await aListing(app, { skuId, sellerId })), level3Id };
}
const isUsed = async (photo: string) =>
  (
    await app.platform.database
      .selectFrom("files")
      .select("used_by")
      .where("file_key", "=", photo)
      .executeTakeFirstOrThrow()
  ).used_by !== null;
const isListed = async (offerId: number) =>
  (await app.call(listPhotoOffers, {}, { as: admin.cookie })).data.offers.some(
    (waiting) => waiting.offerId === offerId,
  );
const queued = async () =>
  (await waitingPhotos.read(app.platform.database, { most: 100, clock: app.platform.clock }))?.count;

it("of several sellers' photos of a product the approved ones win: the others no longer wait, their pictures are given up, and their sellers are told", async () => {
  const trader = await aTrader();
  const rival = await aRival(trader);
  const before = (await queued()) ?? 0;
  const [mine, theirs] = [
    await aPhotoOffer(app, trader.cookie, trader.level3Id),
    await aPhotoOffer(app, rival.cookie, trader.level3Id),
  ];
  expect(await queued()).toBe(before + 2);
  const [photo = ""] = (await read(rival)).offer?.photos ?? [];
  const answers = await Promise.all([approve(mine), approve(theirs)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await queued()).toBe(before);
  const [shown] = await photosOf(trader);
  expect(await isUsed(photo)).toBe(shown === photo);
  const states = await app.platform.database
    .selectFrom("photo_offers")
    .select("state")
    .where("level3_id", "=", trader.level3Id)
    .execute();
  expect(states.map(({ state }) => state).toSorted()).toEqual(["approved", "withdrawn"]);
  const [winner, loser] = shown === photo ? [rival, trader] : [trader, rival];
  expect([await toldTo(winner), await toldTo(loser)]).toEqual([
    [expect.stringContaining("your photos are in the store")],
    [expect.stringContaining("another seller's photos were approved")],
  ]);
});

it("photos of a product that the admin has given photos meanwhile are neither listed nor counted", async () => {
  const trader = await aTrader();
  const before = await queued();
  const offerId = await aPhotoOffer(app, trader.cookie, trader.level3Id);
  expect(await isListed(offerId)).toBe(true);
  await photographed(app, trader.level3Id, 1);
  expect(await isListed(offerId)).toBe(false);
  expect(await queued()).toBe(before);
});

it("photos that the admin puts on a product himself end what its sellers have offered: their pictures are given up, and they are told", async () => {
  const worker = await app.startWorker();
  const trader = await aTrader();
  const offerId = await aPhotoOffer(app, trader.cookie, trader.level3Id);
  const [offered = ""] = (await read(trader)).offer?.photos ?? [];
  const photo = await uploadedPhoto(app, admin.cookie);
  const body = { photos: [photo], seen: [] };
  const put = await app.call(
    changePhotos,
    { params: { level3Id: trader.level3Id }, body },
    { as: admin.cookie },
  );
  expect(put.status).toBe(200);
  await jobsAreDone(app.url);
  await worker.stop();
  expect(await read(trader)).toMatchObject({ canOffer: false, offer: null });
  expect(await isUsed(offered)).toBe(false);
  expect(await toldTo(trader)).toEqual([expect.stringContaining("Santha has put photos on it")]);
  expect((await approve(offerId)).code).toBe("assortment/offer-decided");
});

it("photos that the admin has taken off again before sellers were told end no offer", async () => {
  const trader = await aTrader();
  const put = (photos: string[], seen: string[]) =>
    app.call(
      changePhotos,
      { params: { level3Id: trader.level3Id }, body: { photos, seen } },
      { as: admin.cookie },
    );
  const photo = await uploadedPhoto(app, admin.cookie);
  expect((await put([photo], [])).status).toBe(200);
  expect((await put([], [photo])).status).toBe(200);
  await aPhotoOffer(app, trader.cookie, trader.level3Id);
  const worker = await app.startWorker();
  await jobsAreDone(app.url);
  await worker.stop();
  expect(await read(trader)).toMatchObject({ canOffer: true, offer: { state: "waiting" } });
});

it("photos whose files are all gone are not approved: the product would stay without any", async () => {
  const trader = await aTrader();
  const offerId = await aPhotoOffer(app, trader.cookie, trader.level3Id);
  const [photo = ""] = (await read(trader)).offer?.photos ?? [];
  await app.platform.database
    .updateTable("files")
    .set({ used_by: null })
    .where("file_key", "=", photo)
    .execute();
  expect((await approve(offerId)).code).toBe("assortment/offered-photos-gone");
  expect(await read(trader)).toMatchObject({ canOffer: true, offer: { state: "waiting" } });
});
