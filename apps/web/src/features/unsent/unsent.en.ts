import { plural } from "#lib/language";
import { formatCount } from "#lib/money";

export const en = {
  intro:
    "What you have changed on this phone and Santha does not have yet. It is sent by itself, in this order.",
  sendNow: (count: number) => `Send now (${formatCount(count)})`,
  waitsForNetwork: "Waits for a connection.",
  waits: "Waits to be sent.",
  sending: "Is being sent.",
  triedAt: (times: number, when: string) =>
    plural("en", times, {
      one: `Tried once. Next try: ${when}.`,
      other: `Tried ${formatCount(times)} times. Next try: ${when}.`,
    }),
  refused: "Santha did not take it:",
  noReason: "The server gave no reason.",
  refusedHint: "Put it right, try again later, or delete it. It is not sent by itself.",
  goneHint: "Delete it, or try again another time. It is not sent by itself.",
  sentAt: (when: string) => `Sent: ${when}.`,
  madeAt: (when: string) => `Changed: ${when}`,
  fix: "Put it right",
  fixOf: (words: string) => `Put it right: ${words}`,
  again: "Try again",
  againOf: (words: string) => `Try again: ${words}`,
  drop: "Delete",
  dropOf: (words: string) => `Delete: ${words}`,
  dropTitle: "Delete this change?",
  dropText: "It goes from this phone and is not sent.",
  drafts: (count: number) =>
    plural("en", count, {
      one: "1 draft order is not placed",
      other: `${formatCount(count)} draft orders are not placed`,
    }),
  draftsHint: "You place them yourself, when there is a connection.",
  sentBefore: "Sent in the last days",
  emptyTitle: "Everything is sent",
  emptyText: "What you change without a connection waits here until it is sent.",
  toHome: "Go to home",
  done: (count: number) =>
    plural("en", count, {
      one: "1 change that waited was sent.",
      other: `${formatCount(count)} changes that waited were sent.`,
    }),
  notTaken: "A change that waited was not taken.",
  see: "See",
  leaveTitle: "Not everything is sent",
  leaveText: (changes: number, drafts: number) =>
    [
      changes > 0 &&
        plural("en", changes, { one: "1 change waits.", other: `${formatCount(changes)} changes wait.` }),
      drafts > 0 &&
        plural("en", drafts, {
          one: "1 draft order is not placed.",
          other: `${formatCount(drafts)} draft orders are not placed.`,
        }),
    ]
      .filter(Boolean)
      .join(" "),
  leaveSend: "Send now",
  leaveSendHint: "Logs out when everything is sent; otherwise shows what is left.",
  leaveKeep: "Keep for this account",
  leaveKeepHint: "It stays on this phone, unseen by others, until you log in again.",
  leaveDelete: "Delete and log out",
  leaveDeleteHint: "It is lost.",
};
