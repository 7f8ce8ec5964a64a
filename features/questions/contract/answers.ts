import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { cropSlug } from "#features/catalogue/contract/crops.ts";
import { postErrors } from "#features/moderation/contract/posting.ts";
import { reportShape } from "#features/moderation/contract/reports.ts";
import {
  answered,
  answerId,
  base,
  editing,
  isOn,
  marking,
  notFound,
  notYours,
  ofAnswer,
  ofQuestion,
  ownWords,
  questionView,
  writtenErrors,
} from "./shapes.ts";

export const markMeToo = endpoint({
  name: "questions/mark-me-too",
  summary: "Says or takes back that the caller has the same question; it counts once.",
  method: "PUT",
  path: `${base}/{questionId}/me-too`,
  permission: "member",
  limit: marking,
  params: ofQuestion,
  body: isOn,
  answer: questionView,
  errors: ownWords,
});

export const followQuestion = endpoint({
  name: "questions/follow-question",
  summary: "Follows a question or ends that; followers hear of answers.",
  method: "PUT",
  path: `${base}/{questionId}/following`,
  permission: "member",
  limit: marking,
  params: ofQuestion,
  body: isOn,
  answer: questionView,
  errors: notFound,
});

export const sortQuestion = endpoint({
  name: "questions/sort-question",
  summary: "A guide says which crop somebody else's question is about; its asker hears of it.",
  method: "PUT",
  path: `${base}/{questionId}/crop`,
  permission: "member",
  limit: { hits: 20, windowInMinutes: 60 },
  params: ofQuestion,
  body: z.object({ crop: cropSlug }),
  answer: questionView,
  errors: { ...ownWords, "questions/closed": 409, "questions/may-not-sort": 403, ...writtenErrors },
});

export const reportWords = endpoint({
  name: "questions/report-words",
  summary:
    "Reports a question or one of its answers to support; a second report of the caller changes nothing.",
  method: "POST",
  path: `${base}/{questionId}/reports`,
  permission: "member",
  limit: { hits: 20, windowInMinutes: 60 },
  params: ofQuestion,
  body: z.object({
    /** Null: the question itself. */
    answerId: z.nullable(answerId),
    ...reportShape,
  }),
  answer: questionView,
  errors: ownWords,
});

export const answerQuestion = endpoint({
  name: "questions/answer-question",
  summary: "Answers a question; its asker and followers hear of it.",
  method: "POST",
  path: `${base}/{questionId}/answers`,
  permission: "member",
  isIdempotent: true,
  limit: { hits: 30, windowInMinutes: 60 },
  success: "CREATED",
  params: ofQuestion,
  body: answered,
  answer: questionView,
  errors: { ...notYours, "questions/photo-gone": 409, "questions/voice-gone": 409, ...postErrors },
});

export const editAnswer = endpoint({
  name: "questions/edit-answer",
  summary: "Changes the caller's own answer.",
  method: "PUT",
  path: `${base}/answers/{answerId}`,
  permission: "member",
  limit: editing,
  params: ofAnswer,
  body: answered,
  answer: questionView,
  errors: { ...notFound, "questions/photo-gone": 409, "questions/voice-gone": 409, ...postErrors },
});

export const deleteAnswer = endpoint({
  name: "questions/delete-answer",
  summary: "Deletes the caller's own answer.",
  method: "DELETE",
  path: `${base}/answers/{answerId}`,
  permission: "member",
  limit: editing,
  params: ofAnswer,
  answer: questionView,
  errors: notFound,
});

export const markUseful = endpoint({
  name: "questions/mark-useful",
  summary: "Says or takes back that an answer was useful to the caller; it counts once.",
  method: "PUT",
  path: `${base}/answers/{answerId}/useful`,
  permission: "member",
  limit: marking,
  params: ofAnswer,
  body: isOn,
  answer: questionView,
  errors: ownWords,
});

export const markSolved = endpoint({
  name: "questions/mark-solved",
  summary: "The asker says or takes back that an answer solved the question; one answer can.",
  method: "PUT",
  path: `${base}/answers/{answerId}/solved`,
  permission: "member",
  limit: marking,
  params: ofAnswer,
  body: isOn,
  answer: questionView,
  errors: notYours,
});

export const agreeWithAnswer = endpoint({
  name: "questions/agree-with-answer",
  summary:
    "An expert agrees with an answer, by name, or takes that back. Experts are support and platform admins.",
  method: "PUT",
  path: `${base}/answers/{answerId}/agreement`,
  permission: "member",
  limit: marking,
  params: ofAnswer,
  body: isOn,
  answer: questionView,
  errors: { ...ownWords, "questions/may-not-agree": 403 },
});
