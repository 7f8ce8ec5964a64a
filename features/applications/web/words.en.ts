import type { ApplicationState } from "../contract/applications.ts";
import type { ApplicationKind } from "../contract/kinds.ts";

const kinds: Readonly<Record<ApplicationKind, string>> = { agent: "Agent", seller: "Seller" };
const states: Readonly<Record<ApplicationState, string>> = {
  draft: "Draft",
  applied: "Being checked",
  "more-needed": "More needed",
  approved: "Approved",
  refused: "Refused",
  withdrawn: "Withdrawn",
};
const moves: Readonly<Record<ApplicationState, string>> = { ...states, applied: "Sent" };

export const en = {
  kindOf: (kind: ApplicationKind) => kinds[kind],
  stateOf: (state: ApplicationState) => states[state],
  moveOf: (state: ApplicationState) => moves[state],
  village: "Village or town",
  postalCode: "Pin code",
  pan: "PAN",
  note: "Whom will you order for?",
  businessName: "Business name in English",
  businessNameTe: "Business name in Telugu",
  gstin: "GSTIN",
  town: "Town in English",
  townTe: "Town in Telugu",
  state: "State",
  account: "Payout account",
  seed: "Seed licence",
  fertiliser: "Fertiliser licence",
  insecticide: "Insecticide licence",
  licenceUntil: (number: string, day: string) => `${number}, ends ${day}`,
  licences: "Licences",
  noLicences: "No licences",
  deliveryPins: "Pin codes",
  deliveryCharge: "Delivery charge (₹)",
  deliveryDays: "Days",
  delivery: "Delivery",
  cashOnDelivery: "Cash on delivery",
  yes: "Yes",
  no: "No",
  scanOf: (licence: string) => `Photo of the ${licence.toLowerCase()}`,
  notSent: "Could not send it. Please try again.",
};
