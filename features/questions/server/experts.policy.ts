import type { Actor } from "#engine/server/context.ts";

/** Whose word counts as an expert's: support and platform admins. */
export function mayAgree({ roles }: Pick<Actor, "roles">): boolean {
  return roles.includes("support") || roles.includes("platform-admin");
}
