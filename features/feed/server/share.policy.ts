import type { Actor } from "#engine/server/context.ts";

/** May show every product that is sold: agents, and the house. */
export function mayShareAll({ roles }: Pick<Actor, "roles">): boolean {
  return roles.includes("agent") || isHouse({ roles });
}

/** May share at all: beside these, sellers what they sell. */
export function mayShare(actor: Pick<Actor, "roles">): boolean {
  return mayShareAll(actor) || actor.roles.includes("seller");
}

/** What a platform admin shares is the house's word, and he alone pins. */
export function isHouse({ roles }: Pick<Actor, "roles">): boolean {
  return roles.includes("platform-admin");
}
