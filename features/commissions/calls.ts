import { type Calls, missingId } from "#testing/calls/calls.ts";

/** What the calls of commissions answer, and what is sent to them. */
export const calls: Calls = {
  "commissions/list-rules": { own: 200 },
  "commissions/add-rule": {
    own: 201,
    missing: 404,
    note: "rules of the whole store",
    sends: ({ product }, _, kind) => {
      const level2Id = kind === "missing" ? missingId : product.level2Id;
      return [{ body: { level1Id: null, level2Id, validFrom: "2027-01-01", rateInBasisPoints: 400 } }];
    },
  },
};
