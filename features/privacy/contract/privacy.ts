import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { mobileNo } from "#engine/contract/person.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";

/** So long an erasure can be taken back. */
export const daysToTakeBack = 7;
/** So long a copy can be downloaded. */
export const daysOfCopy = 7;
/** So long the house has to answer. */
export const daysToAnswer = 30;

export const requestKinds = ["export", "erasure"] as const;
export type RequestKind = (typeof requestKinds)[number];

/**
 * A copy: under-way, ready, done once it is removed. An erasure: waiting while it can be taken back, under-way, done;
 * or taken back, or refused with a reason.
 */
export const requestStates = ["waiting", "under-way", "ready", "done", "taken-back", "refused"] as const;
export type RequestState = (typeof requestStates)[number];

/** What somebody asked for; times in epoch milliseconds. */
export const privacyRequest = z.object({
  requestId: z.int(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  askedAt: z.int(),
  /** When an erasure begins, if nothing is open then. */
  carryOutAt: z.int(),
  /** Until when it has to be answered. */
  dueAt: z.int(),
  endedAt: z.nullable(z.int()),
  /** Until when a copy that is ready can be downloaded. */
  keptUntil: z.nullable(z.int()),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
});
export type PrivacyRequest = z.output<typeof privacyRequest>;

/** The person's latest request of each kind, and why he could not be erased now. */
export const ownPrivacy = z.object({
  export: z.nullable(privacyRequest),
  erasure: z.nullable(privacyRequest),
  hindrances: z.array(z.string()),
});
export type OwnPrivacy = z.output<typeof ownPrivacy>;

const proof = z.object({ password: z.string().check(z.minLength(1), z.maxLength(128)) });

export const readOwnPrivacy = endpoint({
  name: "privacy/read-own",
  summary: "The caller's latest copy and erasure, and what stands in the way of an erasure now.",
  method: "GET",
  path: "/v2/privacy",
  permission: "member",
  answer: ownPrivacy,
  errors: {},
});

export const askForExport = endpoint({
  name: "privacy/ask-for-export",
  summary: "Asks for a copy of all of the caller's data, against his password; it is ready within minutes.",
  method: "POST",
  path: "/v2/privacy/export",
  permission: "member",
  body: proof,
  answer: ownPrivacy,
  limit: { hits: 5, windowInMinutes: 1440 },
  errors: { "privacy/wrong-password": 422 },
});

export const readExport = endpoint({
  name: "privacy/read-export",
  summary: "The caller's copy as a ZIP file of JSON files and pictures, for seven days.",
  method: "GET",
  path: "/v2/privacy/export/file",
  permission: "member",
  givesFile: "zip",
  answer: z.unknown(),
  errors: { "privacy/no-copy": 404 },
});

export const askForErasure = endpoint({
  name: "privacy/ask-for-erasure",
  summary:
    "Asks to be erased, against the password; refused while something is open, and carried out after seven days in which it can be taken back.",
  method: "POST",
  path: "/v2/privacy/erasure",
  permission: "member",
  body: proof,
  answer: ownPrivacy,
  errors: { "privacy/wrong-password": 422, "privacy/hindered": 409 },
});

export const takeBackErasure = endpoint({
  name: "privacy/take-back-erasure",
  summary: "Takes the caller's erasure back while it waits.",
  method: "POST",
  path: "/v2/privacy/erasure/taking-back",
  permission: "member",
  answer: ownPrivacy,
  errors: { "privacy/not-waiting": 409 },
});

/** A request as a platform admin sees it. */
export const listedRequest = z.extend(privacyRequest, {
  person: z.object({ profileKey: z.string(), firstName: z.string(), mobileNo: z.string() }),
  /** Whether somebody of the staff asked for the person. */
  isAskedByStaff: z.boolean(),
  /** Of an erasure that waits: what stands in its way. */
  hindrances: z.array(z.string()),
});
export type ListedRequest = z.output<typeof listedRequest>;

export const listRequests = endpoint({
  name: "privacy/list-requests",
  summary: "What people asked for: what is open, the soonest due first, or what has ended, the latest first.",
  method: "GET",
  path: "/v2/admin/privacy",
  permission: "platform-admin",
  query: z.extend(nextPage, { state: z._default(z.enum(["open", "ended"]), "open") }),
  answer: z.object({ requests: z.array(listedRequest), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

export const shortestReason = 5;
export const longestReason = 300;
const reason = paragraphs(shortestReason, longestReason);

export const askForPerson = endpoint({
  name: "privacy/ask-for-person",
  summary:
    "Notes what a person asked for by letter or phone, with the reason for the audit log; he can take an erasure back like his own.",
  method: "POST",
  path: "/v2/admin/privacy",
  permission: "platform-admin",
  body: z.object({ mobileNo, kind: z.enum(requestKinds), reason }),
  answer: listedRequest,
  success: "CREATED",
  errors: { "privacy/no-such-person": 404, "privacy/hindered": 409 },
});

const byId = z.object({ requestId: z.coerce.number<string | number>().check(z.int(), z.positive()) });

export const carryOut = endpoint({
  name: "privacy/carry-out",
  summary: "Begins an erasure that waits at once; refused while something is open.",
  method: "POST",
  path: "/v2/admin/privacy/{requestId}/carrying-out",
  permission: "platform-admin",
  params: byId,
  answer: listedRequest,
  errors: { "privacy/no-such-request": 404, "privacy/not-waiting": 409, "privacy/hindered": 409 },
});

export const refuseErasure = endpoint({
  name: "privacy/refuse-erasure",
  summary: "Refuses an erasure that waits and tells the person why.",
  method: "POST",
  path: "/v2/admin/privacy/{requestId}/refusal",
  permission: "platform-admin",
  params: byId,
  body: z.object({ reason }),
  answer: listedRequest,
  errors: { "privacy/no-such-request": 404, "privacy/not-waiting": 409 },
});
