import * as z from "zod/mini";
import { paragraphs } from "#engine/contract/typed-text.ts";

/** What people write that can be reported. */
export const reportedKinds = [
  "update",
  "update-comment",
  "question",
  "answer",
  "chat",
  "chat-message",
  "review",
  "review-reply",
] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** Why somebody reports what another one wrote. */
export const reportReasons = ["wrong-advice", "rude", "selling", "not-true", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Most characters of what is added to a report, of a decision's reason, and of an appeal. */
export const longestReport = 300;
export const longestReason = 300;
export const longestAppeal = 500;

/** What a call that reports something takes. */
export const reportShape = {
  reason: z.enum(reportReasons),
  /** What the reporter adds. */
  words: z._default(paragraphs(0, longestReport), ""),
};
export const reportBody = z.object(reportShape);
export type ReportBody = z.output<typeof reportBody>;
