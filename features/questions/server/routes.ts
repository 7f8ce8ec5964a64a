import { route } from "#engine/server/http/route.ts";
import * as answering from "../contract/answers.ts";
import { readGuestQuestion as guestEndpoint } from "../contract/guests.ts";
import * as asking from "../contract.ts";
import { answerQuestion } from "./answering/answer-question.ts";
import { deleteAnswer } from "./answering/delete-answer.ts";
import { editAnswer } from "./answering/edit-answer.ts";
import { markSolved } from "./answering/mark-solved.ts";
import { askQuestion } from "./asking/ask-question.ts";
import { deleteQuestion } from "./asking/delete-question.ts";
import { editQuestion } from "./asking/edit-question.ts";
import { findSimilar } from "./asking/find-similar.ts";
import { sortQuestion } from "./asking/sort-question.ts";
import { agreeWithAnswer } from "./marks/agree-with-answer.ts";
import { followQuestion } from "./marks/follow-question.ts";
import { markMeToo } from "./marks/mark-me-too.ts";
import { markUseful } from "./marks/mark-useful.ts";
import { chooseCrops } from "./reading/choose-crops.ts";
import { listQuestions } from "./reading/list-questions.ts";
import { readQuestion } from "./reading/read-question.ts";
import { reportWords } from "./reports/report-words.ts";
import { readGuestQuestion } from "./sharing/read-guest-question.ts";

export const questionsRoutes = [
  route(asking.listQuestions, listQuestions),
  route(asking.findSimilar, findSimilar),
  route(asking.chooseCrops, chooseCrops),
  route(asking.askQuestion, askQuestion),
  route(asking.readQuestion, readQuestion),
  route(asking.editQuestion, editQuestion),
  route(asking.deleteQuestion, deleteQuestion),
  route(answering.markMeToo, markMeToo),
  route(answering.followQuestion, followQuestion),
  route(answering.sortQuestion, sortQuestion),
  route(answering.reportWords, reportWords),
  route(answering.answerQuestion, answerQuestion),
  route(answering.editAnswer, editAnswer),
  route(answering.deleteAnswer, deleteAnswer),
  route(answering.markUseful, markUseful),
  route(answering.markSolved, markSolved),
  route(answering.agreeWithAnswer, agreeWithAnswer),
  route(guestEndpoint, readGuestQuestion),
];
