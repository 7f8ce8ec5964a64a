export { createProfile, type NewPerson } from "./create-profile.ts";
export { findPerson, findProfileByMobile, type PersonName } from "./find-person.ts";
export type { Person, Place } from "./person.ts";
