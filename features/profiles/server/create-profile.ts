import type { Language } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { type Person, type Place, personOf } from "./person.ts";
import { insertProfile } from "./queries.ts";

export interface NewPerson {
  /** Ten digits. */
  readonly mobileNo: string;
  readonly firstName: string;
  readonly firstNameTe?: string | null;
  readonly language: Language;
  readonly email?: string | null;
  readonly pictureUrl?: string | null;
  readonly place?: Place | null;
  /** An account of the demo world. */
  readonly isDemo?: boolean;
}

/** Opens a profile under a new opaque key; null when the mobile number has one already. One statement. */
export async function createProfile(
  context: Pick<Platform, "clock" | "ids">,
  transaction: Reader,
  person: NewPerson,
): Promise<Person | null> {
  const row = await insertProfile(transaction, {
    profile_key: context.ids.token(),
    mobile_no: person.mobileNo,
    first_name: person.firstName,
    first_name_te: person.firstNameTe ?? null,
    language: person.language,
    email: person.email ?? null,
    picture_url: person.pictureUrl ?? null,
    locality: person.place?.locality ?? null,
    admin_level1: person.place?.adminLevel1 ?? null,
    admin_level2: person.place?.adminLevel2 ?? null,
    country_name: person.place?.countryName ?? null,
    postal_code: person.place?.postalCode ?? null,
    latitude: person.place?.latitude ?? null,
    longitude: person.place?.longitude ?? null,
    is_demo: person.isDemo ?? false,
    created_at: context.clock.now(),
  });
  return row ? personOf(row) : null;
}
