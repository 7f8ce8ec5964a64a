import type { Actor } from "#engine/server/context.ts";

/** A profile with its number and e-mail is shown to its owner only. */
export function canReadProfile(actor: Pick<Actor, "profileKey">, profileKey: string): boolean {
  return actor.profileKey === profileKey;
}
