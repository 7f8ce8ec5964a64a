import type { Calls } from "#testing/calls/calls.ts";
import { anOwnListing } from "#testing/shop/offers.ts";

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
};
