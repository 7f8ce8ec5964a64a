import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { reportBody } from "#features/moderation/contract/reports.ts";
import { commentParams } from "./comments.ts";
import { shareParams } from "./update.ts";

const reporting = { name: "updates/report", hits: 20, windowInMinutes: 60 } as const;
const refusals = { "updates/own": 409, "updates/already-reported": 409 } as const;

export const reportUpdate = endpoint({
  name: "updates/report-update",
  summary: "Reports an update of somebody else to support, once.",
  method: "POST",
  path: `${v2}/updates/{shareId}/reports`,
  permission: "member",
  limit: reporting,
  success: "CREATED",
  params: shareParams,
  body: reportBody,
  answer: z.object({ shareId: z.string() }),
  errors: { "updates/not-found": 404, ...refusals },
});

export const reportComment = endpoint({
  name: "updates/report-comment",
  summary: "Reports a comment of somebody else to support, once.",
  method: "POST",
  path: `${v2}/update-comments/{commentId}/reports`,
  permission: "member",
  limit: reporting,
  success: "CREATED",
  params: commentParams,
  body: reportBody,
  answer: z.object({ commentId: z.int() }),
  errors: { "updates/comment-not-found": 404, ...refusals },
});
