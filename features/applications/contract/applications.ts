import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { oneLine, paragraphs } from "#engine/contract/typed-text.ts";
import { payoutAccount } from "#features/payouts/contract";
import { applicationFacts, factErrors, longestNote } from "./facts.ts";
import { applicationKinds } from "./kinds.ts";

export const applicationStates = [
  "draft",
  "applied",
  "more-needed",
  "approved",
  "refused",
  "withdrawn",
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** States that admins see: everything but drafts that were never sent. */
export const sentStates = ["applied", "more-needed", "approved", "refused", "withdrawn"] as const;
export type SentState = (typeof sentStates)[number];

const move = z.object({
  state: z.enum(applicationStates),
  reason: z.nullable(z.string()),
  movedAt: z.int(),
});

/** An application as its applicant sees it; times in epoch milliseconds. */
export const ownApplication = z.object({
  applicationId: z.int(),
  /** `A-000012`, to be named on the phone. */
  number: z.string(),
  kind: z.enum(applicationKinds),
  state: z.enum(applicationStates),
  facts: applicationFacts,
  /** Why more is needed, or why it was refused. */
  reason: z.nullable(z.string()),
  savedAt: z.int(),
  /** All that has happened since it was sent, oldest first. */
  moves: z.array(move),
});
export type OwnApplication = z.output<typeof ownApplication>;

/** The latest application of each kind, and what is known of the person already. */
export const ownApplications = z.object({
  agent: z.nullable(ownApplication),
  seller: z.nullable(ownApplication),
  /** Where the person is paid to already: then no account is asked for. */
  account: z.nullable(payoutAccount),
  place: z.object({ village: z.string(), postalCode: z.string() }),
});
export type OwnApplications = z.output<typeof ownApplications>;

const ofKind = z.object({ kind: z.enum(applicationKinds) });

export const readOwnApplications = endpoint({
  name: "applications/read-own-applications",
  summary: "The caller's latest application of each kind, with all that has happened to it.",
  method: "GET",
  path: "/v2/applications",
  permission: "member",
  answer: ownApplications,
  errors: {},
});

export const saveDraft = endpoint({
  name: "applications/save-draft",
  summary:
    "Keeps what the caller has typed, complete or not, and says what would be wrong with it if it were sent; begins an application where none is open. With `changed` only these facts are kept, so that a page that was opened earlier on another phone undoes nothing.",
  method: "PUT",
  path: "/v2/applications/{kind}/draft",
  permission: "member",
  params: ofKind,
  body: z.extend(applicationFacts, {
    changed: z.optional(z.array(oneLine(0, 40)).check(z.maxLength(60))),
  }),
  answer: z.object({
    application: ownApplication,
    /** A sentence for each fact that is missing or wrong, in the caller's language. */
    faults: z.record(z.string(), z.string()),
  }),
  errors: { "applications/has-role": 409, "applications/sent": 409 },
});

export const sendApplication = endpoint({
  name: "applications/send-application",
  summary: "Sends the caller's draft to be checked; every fact must be in order.",
  method: "POST",
  path: "/v2/applications/{kind}/sent",
  permission: "member",
  params: ofKind,
  answer: ownApplication,
  limit: { hits: 30, windowInMinutes: 1440 },
  errors: {
    "applications/not-found": 404,
    "applications/has-role": 409,
    "applications/sent": 409,
    "applications/incomplete": 422,
    ...factErrors,
  },
});

export const withdrawApplication = endpoint({
  name: "applications/withdraw-application",
  summary: "Takes back the caller's open application; what was typed is there when he applies again.",
  method: "POST",
  path: "/v2/applications/{kind}/withdrawal",
  permission: "member",
  params: ofKind,
  answer: ownApplication,
  errors: { "applications/not-found": 404 },
});

const applicant = z.object({
  firstName: z.string(),
  firstNameTe: z.nullable(z.string()),
  mobileNo: z.string(),
});

/** A line of the queue. */
export const listedApplication = z.object({
  applicationId: z.int(),
  number: z.string(),
  kind: z.enum(applicationKinds),
  state: z.enum(applicationStates),
  person: applicant,
  /** Of a seller; empty for an agent. */
  business: z.object({ en: z.string(), te: z.string() }),
  /** Village or town with its pin code. */
  place: z.string(),
  movedAt: z.int(),
});
export type ListedApplication = z.output<typeof listedApplication>;

export const listApplications = endpoint({
  name: "applications/list-applications",
  summary:
    "Applications in a state that hold what is looked for: name, number, mobile number or GSTIN; with the counts of all states.",
  method: "GET",
  path: "/v2/admin/applications",
  permission: "platform-admin",
  query: z.extend(nextPage, {
    state: z._default(z.enum(sentStates), "applied"),
    q: z._default(oneLine(0, 80), ""),
  }),
  answer: z.object({
    applications: z.array(listedApplication),
    nextAfter: z.nullable(z.string()),
    counts: z.object({
      applied: z.int(),
      "more-needed": z.int(),
      approved: z.int(),
      refused: z.int(),
      withdrawn: z.int(),
    }),
  }),
  errors: {},
});

/** An application as an admin sees it. */
export const checkedApplication = z.extend(ownApplication, {
  /** Grows with each change; a decision names the one that was looked at. */
  revision: z.int(),
  person: applicant,
  /** Where the person is paid to already; null: to the account among the facts. */
  account: z.nullable(payoutAccount),
});
export type CheckedApplication = z.output<typeof checkedApplication>;

const byId = z.object({ applicationId: z.coerce.number<string | number>().check(z.int(), z.positive()) });
const seen = z.object({ revision: z.int() });
const withReason = z.extend(seen, { reason: paragraphs(5, longestNote) });
const decisionErrors = {
  "applications/not-found": 404,
  "applications/not-waiting": 409,
  "applications/changed": 409,
} as const;

export const readApplication = endpoint({
  name: "applications/read-application",
  summary: "All facts of an application that was sent, with its scans and history.",
  method: "GET",
  path: "/v2/admin/applications/{applicationId}",
  permission: "platform-admin",
  params: byId,
  answer: checkedApplication,
  errors: { "applications/not-found": 404 },
});

export const approveApplication = endpoint({
  name: "applications/approve-application",
  summary:
    "Makes the applicant an agent, or registers the business with its licences and makes a seller; once.",
  method: "POST",
  path: "/v2/admin/applications/{applicationId}/approval",
  permission: "platform-admin",
  params: byId,
  body: seen,
  answer: checkedApplication,
  errors: {
    ...decisionErrors,
    "applications/gstin-in-use": 409,
    "applications/has-business": 409,
    "applications/out-of-date": 409,
  },
});

export const askForMore = endpoint({
  name: "applications/ask-for-more",
  summary: "Opens an application for its applicant again and tells why.",
  method: "POST",
  path: "/v2/admin/applications/{applicationId}/question",
  permission: "platform-admin",
  params: byId,
  body: withReason,
  answer: checkedApplication,
  errors: decisionErrors,
});

export const refuseApplication = endpoint({
  name: "applications/refuse-application",
  summary: "Refuses an application and tells why.",
  method: "POST",
  path: "/v2/admin/applications/{applicationId}/refusal",
  permission: "platform-admin",
  params: byId,
  body: withReason,
  answer: checkedApplication,
  errors: decisionErrors,
});
