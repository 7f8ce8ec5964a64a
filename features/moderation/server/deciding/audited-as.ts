import type { Decision } from "../../contract/cases.ts";
import { stages } from "../../contract/sanctions.ts";
import type { WaitingCase } from "./cases.queries.ts";

/** What the log says of a decision about the words; a pause of their author has a line of its own. */
export function actionOf({ kind, isAppealed }: WaitingCase, decision: Decision) {
  const hidden = stages.some((stage) => stage !== "warn" && stage === decision) ? "hide" : decision;
  return auditedAs[kind === "chat" ? "chat" : "words"][isAppealed ? "appeal" : "report"][
    hidden as "keep" | "hide" | "warn"
  ];
}

/** What the log says of a decision about what was reported, and of one about an appeal; a chat is closed, not hidden. */
const auditedAs = {
  words: {
    report: { keep: "moderation/kept", hide: "moderation/hidden", warn: "moderation/warned" },
    appeal: { keep: "moderation/restored", hide: "moderation/upheld", warn: "moderation/upheld" },
  },
  chat: {
    report: { keep: "moderation/chat-left", hide: "moderation/chat-closed", warn: "moderation/chat-closed" },
    appeal: {
      keep: "moderation/chat-reopened",
      hide: "moderation/chat-stays-closed",
      warn: "moderation/chat-stays-closed",
    },
  },
} as const;
