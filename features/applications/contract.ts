import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { oneLine, paragraphs } from "#engine/contract/typed-text.ts";
import { payoutAccount } from "#features/payouts/contract";

/** What somebody can apply to become. */
export const applicationKinds = ["agent", "seller"] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

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

export const licenceKinds = ["seed", "fertiliser", "insecticide"] as const;
export type ApplicationLicence = (typeof licenceKinds)[number];

/** Names the conditions that stand on the page; new conditions get a new name and must be accepted anew. */
export const conditionsVersion = "2026-11";

export const longestNote = 500;

const line = (most: number) => z._default(oneLine(0, most), "");
const capitals = (most: number) => z._default(oneLine(0, most).check(z.toUpperCase()), "");
const tick = z._default(z.boolean(), false);

/** What an applicant has typed so far. It may be incomplete and wrong: it is checked when it is sent. */
export const applicationFacts = z.object({
  /** `conditionsVersion` once they are accepted. */
  conditions: line(20),
  village: line(80),
  postalCode: line(20),
  pan: capitals(20),
  note: z._default(paragraphs(0, longestNote), ""),
  businessName: line(120),
  businessNameTe: line(120),
  gstin: capitals(30),
  town: line(80),
  townTe: line(80),
  state: line(60),
  accountKind: z._default(z.enum(["upi", "bank"]), "upi"),
  holder: line(100),
  upiId: line(110),
  accountNumber: line(30),
  ifsc: capitals(20),
  seedHeld: tick,
  seedNumber: line(60),
  seedUntil: line(10),
  seedScan: line(22),
  fertiliserHeld: tick,
  fertiliserNumber: line(60),
  fertiliserUntil: line(10),
  fertiliserScan: line(22),
  insecticideHeld: tick,
  insecticideNumber: line(60),
  insecticideUntil: line(10),
  insecticideScan: line(22),
  /** First digits of the pin codes to which is delivered: `506, 507`. */
  deliveryPins: line(200),
  /** Rupees, such as `40` or `40.50`. */
  deliveryCharge: line(10),
  deliveryDays: line(3),
  deliveryCash: tick,
});
export type ApplicationFacts = z.output<typeof applicationFacts>;
export type FactName = keyof ApplicationFacts;

/** An application in which nothing is typed yet. */
export const emptyFacts: ApplicationFacts = {
  ...{ conditions: "", village: "", postalCode: "", pan: "", note: "" },
  ...{ businessName: "", businessNameTe: "", gstin: "", town: "", townTe: "", state: "" },
  ...{ accountKind: "upi", holder: "", upiId: "", accountNumber: "", ifsc: "" },
  ...{ seedHeld: false, seedNumber: "", seedUntil: "", seedScan: "" },
  ...{ fertiliserHeld: false, fertiliserNumber: "", fertiliserUntil: "", fertiliserScan: "" },
  ...{ insecticideHeld: false, insecticideNumber: "", insecticideUntil: "", insecticideScan: "" },
  ...{ deliveryPins: "", deliveryCharge: "", deliveryDays: "", deliveryCash: false },
};

/** What is wrong with a fact, by the code of its sentence. */
export const factErrors = {
  "applications/conditions": 422,
  "applications/village": 422,
  "applications/postal-code": 422,
  "applications/pan": 422,
  "applications/pan-of-other": 422,
  "applications/note": 422,
  "applications/business-name": 422,
  "applications/business-name-te": 422,
  "applications/gstin": 422,
  "applications/gstin-check": 422,
  "applications/gstin-state": 422,
  "applications/gstin-taken": 422,
  "applications/town": 422,
  "applications/town-te": 422,
  "applications/state": 422,
  "applications/holder": 422,
  "applications/upi-id": 422,
  "applications/account-number": 422,
  "applications/ifsc": 422,
  "applications/licence-number": 422,
  "applications/licence-until": 422,
  "applications/licence-scan": 422,
  "applications/scan-gone": 422,
  "applications/delivery-pins": 422,
  "applications/delivery-charge": 422,
  "applications/delivery-days": 422,
} as const;

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
    "Keeps what the caller has typed, complete or not, and says what would be wrong with it if it were sent; begins an application where none is open.",
  method: "PUT",
  path: "/v2/applications/{kind}/draft",
  permission: "member",
  params: ofKind,
  body: applicationFacts,
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
  limit: "applications/send",
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
