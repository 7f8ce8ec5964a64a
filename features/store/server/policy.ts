import { earnsMargin } from "#engine/contract/person.ts";
import type { Actor } from "#engine/server/context.ts";

/** Only agents and sellers earn a margin, so only they are told it (R37). */
export function seesMargin(actor: Actor): boolean {
  return earnsMargin(actor.roles);
}
