import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { languages } from "#engine/contract/language.ts";
import { postalCode, role } from "#engine/contract/person.ts";
import { isOneLine, oneLine } from "#engine/contract/typed-text.ts";
import { pictureKey } from "#features/files/contract/files.ts";

/** Place name that the specification uses for "no location yet". */
export const noLocationYet = "Location yet to be set";

/** A person as the specification names the fields (ENT-001). */
export const profile = z.object({
  profileKey: z.string(),
  firstName: z.string(),
  /** The name as it is written in Telugu, where the person has given it. */
  firstNameTe: z.nullable(z.string()),
  mobileNo: z.string(),
  altemailId: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  profilePicUrl: z.nullable(z.string()),
  language: z.enum(languages),
  roles: z.array(role),
  memberSince: z.int(),
  lstOfUserBusinessDetailsInfo: z.array(
    z.object({
      businessName: z.nullable(z.string()),
      gstin: z.nullable(z.string()),
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

const named = oneLine(1, 120);

/** A whole place of the earth (LOC-018). The pin code comes along when it is known: offers go by it. */
export const location = z.object({
  locality: named,
  adminLevel1: named,
  adminLevel2: named,
  countryName: named,
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  postalCode: z.optional(postalCode),
});
export type Location = z.output<typeof location>;

export const updateBasicDetails = endpoint({
  name: "profiles/update-basic-details",
  summary: "Keeps the caller's location; one that is not complete is refused, an absent one changes nothing.",
  method: "PUT",
  path: "/v2/profiles/basic-details",
  permission: "member",
  body: z.object({ location }),
  answer: profile,
  errors: { "profiles/not-found": 404 },
});

const name = oneLine(1, 60);
const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.refine(isOneLine),
    z.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>]+\.[^\s@.<>]{2,}$/),
  );
/** State, PAN of the business, number of the registration, Z and a check sign. */
const gstin = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/));

export const updateProfile = endpoint({
  name: "profiles/update-profile",
  summary:
    "Keeps the caller's name, e-mail, language, business and picture; all but the picture are given each time. `pictureKey` is an uploaded picture, null takes the picture away, left out it stays.",
  method: "PUT",
  path: "/v2/profiles/own",
  permission: "member",
  isIdempotent: true,
  body: z.object({
    firstName: name,
    firstNameTe: z.nullable(name),
    email: z.nullable(email),
    language: z.enum(languages),
    businessName: z.nullable(oneLine(1, 80)),
    gstin: z.nullable(gstin),
    pictureKey: z.optional(z.nullable(pictureKey)),
  }),
  answer: profile,
  errors: { "profiles/not-found": 404, "profiles/picture-gone": 422 },
});
export type UpdateProfileInput = z.input<typeof updateProfile.body>;

export const chooseLanguage = endpoint({
  name: "profiles/choose-language",
  summary: "Keeps the language in which the caller reads the app; messages to him are in it from then on.",
  method: "PUT",
  path: "/v2/profiles/own/language",
  permission: "member",
  body: z.object({ language: z.enum(languages) }),
  answer: profile,
  errors: { "profiles/not-found": 404 },
});
