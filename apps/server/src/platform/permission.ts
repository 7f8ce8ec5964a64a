import type { Permission } from "@santha/contract/endpoint";
import type { Actor } from "./context.ts";
import { platformRefusal } from "./errors.ts";

/** Whether the endpoint may be called at all; rights are read from the server's own table at every call. */
export function requirePermission(permission: Permission, actor: Actor | null): void {
  if (permission === "anyone" || permission === "callback" || permission === "dev") return;
  if (!actor) throw platformRefusal("platform/sign-in-needed");
  if (permission === "member") return;
  if (!actor.roles.includes(permission)) throw platformRefusal("platform/not-allowed");
}
