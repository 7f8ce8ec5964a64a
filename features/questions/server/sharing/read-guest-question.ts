import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { readGuestQuestion as endpoint } from "../../contract/guests.ts";
import { guestQuestionOf } from "./guest-question.ts";

/** A question with its answers for everybody. */
export const readGuestQuestion: Operation<typeof endpoint> = async ({ database }, { params }) =>
  (await guestQuestionOf(database, params.questionId)) ?? refuse(endpoint, "questions/not-found");
