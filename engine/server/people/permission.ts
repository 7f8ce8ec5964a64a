import type { Endpoint, Permission } from "#engine/contract/endpoint.ts";
import { earnsMargin, isStaffRole, type Role } from "#engine/contract/person.ts";
import type { Actor } from "../context.ts";
import { platformRefusal } from "../http/answers/errors.ts";
import type { OpenPermission } from "../http/route.ts";
import { sellerPartsOf } from "./seller-access.ts";

const open: Readonly<Record<OpenPermission, true>> = { anyone: true, callback: true, dev: true };

/** Calls that need no session: nobody is looked up for them. */
export function isOpen(permission: Permission): permission is OpenPermission {
  return permission in open;
}

/** Whether the endpoint may be called at all; rights are those of the server's own table, at most a moment old. */
export function requirePermission(
  { permission, sellerPart }: Pick<Endpoint, "permission" | "sellerPart">,
  actor: Actor | null,
): void {
  if (isOpen(permission)) return;
  if (!actor) throw platformRefusal("platform/sign-in-needed");
  if (permission === "member") return;
  const withheld = actor.withheldRoles ?? [];
  if (withheld.some((role) => role === permission)) throw platformRefusal("platform/second-factor-needed");
  const own = sellerPartsOf(actor);
  if ([sellerPart ?? []].flat().some((part) => own.includes(part))) return;
  if (!isAllowed(permission, actor.roles, withheld)) throw platformRefusal("platform/not-allowed");
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
