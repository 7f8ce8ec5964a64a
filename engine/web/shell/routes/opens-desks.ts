import { isStaffRole } from "#engine/contract/person.ts";
import type { Session } from "../../data/session.ts";

/** Whether desks are in somebody's menus: sellers, members of their teams, the operator's people. */
export function opensDesks(session: Session | null): boolean {
  if (session === null) return false;
  return (
    session.sellerParts.length > 0 || session.roles.some((role) => role === "seller" || isStaffRole(role))
  );
}
