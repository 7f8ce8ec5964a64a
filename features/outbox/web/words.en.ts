import { plural } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";

export const en = {
  intro: "Changes saved on this phone, not sent to Santha yet. They are sent automatically, in this order.",
  sendNow: (count: number) => `Send now (${formatCount(count)})`,
  waitsForNetwork: "Waiting for internet.",
  waits: "Waiting to be sent.",
  sending: "Sending.",
  triedAt: (times: number, when: string) =>
    plural("en", times, {
      one: `Tried once. Next try: ${when}.`,
      other: `Tried ${formatCount(times)} times. Next try: ${when}.`,
    }),
  refused: "Not accepted:",
  noReason: "The server gave no reason.",
  refusedHint: "Correct it, try again, or delete it. It is not sent automatically.",
  goneHint: "Try again later, or delete it. It is not sent automatically.",
  sentAt: (when: string) => `Sent: ${when}.`,
  madeAt: (when: string) => `Changed: ${when}`,
  fix: "Correct it",
  fixOf: (words: string) => `Correct it: ${words}`,
  again: "Try again",
  againOf: (words: string) => `Try again: ${words}`,
  change: "Change",
  ownUnsent: "Yours, not sent yet",
  drop: "Delete",
  dropOf: (words: string) => `Delete: ${words}`,
  dropTitle: "Delete this change?",
  dropText: "It is deleted from this phone and never sent.",
  drafts: (count: number) =>
    plural("en", count, {
      one: "1 draft order not placed",
      other: `${formatCount(count)} draft orders not placed`,
    }),
  draftsHint: "Place them when you are online.",
  sentBefore: "Sent recently",
  emptyTitle: "Everything is sent",
  emptyText: "Changes you make offline wait here until they are sent.",
  toHome: "Go to home",
  done: (count: number) =>
    plural("en", count, {
      one: "1 waiting change was sent.",
      other: `${formatCount(count)} waiting changes were sent.`,
    }),
  notTaken: "A waiting change was not accepted.",
  see: "See",
  leaveTitle: "Not everything is sent",
  leaveText: (changes: number, drafts: number) =>
    [
      changes > 0 &&
        plural("en", changes, {
          one: "1 change is waiting.",
          other: `${formatCount(changes)} changes are waiting.`,
        }),
      drafts > 0 &&
        plural("en", drafts, {
          one: "1 draft order is not placed.",
          other: `${formatCount(drafts)} draft orders are not placed.`,
        }),
    ]
      .filter(Boolean)
      .join(" "),
  leaveSend: "Send now",
  leaveSendHint: "Logs out when all is sent; otherwise shows the rest.",
  leaveKeep: "Keep for this account",
  leaveKeepHint: "Stays private on this phone until you log in again.",
  leaveDelete: "Delete and log out",
  leaveDeleteHint: "Your changes are lost.",
};
