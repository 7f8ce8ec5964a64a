import type { Actor } from "#platform/context";

/** Only agents earn a margin, so only they are told it (R37). */
export function seesMargin(actor: Actor): boolean {
  return actor.roles.includes("agent");
}
