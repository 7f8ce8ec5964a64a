import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { role } from "./person.ts";

/** Place name that the specification uses for "no location yet". */
export const noLocationYet = "Location yet to be set";

/** A person as the specification names the fields (ENT-001). */
export const profile = z.object({
  profileKey: z.string(),
  firstName: z.string(),
  mobileNo: z.string(),
  altemailId: z.nullable(z.string()),
  profilePicUrl: z.nullable(z.string()),
  roles: z.array(role),
  memberSince: z.int(),
  lstOfUserBusinessDetailsInfo: z.array(
    z.object({
      locationTo: z.object({
        placeName: z.string(),
        locationLong: z.nullable(
          z.object({
            locality: z.string(),
            adminLevel1: z.string(),
            adminLevel2: z.string(),
            countryName: z.string(),
            latitude: z.number(),
            longitude: z.number(),
          }),
        ),
      }),
    }),
  ),
});
export type Profile = z.output<typeof profile>;

export const readProfile = endpoint({
  name: "profiles/read-profile",
  summary: "The caller's own profile; another person's key answers like a missing one.",
  method: "GET",
  path: "/v2/profiles/{profileKey}",
  permission: "member",
  params: z.object({ profileKey: z.string().check(z.maxLength(64)) }),
  answer: profile,
  errors: { "profiles/not-found": 404 },
});
