import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { longestReport, shareParams, updateAuthor, writtenWords } from "./update.ts";

/** Why somebody reports an update to support. */
export const reportReasons = ["wrong-advice", "rude", "selling", "not-true", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportUpdate = endpoint({
  name: "updates/report-update",
  summary: "Reports an update of somebody else to support, once.",
  method: "POST",
  path: `${v2}/updates/{shareId}/reports`,
  permission: "member",
  limit: { hits: 20, windowInMinutes: 60 },
  success: "CREATED",
  params: shareParams,
  body: z.object({ reason: z.enum(reportReasons), words: z._default(writtenWords(0, longestReport), "") }),
  answer: z.object({ shareId: z.string() }),
  errors: { "updates/not-found": 404, "updates/own": 409, "updates/already-reported": 409 },
});

const reportedUpdate = z.object({
  shareId: z.string(),
  author: updateAuthor,
  text: z.string(),
  /** Keys of its photos. */
  pictures: z.array(z.string()),
  publishedAt: z.int(),
  /** Its words before each edit, oldest first. */
  wordsBefore: z.array(z.string()),
  reports: z.array(
    z.object({ reason: z.enum(reportReasons), words: z.nullable(z.string()), reportedAt: z.int() }),
  ),
});
export type ReportedUpdate = z.output<typeof reportedUpdate>;

export const listReported = endpoint({
  name: "updates/list-reported",
  summary: "Updates with reports that nobody has decided, the one that waits longest first; at most 100.",
  method: "GET",
  path: `${v2}/reported-updates`,
  permission: "support",
  answer: z.object({ updates: z.array(reportedUpdate) }),
  errors: {},
});

export const decideReports = endpoint({
  name: "updates/decide-reports",
  summary:
    "Takes a reported update down, of which its author is told, or leaves it; its reports are decided then.",
  method: "POST",
  path: `${v2}/reported-updates/{shareId}/decision`,
  permission: "support",
  params: shareParams,
  body: z.object({ isTakenDown: z.boolean() }),
  answer: z.object({ shareId: z.string() }),
  errors: { "updates/not-reported": 404 },
});
