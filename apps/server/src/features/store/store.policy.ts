import { earnsMargin } from "@santha/contract/person";
import type { Actor } from "#platform/context";

/** Only agents and sellers earn a margin, so only they are told it (R37). */
export function seesMargin(actor: Actor): boolean {
  return earnsMargin(actor.roles);
}
