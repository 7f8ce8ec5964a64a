import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";

/** What a grievance is about. */
export const grievanceSubjects = [
  "order",
  "payment",
  "refund",
  "goods",
  "account",
  "privacy",
  "other",
] as const;
export type GrievanceSubject = (typeof grievanceSubjects)[number];

/** Longest text of a grievance and of an answer, in signs. */
export const longestGrievance = 2000;

const text = paragraphs(10, longestGrievance);
const answerText = paragraphs(2, longestGrievance);

const message = z.object({ isFromSupport: z.boolean(), text: z.string(), writtenAt: z.int() });

/** A grievance with its ticket number and its clocks; times in epoch milliseconds. */
export const grievance = z.object({
  grievanceId: z.int(),
  /** `G-000012`, to be named on the phone. */
  ticket: z.string(),
  subject: z.enum(grievanceSubjects),
  orderNumber: z.nullable(z.string()),
  raisedAt: z.int(),
  acknowledgeBy: z.int(),
  settleBy: z.int(),
  acknowledgedAt: z.nullable(z.int()),
  settledAt: z.nullable(z.int()),
  /** The first is the grievance itself. */
  messages: z.array(message),
});
export type Grievance = z.output<typeof grievance>;

/** A grievance as support sees it. */
export const supportGrievance = z.extend(grievance, {
  person: z.object({ firstName: z.string(), mobileNo: z.string() }),
  /** The clock that runs out next has run out. */
  isOverdue: z.boolean(),
});
export type SupportGrievance = z.output<typeof supportGrievance>;

const params = z.object({ grievanceId: z.coerce.number<string | number>().check(z.int(), z.positive()) });

export const listGrievances = endpoint({
  name: "grievances/list-grievances",
  summary: "The caller's grievances with all messages, newest first, at most 50.",
  method: "GET",
  path: "/v2/grievances",
  permission: "member",
  answer: z.object({ grievances: z.array(grievance) }),
  errors: {},
});

/** Both calls count together. */
const writeLimit = { name: "grievances/raise", hits: 10, windowInMinutes: 1440 };

export const raiseGrievance = endpoint({
  name: "grievances/raise-grievance",
  summary: "Raises a grievance; the ticket number is answered and sent as a text message.",
  method: "POST",
  path: "/v2/grievances",
  permission: "member",
  body: z.object({
    subject: z.enum(grievanceSubjects),
    orderNumber: z._default(z.nullable(z.string().check(z.trim(), z.regex(/^[0-9A-Za-z-]{1,40}$/))), null),
    text,
  }),
  answer: grievance,
  success: "CREATED",
  isIdempotent: true,
  limit: writeLimit,
  errors: {},
});

export const addToGrievance = endpoint({
  name: "grievances/add-to-grievance",
  summary: "Adds a message of the caller to a grievance of his that is not settled.",
  method: "POST",
  path: "/v2/grievances/{grievanceId}/messages",
  permission: "member",
  params,
  body: z.object({ text: answerText }),
  answer: grievance,
  success: "CREATED",
  isIdempotent: true,
  limit: writeLimit,
  errors: { "grievances/not-found": 404, "grievances/settled": 409 },
});

export const listForSupport = endpoint({
  name: "grievances/list-for-support",
  summary: "Grievances of all people: the open ones, the soonest due first, or the latest settled ones.",
  method: "GET",
  path: "/v2/support/grievances",
  permission: "support",
  query: z.object({ state: z._default(z.enum(["open", "settled"]), "open") }),
  answer: z.object({ grievances: z.array(supportGrievance) }),
  errors: {},
});

export const acknowledgeGrievance = endpoint({
  name: "grievances/acknowledge-grievance",
  summary: "Tells the person that his grievance was received and is looked into; once.",
  method: "POST",
  path: "/v2/support/grievances/{grievanceId}/acknowledgement",
  permission: "support",
  params,
  answer: supportGrievance,
  errors: { "grievances/not-found": 404, "grievances/acknowledged": 409 },
});

export const answerGrievance = endpoint({
  name: "grievances/answer-grievance",
  summary: "Answers a grievance, and settles it when asked; an answer also acknowledges it.",
  method: "POST",
  path: "/v2/support/grievances/{grievanceId}/answers",
  permission: "support",
  params,
  body: z.object({ text: answerText, isSettled: z.boolean() }),
  answer: supportGrievance,
  success: "CREATED",
  isIdempotent: true,
  errors: { "grievances/not-found": 404, "grievances/settled": 409 },
});
