import { route } from "#engine/server/http/route.ts";
import * as comments from "../contract/comments.ts";
import * as reading from "../contract/reading.ts";
import * as reports from "../contract/reports.ts";
import * as updates from "../contract/updates.ts";
import { vote as voting } from "../contract/vote.ts";
import { addComment } from "./comments/add-comment.ts";
import { deleteComment } from "./comments/delete-comment.ts";
import { editComment } from "./comments/edit-comment.ts";
import { listComments } from "./comments/list-comments.ts";
import { chooseReading, readReading, tellSeen } from "./for-you/reading.ts";
import { vote } from "./polls/vote.ts";
import { readPublicUpdate } from "./public/read-public-update.ts";
import { listScheduled } from "./reading/list-scheduled.ts";
import { listUpdates } from "./reading/list-updates.ts";
import { markUpdate } from "./reading/mark-update.ts";
import { readUpdate } from "./reading/read-update.ts";
import { reportComment } from "./reports/report-comment.ts";
import { reportUpdate } from "./reports/report-update.ts";
import { deleteUpdate } from "./writing/delete-update.ts";
import { editUpdate } from "./writing/edit-update.ts";
import { writeUpdate } from "./writing/write-update.ts";

export const updatesRoutes = [
  route(updates.listUpdates, listUpdates),
  route(updates.listScheduled, listScheduled),
  route(reading.readReading, readReading),
  route(reading.chooseReading, chooseReading),
  route(reading.tellSeen, tellSeen),
  route(updates.readUpdate, readUpdate),
  route(updates.writeUpdate, writeUpdate),
  route(updates.editUpdate, editUpdate),
  route(updates.deleteUpdate, deleteUpdate),
  route(updates.markUpdate, markUpdate),
  route(voting, vote),
  route(updates.readPublicUpdate, readPublicUpdate),
  route(comments.listComments, listComments),
  route(comments.addComment, addComment),
  route(comments.editComment, editComment),
  route(comments.deleteComment, deleteComment),
  route(reports.reportUpdate, reportUpdate),
  route(reports.reportComment, reportComment),
];
