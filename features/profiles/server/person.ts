import type { Language } from "#engine/contract/language.ts";
import type { PersonRow } from "./queries.ts";

/** Where a person lives; `null` until it is set. */
export interface Place {
  readonly locality: string;
  readonly adminLevel1: string | null;
  readonly adminLevel2: string | null;
  readonly countryName: string | null;
  readonly postalCode: string | null;
  /** Degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A person as other features know him. */
export interface Person {
  readonly profileId: number;
  readonly profileKey: string;
  readonly mobileNo: string;
  readonly firstName: string;
  readonly firstNameTe: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly pictureUrl: string | null;
  readonly language: Language;
  readonly place: Place | null;
  readonly businessName: string | null;
  readonly gstin: string | null;
  readonly createdAt: Date;
}

export function personOf(row: PersonRow): Person {
  return {
    profileId: row.id,
    profileKey: row.profile_key,
    mobileNo: row.mobile_no,
    firstName: row.first_name,
    firstNameTe: row.first_name_te,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    pictureUrl: row.picture_url,
    language: row.language === "te" ? "te" : "en",
    place: placeOf(row),
    businessName: row.business_name,
    gstin: row.gstin,
    createdAt: row.created_at,
  };
}

function placeOf(row: PersonRow): Place | null {
  if (row.locality === null) return null;
  return {
    locality: row.locality,
    adminLevel1: row.admin_level1,
    adminLevel2: row.admin_level2,
    countryName: row.country_name,
    postalCode: row.postal_code,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
