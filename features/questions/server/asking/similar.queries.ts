import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { isTogether } from "#engine/server/people/apart.queries.ts";
import { mostSimilar } from "../../contract/shapes.ts";

export interface SimilarRow {
  readonly question_key: string;
  readonly title: string;
  readonly photo: string | null;
  readonly answer_count: number;
  readonly is_solved: boolean;
}

/** Questions that share tokens worth at least so much, the closest and then the last answered first. */
export async function selectSimilar(
  reader: Reader,
  asked: {
    readonly tokens: ReadonlyMap<string, number>;
    readonly least: number;
    readonly not: string | null;
    readonly viewerId: number;
  },
): Promise<SimilarRow[]> {
  const [tokens, weights] = [[...asked.tokens.keys()], [...asked.tokens.values()]];
  const { rows } = await sql<SimilarRow>`
    with close as (
      select question.*, (select sum(weight) from unnest(${tokens}::text[], ${weights}::int[]) typed (token, weight)
        where token = any(search_words)) as closeness
      from questions question
      where title is not null and hidden_at is null and search_words && ${tokens}::text[]
        and question_key is distinct from ${asked.not}::text
        and ${isTogether(asked.viewerId, sql`author_profile_id`)}
    ), seen as not materialized (
      select * from answers where hidden_at is null and ${isTogether(asked.viewerId, sql`author_profile_id`)}
    )
    select question_key, title, picture_keys[1] as photo,
      (select count(*)::int from seen where seen.question_id = close.id) as answer_count,
      exists (select from seen where seen.question_id = close.id and seen.solved_at is not null) as is_solved
    from close where closeness >= ${asked.least}
    order by closeness desc, last_active_at desc limit ${sql.lit(mostSimilar)}`.execute(reader);
  return rows;
}
