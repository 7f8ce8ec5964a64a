import { type Calls, type MakeInput, missingId } from "#testing/calls/calls.ts";
import { sessionFor } from "#testing/process/app.ts";
import { aScan } from "#testing/shop/applications.ts";
import { aPerson, aSeller } from "#testing/shop/builders.ts";
import { lastRequestId, sendALicence } from "#testing/shop/licences.ts";
import { anOwnListing } from "#testing/shop/offers.ts";

const everybodys = "admins check everybody's";

/** A licence of a seller made for the call, which waits. */
const ofRequest =
  (body?: object): MakeInput =>
  async ({ app }, _, kind) => {
    const rest = body ? { body } : {};
    if (kind === "missing") return [{ params: { requestId: missingId }, ...rest }];
    const seller = await aPerson(app, { roles: ["seller"] });
    await aSeller(app, { profileId: seller.profileId });
    await sendALicence(app, seller);
    return [{ params: { requestId: await lastRequestId(app) }, ...rest }];
  };

/** What the calls of licences answer, and what is sent to them. */
export const calls: Calls = {
  "licences/read-own": { own: 200 },
  "licences/send": {
    own: 201,
    missing: 404,
    note: "the caller's own; missing: a kind that is none",
    sends: async ({ app }, caller, kind) => {
      const { sellerId } = await anOwnListing(app, caller.profileId);
      await app.platform.database.deleteFrom("licence_requests").where("seller_id", "=", sellerId).execute();
      const scan = await aScan(app, { ...caller, cookie: await sessionFor(app, caller) });
      const body = { number: "TS/SEED/2027", validUntil: "2029-03-31", scan };
      return [{ params: { kind: kind === "missing" ? "none" : "seed" }, body }];
    },
  },
  "licences/list-requests": { own: 200, sends: () => [{}, { query: { state: "returned" } }] },
  "licences/approve": { own: 200, missing: 404, note: everybodys, sends: ofRequest() },
  "licences/send-back": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: ofRequest({ reason: "The photo is blurred." }),
  },
};
