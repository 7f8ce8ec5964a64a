import type { Endpoint, Permission } from "#engine/contract/endpoint.ts";
import { type Role, roles, staffRoles } from "#engine/contract/person.ts";
import { callNamed } from "./all-calls.ts";
import type { ObjectKind } from "./calls.ts";

/** Who a caller can be: nobody, a farmer without a role, or a person with one role. */
export const callers = ["logged out", "farmer", ...roles] as const;
export type Caller = (typeof callers)[number];

const rolesOf: Readonly<Record<Permission, "everyone" | "members" | readonly Role[]>> = {
  anyone: "everyone",
  callback: "everyone",
  dev: "everyone",
  member: "members",
  agent: ["agent"],
  seller: ["seller"],
  "agent-or-seller": ["agent", "seller"],
  support: ["support"],
  finance: ["finance"],
  "platform-admin": ["platform-admin"],
  staff: staffRoles,
};

const mayCall = ({ name, permission }: Endpoint) => callNamed(name).may ?? rolesOf[permission];

/** The wished caller if he may call at all, else one who may. */
export function callerWhoMay(endpoint: Endpoint, wished: Caller): Caller {
  const may = mayCall(endpoint);
  if (typeof may === "string" || may.some((role) => role === wished)) return wished;
  return may[0] ?? wished;
}

/** The status that a caller must get; undefined where the call names no such thing. */
export function expectedStatus(endpoint: Endpoint, caller: Caller, kind: ObjectKind): number | undefined {
  const status = callNamed(endpoint.name)[kind];
  const may = mayCall(endpoint);
  if (status === undefined || may === "everyone") return status;
  if (caller === "logged out") return 401;
  if (may === "members") return status;
  return may.some((role) => role === caller) ? status : 403;
}
