import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { role, staffRoles } from "#engine/contract/person.ts";
import { oneLine, paragraphs } from "#engine/contract/typed-text.ts";

/** A person by name, as lists and the audit log show one. */
export const personName = z.object({
  profileKey: z.string(),
  firstName: z.string(),
  firstNameTe: z.nullable(z.string()),
});
export type PersonNamed = z.output<typeof personName>;

export const personListed = z.extend(personName, {
  mobileNo: z.string(),
  pictureUrl: z.nullable(z.string()),
  locality: z.nullable(z.string()),
  roles: z.array(role),
  /** Epoch milliseconds. */
  createdAt: z.int(),
});
export type PersonListed = z.output<typeof personListed>;

export const listPeople = endpoint({
  name: "admin/list-people",
  summary:
    "For the platform admin: people with their roles, the newest account first; found by name, profile key or the beginning of the mobile number.",
  method: "GET",
  path: "/v2/admin/people",
  permission: "platform-admin",
  query: z.extend(nextPage, { find: z._default(oneLine(0, 60), ""), withRole: z.optional(role) }),
  answer: z.object({ people: z.array(personListed), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

export const heldRole = z.object({
  role,
  /** Epoch milliseconds. */
  since: z.int(),
  /** Null where no person is known: the terminal, or before this was noted. */
  givenBy: z.nullable(personName),
});
export type HeldRole = z.output<typeof heldRole>;

export const personDetail = z.extend(z.omit(personListed, { roles: true }), {
  district: z.nullable(z.string()),
  state: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  /** Null where it is not known: never, or not since a new password. */
  lastSignInAt: z.nullable(z.int()),
  hasSecondFactor: z.boolean(),
  roles: z.array(heldRole),
});
export type PersonDetail = z.output<typeof personDetail>;

const profileKeyParams = z.object({ profileKey: z.string().check(z.maxLength(60)) });

export const readPerson = endpoint({
  name: "admin/read-person",
  summary: "For the platform admin: one person with place, roles, last sign-in and two-step sign-in.",
  method: "GET",
  path: "/v2/admin/people/{profileKey}",
  permission: "platform-admin",
  params: profileKeyParams,
  answer: personDetail,
  errors: { "admin/no-such-person": 404 },
});

const roleChange = z.object({ role: z.enum(staffRoles), reason: paragraphs(3, 300) });

const roleChanged = z.object({
  /** False where it was so already: nothing was changed, noted or told. */
  isChanged: z.boolean(),
  person: personDetail,
});

export const giveRole = endpoint({
  name: "admin/give-role",
  summary: "The platform admin gives a person a staff role, with a reason for the audit log.",
  method: "POST",
  path: "/v2/admin/people/{profileKey}/give-role",
  permission: "platform-admin",
  params: profileKeyParams,
  body: roleChange,
  answer: roleChanged,
  errors: { "admin/no-such-person": 404 },
});

export const takeRole = endpoint({
  name: "admin/take-role",
  summary:
    "The platform admin takes a staff role away, with a reason for the audit log; it ends with the person's next call. Nobody takes the role platform admin from himself.",
  method: "POST",
  path: "/v2/admin/people/{profileKey}/take-role",
  permission: "platform-admin",
  params: profileKeyParams,
  body: roleChange,
  answer: roleChanged,
  errors: { "admin/no-such-person": 404, "admin/own-role": 409 },
});
