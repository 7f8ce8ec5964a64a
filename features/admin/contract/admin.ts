import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import type { Role } from "#engine/contract/person.ts";

/** Whoever has one of these rights works for the operator and has something to do on the admin page. */
const operatorRoles: readonly Role[] = ["platform-admin", "finance", "support"];

/** Whether the menu entry "Admin" leads somewhere for a person with these rights. */
export function worksForOperator(roles: readonly Role[]): boolean {
  return roles.some((role) => operatorRoles.includes(role));
}

export const validateAdmin = endpoint({
  name: "admin/validate-admin",
  summary: "Tells whether the caller works for the operator; what he may do is checked at each call anew.",
  method: "GET",
  path: "/v2/profiles/validate-admin",
  permission: "member",
  answer: z.object({ status: z.boolean() }),
  errors: {},
});
