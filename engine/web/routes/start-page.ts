import type { Session } from "../data/session.ts";

/** Where somebody begins who came for no page: people at their work, everybody else at home. */
export function startPageOf({ roles, sellerParts }: Pick<Session, "roles" | "sellerParts">): string {
  if (roles.includes("platform-admin")) return "/app/admin";
  if (roles.includes("finance")) return "/app/admin/finance";
  if (roles.includes("support")) return "/app/admin/support";
  const part = startParts.find(([name]) => sellerParts.includes(name));
  return part?.[1] ?? "/app/home";
}

/** The first part that somebody has leads; an owner and a seller have all of them. */
const startParts = [
  ["orders", "/app/sell"],
  ["catalogue", "/app/sell/catalogue"],
  ["accounts", "/app/sell/accounts"],
  ["team", "/app/sell/sales-teams"],
] as const;
