import type { Endpoint, Permission } from "#engine/contract/endpoint.ts";
import { earnsMargin, isStaffRole, type Role, staffRoles } from "#engine/contract/person.ts";
import type { Actor } from "../context.ts";
import { type PlatformErrorCode, platformRefusal } from "../http/answers/errors.ts";
import type { OpenPermission } from "../http/route.ts";
import { sellerPartsOf } from "./seller-access.ts";

const open: Readonly<Record<OpenPermission, true>> = { anyone: true, callback: true, dev: true };

/** Calls that need no session: nobody is looked up for them. */
export function isOpen(permission: Permission): permission is OpenPermission {
  return permission in open;
}

/** Calls of the operator's own people, who read what others wrote. */
export function isOfStaff(permission: Permission): boolean {
  return permission === "staff" || staffRoles.some((role) => role === permission);
}

type Guarded = Pick<Endpoint, "permission" | "sellerPart">;

/** Whether the endpoint may be called at all; rights are those of the server's own table, at most a moment old. */
export function requirePermission(endpoint: Guarded, actor: Actor | null): void {
  const missing = missingFor(endpoint, actor);
  if (missing !== null) throw platformRefusal(missing);
}

/** Why the endpoint may not be called; null where it may. */
export function missingFor(
  { permission, sellerPart }: Guarded,
  actor: Actor | null,
): PlatformErrorCode | null {
  if (isOpen(permission)) return null;
  if (!actor) return "platform/sign-in-needed";
  if (permission === "member") return null;
  const withheld = actor.withheldRoles ?? [];
  if (withheld.some((role) => role === permission)) return "platform/second-factor-needed";
  const own = sellerPartsOf(actor);
  if ([sellerPart ?? []].flat().some((part) => own.includes(part))) return null;
  return isAllowed(permission, actor.roles, withheld) ? null : "platform/not-allowed";
}

function isAllowed(
  permission: Exclude<Permission, OpenPermission | "member">,
  roles: readonly Role[],
  withheld: readonly Role[],
): boolean {
  if (permission === "agent-or-seller") return earnsMargin(roles);
  if (permission === "staff") return [...roles, ...withheld].some(isStaffRole);
  return roles.includes(permission);
}
