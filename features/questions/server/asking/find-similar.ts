import type { Operation } from "#engine/server/http/route.ts";
import type { findSimilar as endpoint } from "../../contract.ts";
import { selectCrops } from "../crops.queries.ts";
import { searchTokensOf } from "./search-tokens.ts";
import { selectSimilar } from "./similar.queries.ts";

/** One shared word says little; a title of one word has no more. */
const leastCloseness = 2;

/** Questions like a typed title, before it is posted or beside its answers. */
export const findSimilar: Operation<typeof endpoint> = async ({ actor, database }, { query }) => {
  const tokens = searchTokensOf(query.title, await selectCrops(database));
  if (tokens.size === 0) return { questions: [] };
  const whole = [...tokens.values()].reduce((sum, weight) => sum + weight, 0);
  const least = Math.min(whole, leastCloseness);
  const rows = await selectSimilar(database, {
    tokens,
    least,
    not: query.not ?? null,
    viewerId: actor.profileId,
  });
  return {
    questions: rows.map((row) => ({
      questionId: row.question_key,
      title: row.title,
      photo: row.photo,
      answerCount: row.answer_count,
      isSolved: row.is_solved,
    })),
  };
};
