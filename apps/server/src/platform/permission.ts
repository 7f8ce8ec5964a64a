import type { Permission } from "@santha/contract/endpoint";
import { earnsMargin } from "@santha/contract/person";
import type { Actor } from "./context.ts";
import { platformRefusal } from "./errors.ts";
import type { OpenPermission } from "./route.ts";

const open: Readonly<Record<OpenPermission, true>> = { anyone: true, callback: true, dev: true };

/** Calls that need no session: nobody is looked up for them. */
export function isOpen(permission: Permission): permission is OpenPermission {
  return permission in open;
}

/** Whether the endpoint may be called at all; rights are read from the server's own table at every call. */
export function requirePermission(permission: Permission, actor: Actor | null): void {
  if (isOpen(permission)) return;
  if (!actor) throw platformRefusal("platform/sign-in-needed");
  if (permission === "member") return;
  const may = permission === "agent-or-seller" ? earnsMargin(actor.roles) : actor.roles.includes(permission);
  if (!may) throw platformRefusal("platform/not-allowed");
}
