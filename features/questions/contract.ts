import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { cropSlug, mostCropsOfTable } from "#features/catalogue/contract/crops.ts";
import { postErrors } from "#features/moderation/contract/posting.ts";
import {
  base,
  editing,
  mostAnswers,
  mostSimilar,
  notFound,
  notYours,
  ofQuestion,
  questionCard,
  questionId,
  questionSorts,
  questionView,
  similarQuestion,
  written,
  writtenErrors,
} from "./contract/shapes.ts";

export const listQuestions = endpoint({
  name: "questions/list-questions",
  summary:
    "Questions of all people that a filter leaves, the newest or the last answered first, in pages. An unknown filter shows all. Deleted questions are left out.",
  method: "GET",
  path: base,
  permission: "member",
  rate: { hits: 60, windowInSeconds: 10 },
  query: z.object({
    filter: z.optional(z.string().check(z.maxLength(40))),
    sort: z._default(z.enum(questionSorts), "newest"),
    after: z.optional(z.string().check(z.maxLength(80))),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  answer: z.object({
    questions: z.array(questionCard),
    nextAfter: z.nullable(z.string()),
    /** What the caller grows, as chosen for the filter `my-crops`. */
    myCrops: z.array(z.string()),
  }),
  errors: {},
});

export const findSimilar = endpoint({
  name: "questions/find-similar",
  summary: `Questions like a typed title, the closest first, at most ${mostSimilar}; words match as they sound, in English and Telugu, and by other names of a crop or pest.`,
  method: "GET",
  path: `${base}/similar`,
  permission: "member",
  rate: { hits: 40, windowInSeconds: 10 },
  query: z.object({
    title: z.string().check(z.maxLength(300)),
    /** A question that is left out. */
    not: z.optional(questionId),
  }),
  answer: z.object({ questions: z.array(similarQuestion) }),
  errors: {},
});

export const chooseCrops = endpoint({
  name: "questions/choose-crops",
  summary: "Says what the caller grows; the filter `my-crops` goes by it.",
  method: "PUT",
  path: `${base}/crops`,
  permission: "member",
  limit: editing,
  body: z.object({ crops: z.array(cropSlug).check(z.maxLength(mostCropsOfTable)) }),
  answer: z.object({ myCrops: z.array(z.string()) }),
  errors: writtenErrors,
});

export const askQuestion = endpoint({
  name: "questions/ask-question",
  summary: "Asks all members; the asker follows the question, and it stands in the home stream.",
  method: "POST",
  path: base,
  permission: "member",
  isIdempotent: true,
  limit: { hits: 10, windowInMinutes: 60 },
  success: "CREATED",
  body: written,
  answer: questionView,
  errors: { "questions/photo-gone": 409, "questions/voice-gone": 409, ...writtenErrors, ...postErrors },
});

export const readQuestion = endpoint({
  name: "questions/read-question",
  summary: `One question with at most ${mostAnswers} answers: what solved it, what experts agree with, the most useful, the newest.`,
  method: "GET",
  path: `${base}/{questionId}`,
  permission: "member",
  params: ofQuestion,
  answer: questionView,
  errors: notFound,
});

export const editQuestion = endpoint({
  name: "questions/edit-question",
  summary: "Changes the caller's own question.",
  method: "PUT",
  path: `${base}/{questionId}`,
  permission: "member",
  limit: editing,
  params: ofQuestion,
  body: written,
  answer: questionView,
  errors: {
    ...notYours,
    ...{ "questions/photo-gone": 409, "questions/voice-gone": 409 },
    ...writtenErrors,
    ...postErrors,
  },
});

export const deleteQuestion = endpoint({
  name: "questions/delete-question",
  summary:
    "Deletes the caller's own question; where others have answered only its words and photos go, and nobody can answer it any more.",
  method: "DELETE",
  path: `${base}/{questionId}`,
  permission: "member",
  limit: editing,
  params: ofQuestion,
  answer: z.object({ isGone: z.boolean() }),
  errors: notFound,
});
