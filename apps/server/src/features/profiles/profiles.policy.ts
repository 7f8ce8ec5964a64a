import type { Actor } from "#platform/context";

/** A profile with its number and e-mail is shown to its owner only. */
export function canReadProfile(actor: Pick<Actor, "profileKey">, profileKey: string): boolean {
  return actor.profileKey === profileKey;
}
