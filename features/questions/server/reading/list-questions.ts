import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { filterOf } from "../../contract/shapes.ts";
import type { listQuestions as endpoint } from "../../contract.ts";
import { authorOf } from "../people.queries.ts";
import { selectCropsOf, selectList } from "./list.queries.ts";

/** A page of questions; an unknown filter shows all. */
export const listQuestions: Operation<typeof endpoint> = async ({ actor, database }, { query }) => {
  const viewerId = actor.profileId;
  const filter = filterOf(query.filter);
  const { sort, limit } = query;
  const after = numericCursorOf(query.after);
  const rows = await selectList(database, { filter, sort, viewerId, after, atMost: limit + 1 });
  const { page, nextAfter } = pageOf(rows, limit, (last) => ({
    at: sort === "newest" ? last.asked_at : last.last_active_at,
    id: String(last.id),
  }));
  return {
    questions: page.map((row) => ({
      questionId: row.question_key,
      title: row.title,
      crop: row.crop,
      stage: row.stage,
      photo: row.photo,
      author: authorOf(row),
      askedAt: row.asked_at.getTime(),
      answerCount: row.answer_count,
      meTooCount: row.me_too_count,
      isSolved: row.is_solved,
    })),
    nextAfter,
    myCrops: await selectCropsOf(database, viewerId),
  };
};
