import type { Language } from "#engine/contract/language.ts";
import type { SmsFailureName, SmsStateName, SmsWay } from "../contract.ts";

export const en = {
  forAdmins: "This page is for the platform admin",
  views: "View",
  messages: "Latest messages",
  templates: "DLT templates",
  noMessages: "No messages yet",
  all: "All",
  state: "State",
  stateOf: (what: SmsStateName) =>
    ({ queued: "Queued", handed_over: "Handed over", delivered: "Delivered", failed: "Failed" })[what],
  reasonOf: (what: SmsFailureName) =>
    ({
      "no-gateway": "No gateway is set",
      "too-many": "Too many to this number in an hour",
      expired: "Could not be sent in time",
      refused: "The gateway refused it",
      "not-delivered": "Did not reach the phone",
    })[what],
  gatewayOf: (what: "first" | "fallback" | "outbox") =>
    ({ first: "First gateway", fallback: "Second gateway", outbox: "Demo outbox" })[what],
  languageOf: (what: Language) => ({ en: "English", te: "Telugu" })[what],
  number: (end: string) => `…${end}`,
  parts: (count: number) => (count === 1 ? "1 part" : `${count} parts`),
  tries: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
  message: "Message",
  to: "To",
  sentAt: "Time",
  wayOf: (what: SmsWay) =>
    ({
      gateway: "Messages go out through the SMS gateway.",
      outbox: "This is a demo: messages stay in its outbox.",
      none: "SMS is switched off. Nobody can sign up, sign in by code or set a new password.",
    })[what],
  missing: (count: number) =>
    count === 1 ? "1 message has no template id." : `${count} messages have no template id.`,
  perPart: (isUnicode: boolean) => (isUnicode ? "70 letters a part" : "160 letters a part"),
  templateId: "DLT template id",
  idHint: "12 to 19 digits",
  save: "Save",
  saved: "Saved",
  notSaved: "Could not save. Try again",
};
