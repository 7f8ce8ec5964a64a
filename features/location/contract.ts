import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";

/** The country of every place of the directory. */
export const countryName = "India";

/** The parts without which a location is none (LOC-018). */
export const locationParts = [
  "locality",
  "adminLevel1",
  "adminLevel2",
  "countryName",
  "latitude",
  "longitude",
] as const;

/** Six digits, the first not 0. */
export function isPinCode(text: string): boolean {
  return /^[1-9][0-9]{5}$/.test(text);
}

/** Whether all parts are there (LOC-018); an absent location is valid (LOC-019). */
export function isValidLocation(
  location: Partial<Record<(typeof locationParts)[number], unknown>> | null | undefined,
): boolean {
  if (location === null || location === undefined) return true;
  return locationParts.every((part) => {
    const value = location[part];
    return typeof value === "number" ? Number.isFinite(value) : typeof value === "string" && value !== "";
  });
}

/** A place of a pin code; `adminLevel1` is the state, `adminLevel2` the district (ENT-003). */
export const pinPlace = z.object({
  locality: z.string(),
  adminLevel1: z.string(),
  adminLevel2: z.string(),
  countryName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  postalCode: z.string(),
  /** The pin code itself is unknown: this is the head place of its first three digits. */
  isApproximate: z.boolean(),
});
export type PinPlace = z.output<typeof pinPlace>;

export const listPlaces = endpoint({
  name: "location/list-places",
  summary:
    "The places of a pin code, the one that delivers first. An unknown pin code of a known sorting district (its first three digits) answers with the district's head place, marked approximate; any other with an empty list.",
  method: "GET",
  path: "/v2/profiles/pincode/{pincode}",
  permission: "member",
  params: z.object({ pincode: z.string().check(z.maxLength(20)) }),
  answer: z.array(pinPlace),
  errors: { "location/pin-code-wrong": 422 },
  cachedForSeconds: 3600,
});
