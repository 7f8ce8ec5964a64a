import { plural } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { LicenceKind, OwnLicence, RequestState } from "../contract.ts";

const kinds: Readonly<Record<LicenceKind, string>> = {
  seed: "Seed licence",
  fertiliser: "Fertiliser licence",
  insecticide: "Pesticide licence",
};
const states: Readonly<Record<OwnLicence["state"], string>> = {
  none: "Not added",
  valid: "Valid",
  "ends-soon": "Ends soon",
  ended: "Ended",
};
const requests: Readonly<Record<RequestState, string>> = {
  waiting: "Being checked",
  approved: "Approved",
  returned: "Sent back",
};

export const en = {
  forAdmins: "Only platform admins can open this.",
  kind: (kind: LicenceKind) => kinds[kind],
  state: (state: OwnLicence["state"]) => states[state],
  request: (state: RequestState) => requests[state],
  number: "Number",
  validUntil: "Valid until",
  photo: "Photo of the licence",
  photoOf: (kind: LicenceKind) => `Photo: ${kinds[kind]}`,
  hint: "What you need depends on what you sell. Only you and our admins see the photos.",
  sent: (number: string, day: string) => `${number}, until ${day}`,
  countsUntilThen: "Your earlier licence counts until its last day.",
  packsOff: (count: number) =>
    plural("en", count, {
      one: "1 pack is off the shelves without this licence.",
      other: `${formatCount(count)} packs are off the shelves without this licence.`,
    }),
  add: "Add licence",
  renew: "Renew",
  sendAgain: "Send again",
  actionOf: (action: string, kind: LicenceKind) => `${action}: ${kinds[kind]}`,
  send: "Send to be checked",
  cancel: "Cancel",
  sentNow: "Sent. You get a message when it is checked.",
  noConnection: "No connection. Please try again.",
  counted: (what: string, count: string) => `${what} (${count})`,
  now: "Now",
  noneYet: "None yet",
  sentOn: "Sent",
  reason: "Reason",
  reasonHint: "The seller reads this (5–300 characters).",
  approve: "Approve",
  approveTitle: (what: string) => `Approve: ${what}?`,
  approveText: "It counts at once. The seller is told by SMS.",
  approvedNow: "Approved.",
  sendBack: "Send back",
  sendBackTitle: (what: string) => `Send back: ${what}`,
  sentBackNow: "Sent back to the seller.",
  noneWaiting: "No licences to check",
  noneWaitingHint: "New ones appear here when a seller sends one.",
  noneOfState: "None here",
};
