import type { Role } from "#engine/contract/person.ts";
import type { Clock } from "#engine/server/clock.ts";
import { hashPassword, setPasswordHash } from "#features/auth/server";
import { createProfile, type Place } from "#features/profiles/server";
import { grantRole, sessionFor, type TestApp } from "../process/app.ts";

export interface PersonWish {
  readonly firstName?: string;
  readonly firstNameTe?: string;
  /** Ten digits; left out, the next free number. */
  readonly mobileNo?: string;
  readonly roles?: readonly Role[];
  /** Left out, the person has no password and is signed in by the cookie only. */
  readonly password?: string;
  /** Left out, Hanamkonda; null: not yet set. */
  readonly location?: Place | null;
  readonly email?: string;
  readonly pictureUrl?: string;
  /** The account was made today; left out, a month ago. */
  readonly isNew?: boolean;
}

export interface TestPerson {
  readonly profileId: number;
  readonly profileKey: string;
  readonly mobileNo: string;
  readonly firstName: string;
  /** Cookie header of a session of this person, for `call(…, { as: cookie })`. */
  readonly cookie: string;
}

/** Where people of the tests live when nothing else is wished. */
export const hanamkonda: Place = {
  locality: "Hanamkonda",
  adminLevel1: "Telangana",
  adminLevel2: "Hanumakonda",
  countryName: "India",
  postalCode: "506002",
  latitude: 18.0123,
  longitude: 79.5642,
};

/** When the accounts of people were made who are not new. */
export function madeAt(clock: Clock): Date {
  return new Date(clock.now().getTime() - 30 * 86_400_000);
}

let lastNumber = 8_000_000_000;

/** Makes a person with a session, through the operations of profiles and auth. */
export async function aPerson(app: Pick<TestApp, "platform">, wish: PersonWish = {}): Promise<TestPerson> {
  const { platform } = app;
  lastNumber += 1;
  const { clock } = platform;
  const made = wish.isNew ? platform : { ...platform, clock: { ...clock, now: () => madeAt(clock) } };
  const person = await createProfile(made, platform.database, {
    mobileNo: wish.mobileNo ?? String(lastNumber),
    firstName: wish.firstName ?? "Ramulu",
    firstNameTe: wish.firstNameTe ?? null,
    language: "en",
    email: wish.email ?? null,
    pictureUrl: wish.pictureUrl ?? null,
    place: wish.location === undefined ? hanamkonda : wish.location,
  });
  if (!person) throw new Error(`the number ${wish.mobileNo} is taken`);
  const { profileId, profileKey, mobileNo, firstName } = person;
  for (const role of wish.roles ?? []) await grantRole(app, profileId, role);
  if (wish.password !== undefined) {
    const passwordHash = await hashPassword(platform, wish.password);
    await setPasswordHash(platform, platform.database, { profileId, passwordHash });
  }
  return { profileId, profileKey, mobileNo, firstName, cookie: await sessionFor(app, person) };
}
