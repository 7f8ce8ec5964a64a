import * as z from "zod/mini";
import { calendarDay } from "#engine/contract/calendar-day.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { oneLine, paragraphs } from "#engine/contract/typed-text.ts";
import { pictureKey } from "#features/files/contract/files.ts";

/** The dealer licences that the law asks of sellers. */
export const licenceKinds = ["seed", "fertiliser", "insecticide"] as const;
export type LicenceKind = (typeof licenceKinds)[number];

/** From so many days before its last one a licence counts as ending soon. */
export const endsSoonInDays = 30;

export const requestStates = ["waiting", "approved", "returned"] as const;
export type RequestState = (typeof requestStates)[number];

const licenceFacts = z.object({
  number: z.string(),
  /** Its last day in India, `yyyy-mm-dd`. */
  validUntil: z.string(),
});

const ownLicence = z.object({
  kind: z.enum(licenceKinds),
  /** What counts now; null where none was approved yet. */
  licence: z.nullable(licenceFacts),
  state: z.enum(["none", "valid", "ends-soon", "ended"]),
  /** What was sent and is being checked, or was sent back last. */
  request: z.nullable(
    z.extend(licenceFacts, { state: z.enum(["waiting", "returned"]), reason: z.nullable(z.string()) }),
  ),
  /** Packs that the seller lists and that are off the shelves without this licence. */
  packsOff: z.int(),
});
export type OwnLicence = z.output<typeof ownLicence>;

const ownLicences = z.object({ licences: z.array(ownLicence) });

export const readOwnLicences = endpoint({
  name: "licences/read-own",
  summary:
    "The dealer licences of the caller's business by kind, with what is being checked or was sent back.",
  method: "GET",
  path: "/v2/selling/licences",
  permission: "seller",
  sellerPart: "catalogue",
  answer: ownLicences,
  errors: {},
});

export const sendLicence = endpoint({
  name: "licences/send",
  summary:
    "Sends a new or renewed licence of the caller's business to be checked; until it is approved the earlier one counts.",
  method: "POST",
  path: "/v2/selling/licences/{kind}",
  permission: "seller",
  sellerPart: "catalogue",
  params: z.object({ kind: z.enum(licenceKinds) }),
  body: z.object({ number: oneLine(3, 60), validUntil: calendarDay, scan: pictureKey }),
  answer: ownLicences,
  success: "CREATED",
  limit: { hits: 30, windowInMinutes: 1440 },
  errors: {
    "licences/no-business": 404,
    "licences/being-checked": 409,
    "licences/until": 422,
    "licences/ends-earlier": 422,
    "licences/scan-gone": 422,
  },
});

const request = z.extend(licenceFacts, {
  requestId: z.int(),
  kind: z.enum(licenceKinds),
  state: z.enum(requestStates),
  seller: localizedText,
  /** What counts now; null where none was approved yet. */
  licence: z.nullable(licenceFacts),
  scan: z.string(),
  reason: z.nullable(z.string()),
  sentAt: z.int(),
  movedAt: z.int(),
});
export type LicenceRequest = z.output<typeof request>;

export const listRequests = endpoint({
  name: "licences/list-requests",
  summary:
    "For the platform admin: licences that sellers sent, of a state; those that wait the longest come first, decided ones the latest.",
  method: "GET",
  path: "/v2/admin/licences",
  permission: "platform-admin",
  query: z.extend(nextPage, { state: z._default(z.enum(requestStates), "waiting") }),
  answer: z.object({
    requests: z.array(request),
    counts: z.record(z.enum(requestStates), z.int()),
    nextAfter: z.nullable(z.string()),
  }),
  errors: {},
});

const ofRequest = z.object({ requestId: z.coerce.number<string | number>().check(z.int(), z.positive()) });
const decided = z.object({ requestId: z.int(), state: z.enum(requestStates) });
const decisionErrors = { "licences/request-not-found": 404, "licences/not-waiting": 409 } as const;

export const approveLicence = endpoint({
  name: "licences/approve",
  summary:
    "The platform admin approves a licence, once; it counts at once, and goods that waited for it are back.",
  method: "POST",
  path: "/v2/admin/licences/{requestId}/approval",
  permission: "platform-admin",
  params: ofRequest,
  answer: decided,
  errors: { ...decisionErrors, "licences/out-of-date": 409, "licences/ends-before-current": 409 },
});

export const returnLicence = endpoint({
  name: "licences/send-back",
  summary: "The platform admin sends a licence back and says why; the seller may send it again.",
  method: "POST",
  path: "/v2/admin/licences/{requestId}/return",
  permission: "platform-admin",
  params: ofRequest,
  body: z.object({ reason: paragraphs(5, 300) }),
  answer: decided,
  errors: decisionErrors,
});
