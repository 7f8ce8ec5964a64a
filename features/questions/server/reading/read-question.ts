import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { readQuestion as endpoint } from "../../contract.ts";
import { viewOf } from "./question-dto.ts";

/** One question with its answers. */
export const readQuestion: Operation<typeof endpoint> = async (context, { params }) =>
  (await viewOf(context, context.database, params.questionId)) ?? refuse(endpoint, "questions/not-found");
