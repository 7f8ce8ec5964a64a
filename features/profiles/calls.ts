import { type Calls, ownerOf } from "#testing/calls/calls.ts";
import { privatePicture } from "#testing/files/private-picture.ts";
import { hanamkonda } from "#testing/shop/people.ts";

/** What the calls of profiles answer, and what is sent to them. */
export const calls: Calls = {
  "profiles/read-profile": {
    own: 200,
    others: 404,
    missing: 404,
    sends: (world, caller, kind) => [
      {
        params: {
          profileKey: kind === "missing" ? "no-such-person" : ownerOf(world, caller, kind).profileKey,
        },
      },
    ],
  },
  "profiles/update-profile": {
    own: 200,
    others: 422,
    missing: 422,
    note: "the caller's own profile; another's picture is refused",
    sends: async (world, caller, kind) => {
      const pictureKey = (await privatePicture(world, ownerOf(world, caller, kind), kind)).slice(0, 22);
      const details = { firstName: "Padma", firstNameTe: null, email: null, language: "en" };
      const body = { ...details, businessName: null, gstin: null };
      return [{ body: kind === "own" ? body : { ...body, pictureKey } }];
    },
  },
  "profiles/choose-language": {
    own: 200,
    note: "of the caller's own profile",
    sends: () => [{ body: { language: "te" } }],
  },
  "profiles/update-basic-details": {
    own: 200,
    note: "of the caller's own profile",
    sends: () => [{ body: { location: hanamkonda } }],
  },
};
