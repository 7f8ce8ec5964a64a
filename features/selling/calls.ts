import { type Calls, type MakeInput, missingId } from "#testing/calls/calls.ts";
import { aPerson, aSeller } from "#testing/shop/builders.ts";
import { anOwnListing } from "#testing/shop/offers.ts";

const rate = {
  pinPrefix: "506132",
  orderValueFromInPaise: 0,
  chargeInPaise: 60_00,
  leadDays: 2,
  isCashOnDelivery: true,
};

/** An area of the caller's own business, of another one, or none. */
const ofRate =
  (body?: object): MakeInput =>
  async ({ app, product }, { profileId }, kind) => {
    const { sellerId } = kind === "own" ? await anOwnListing(app, profileId) : product;
    const terms = { charge_in_paise: 40_00, lead_days: 3, is_cash_on_delivery: true };
    const { id } = await app.platform.database
      .insertInto("shipping_rates")
      .values({ seller_id: sellerId, pin_prefix: "9", order_value_from_in_paise: 0, ...terms })
      .onConflict((conflict) =>
        conflict.columns(["seller_id", "pin_prefix", "order_value_from_in_paise"]).doUpdateSet(terms),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    return [{ params: { rateId: kind === "missing" ? missingId : id }, ...(body && { body }) }];
  };
const seen = { ...rate, pinPrefix: "9", chargeInPaise: 40_00, leadDays: 3 };

const everybodys = "admins decide about everybody";

/** A seller made for the call, suspended if need be. */
const ofSeller =
  ({
    body,
    isSuspended = false,
  }: {
    readonly body?: object;
    readonly isSuspended?: boolean;
  } = {}): MakeInput =>
  async ({ app }, _, kind) => {
    const rest = body ? { body } : {};
    if (kind === "missing") return [{ params: { profileKey: "nobody" }, ...rest }];
    const { profileId, profileKey } = await aPerson(app, { roles: ["seller"] });
    const { sellerId } = await aSeller(app, { profileId });
    const suspended = { suspended_at: app.clock.now(), suspension_reason: "Sold empty bags." };
    if (isSuspended)
      await app.platform.database.updateTable("sellers").set(suspended).where("id", "=", sellerId).execute();
    return [{ params: { profileKey }, ...rest }];
  };

/** What the calls of selling answer, and what is sent to them. */
export const calls: Calls = {
  "selling/read-own-business": { own: 200 },
  "selling/rename-town": {
    own: 200,
    sends: async ({ app }, { profileId }) => {
      await anOwnListing(app, profileId);
      return [{ body: { town: "Narsampet", townTe: "నర్సంపేట" } }];
    },
  },
  "selling/list-shipping-rates": { own: 200 },
  "selling/add-shipping-rate": {
    own: 201,
    sends: async ({ app }, { profileId }) => {
      await anOwnListing(app, profileId);
      await app.platform.database.deleteFrom("shipping_rates").where("pin_prefix", "=", "506132").execute();
      return [{ body: rate }];
    },
  },
  "selling/change-shipping-rate": {
    own: 200,
    others: 404,
    missing: 404,
    sends: ofRate({ ...seen, leadDays: 4, seen }),
  },
  "selling/remove-shipping-rate": { own: 200, others: 404, missing: 404, sends: ofRate() },
  "selling/read-seller": { own: 200, missing: 404, note: everybodys, sends: ofSeller() },
  "selling/suspend-seller": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: ofSeller({ body: { reason: "Sold seeds after their last day." } }),
  },
  "selling/reinstate-seller": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: ofSeller({ isSuspended: true }),
  },
};
