import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, type TestPerson } from "#testing/shop/builders.ts";
import { anOwnListing } from "#testing/shop/offers.ts";
import { createOffer, endOffer, listOffers } from "../contract.ts";
import { offersFeature } from "./feature.ts";

let app: TestApp;
let seller: TestPerson;
let listing: { listingId: number; sellerId: number };
beforeAll(async () => {
  app = await testApp();
  seller = await aPerson(app, { roles: ["seller"] });
  listing = await anOwnListing(app, seller.profileId);
});
afterAll(() => app.close());

const wish = () => ({
  listingId: listing.listingId,
  discountInPaise: 40_00,
  pinPrefixes: ["506", "507", "506"],
  startsOn: "2026-07-14",
  endsOn: "2026-08-31",
});
const create = (part: object = {}) =>
  app.call(createOffer, { body: { ...wish(), ...part } }, { as: seller.cookie });
const own = async () => (await app.call(listOffers, { query: {} }, { as: seller.cookie })).data.offers;

describe("a seller's offer", () => {
  it("is made for a listing of his own, pin areas and days, and stands in his list", async () => {
    const made = await create();
    expect([made.status, made.code]).toEqual([201, "CREATED"]);
    expect((await own())[0]).toMatchObject({
      offerId: made.data.offerId,
      listingId: listing.listingId,
      priceInPaise: 500_00,
      discountInPaise: 40_00,
      pinPrefixes: ["506", "507"],
      startsOn: "2026-07-14",
      endsOn: "2026-08-31",
      isEnded: false,
    });
  });

  it("on another seller's listing is refused like one on a missing listing", async () => {
    const { listingId } = await aProduct(app);
    for (const foreign of [listingId, 4_000_000_000]) {
      const refused = await create({ listingId: foreign });
      expect([refused.status, refused.code]).toEqual([404, "offers/listing-not-found"]);
    }
  });

  it("must leave a price: a discount of the whole price or more is refused beside its field", async () => {
    for (const discountInPaise of [500_00, 900_00]) {
      const refused = await create({ discountInPaise });
      expect([refused.status, refused.fields]).toEqual([
        422,
        { discountInPaise: "The discount must be lower than the price." },
      ]);
    }
    expect((await create({ discountInPaise: 499_99 })).status).toBe(201);
  });

  it("that is over before it begins, or over already, is refused beside its last day", async () => {
    for (const days of [
      { startsOn: "2026-08-02", endsOn: "2026-08-01" },
      { startsOn: "2026-07-01", endsOn: "2026-07-13" },
    ]) {
      const refused = await create(days);
      expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(["offers/days-wrong", ["endsOn"]]);
    }
    expect((await create({ startsOn: "2026-07-14", endsOn: "2026-07-14" })).status).toBe(201);
  });

  it.each([
    { discountInPaise: 0 },
    { discountInPaise: 10.5 },
    { pinPrefixes: [] },
    { pinPrefixes: ["06"] },
    { pinPrefixes: ["5061321"] },
    { startsOn: "2026-02-30" },
    { endsOn: "tomorrow" },
  ])("%j is refused", async (part) => {
    expect((await create(part)).status).toBe(422);
  });

  it("made twice with the same key is one offer", async () => {
    const before = (await own()).length;
    const twice = async () =>
      app.call(
        createOffer,
        { body: wish() },
        { as: seller.cookie, headers: { "idempotency-key": "offer-1" } },
      );
    const [first, second] = [await twice(), await twice()];
    expect(second.data).toEqual(first.data);
    expect(await own()).toHaveLength(before + 1);
  });

  it("is ended once and for all, by nobody but its seller", async () => {
    const { offerId } = (await create()).data;
    const other = await aPerson(app, { roles: ["seller"] });
    const end = (as: string) => app.call(endOffer, { params: { offerId } }, { as });
    expect((await end(other.cookie)).status).toBe(404);
    expect((await own())[0]?.isEnded).toBe(false);
    for (let times = 0; times < 2; times += 1) expect((await end(seller.cookie)).status).toBe(200);
    expect((await own())[0]).toMatchObject({ offerId, isEnded: true });
    const ended = await app.platform.database
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", `offer ${offerId}`)
      .orderBy("id")
      .execute();
    expect(ended.map(({ action }) => action)).toEqual(["offers/created", "offers/ended"]);
  });

  it("stands on pages of the list, newest first, each read in two statements", async () => {
    const { result, statements } = await app.statements.during(() =>
      app.call(listOffers, { query: { limit: 2 } }, { as: seller.cookie }),
    );
    expect(statements).toHaveLength(2);
    const all = (await own()).map(({ offerId }) => offerId);
    expect(result.data.offers.map(({ offerId }) => offerId)).toEqual(all.slice(0, 2));
    const after = result.data.nextAfter ?? 0;
    const next = await app.call(listOffers, { query: { limit: 2, after } }, { as: seller.cookie });
    expect(next.data.offers.map(({ offerId }) => offerId)).toEqual(all.slice(2, 4));
  });

  it("whose last day is over leaves the index of places by the job, however many; one of today and later ones stay", async () => {
    const { database } = app.platform;
    await database
      .insertInto("offers")
      .columns([
        "seller_id",
        "listing_id",
        "discount_in_paise",
        "pin_prefixes",
        "starts_on",
        "ends_on",
        "created_at",
      ])
      .expression(sql`select ${listing.sellerId}, ${listing.listingId}, 100, array['5'], '2026-06-01', '2026-07-13', now()
        from generate_series(1, 5001)`)
      .execute();
    const { offerId: today } = (await create({ endsOn: "2026-07-14" })).data;
    const { offerId: byHand } = (await create()).data;
    await app.call(endOffer, { params: { offerId: byHand } }, { as: seller.cookie });
    const [job]: readonly Job[] = offersFeature.jobs;
    const endings = async () =>
      database.selectFrom("offers").select(["id", "ended_at", "ends_on"]).orderBy("id").execute();
    const before = await endings();
    // Two servers may do it at the same time.
    await Promise.all([job?.run(app.platform, null), job?.run(app.platform, null)]);
    await job?.run(app.platform, null);
    const after = await endings();
    const changed = after.filter((offer, at) => String(offer.ended_at) !== String(before[at]?.ended_at));
    expect(changed).toHaveLength(5001);
    expect(new Set(changed.map(({ ended_at }) => ended_at?.toISOString()))).toEqual(
      new Set(["2026-07-13T18:30:00.000Z"]),
    );
    expect((await own()).find(({ offerId }) => offerId === today)?.isEnded).toBe(false);
    app.clock.set(new Date("2026-07-14T18:30:00Z"));
    await job?.run(app.platform, null);
    expect((await own()).find(({ offerId }) => offerId === today)?.isEnded).toBe(true);
  });
});
