import type { FlagName, LimitName } from "#engine/contract/flags.ts";

const flags: Readonly<Record<FlagName, string>> = {
  "orders-open": "New orders",
  "cash-on-delivery-open": "Cash on delivery",
  "bank-transfer-open": "Bank transfer",
  "sign-up-open": "New accounts",
  "applications-open": "New applications",
  "writing-open": "All writing: updates, questions, reviews",
  "chats-open": "Chats between people",
};

const limits: Readonly<Record<LimitName, string>> = {
  "cash-on-delivery-rupees": "Most cash on delivery (₹)",
  "unpaid-orders": "Unpaid orders of one person",
  "stock-hold-minutes": "Minutes that packs are held",
};

export const en = {
  forAdmins: "This page is for the platform admin.",
  switches: "Open and closed",
  limits: "Limits",
  flagOf: (name: FlagName) => flags[name],
  limitOf: (name: LimitName) => limits[name],
  open: "Open",
  closed: "Closed",
  close: "Close",
  closeNow: "Close for now",
  reopen: "Open again",
  closeOf: (what: string) => `Close: ${what}`,
  reopenOf: (what: string) => `Open again: ${what}`,
  closeTitle: (what: string) => `Close for now: ${what}?`,
  reopenTitle: (what: string) => `Open again: ${what}?`,
  closeFacts: "It is closed for everybody at once. People read that it is closed for now.",
  reopenFacts: "It is open for everybody at once.",
  nowClosed: (what: string) => `Closed: ${what}`,
  nowOpen: (what: string) => `Open: ${what}`,
  lastChanged: "Changed",
  by: (name: string) => `by ${name}`,
  neverChanged: "Never changed",
  usual: (value: string) => `Usually ${value}`,
  change: "Change",
  changeOf: (what: string) => `Change: ${what}`,
  newValue: "New number",
  range: (least: string, most: string) => `From ${least} to ${most}`,
  changed: (what: string, value: string) => `${what}: now ${value}`,
  reason: "Reason",
  reasonHint: "For the audit log, 3 to 300 characters",
  cancel: "Cancel",
  save: "Save",
  noConnection: "No connection. Please try again.",
};
