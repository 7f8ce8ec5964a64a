import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { plannedAnew } from "#engine/server/data/planned-anew.ts";
import { isBlockedBetween, type LineRow, lineColumns } from "../person-line.queries.ts";

/** From this likeness on a name is looked at: one wrong letter in a word of four leaves as much. */
const leastAlike = 0.35;
/** From here on it is found; below, where the whole words are alike too: two letters at the beginning are not enough. */
const surelyAlike = 0.5;
const leastAlikeAsWhole = 0.24;
const isAlike = (name: RawBuilder<unknown>) => sql`${name} %> typed.q and (
  word_similarity(typed.q, ${name}) >= ${surelyAlike} or strict_word_similarity(typed.q, ${name}) >= ${leastAlikeAsWhole})`;

/** A name as it is typed, and with the one sound that Latin letters write in two ways too far apart: Laxmi, Lakshmi. */
function spellingsOf(q: string): ReadonlySet<string> {
  return new Set([q, q.replace(/x/gi, "ksh"), q.replace(/ksh?/gi, "x")]);
}

/** Whom the caller may find at all: everybody but those of whom one has blocked the other. */
const isFindable = (profileId: number) => sql`not ${isBlockedBetween(profileId, sql`member.id`)}`;

/** A page of the people whose name or business is like the text, the closest first, then those of the own district. */
export async function selectByName(
  transaction: Transaction,
  asked: { readonly profileId: number; readonly q: string; readonly offset: number; readonly atMost: number },
): Promise<LineRow[]> {
  const { profileId } = asked;
  const spellings = sql`unnest(${[...spellingsOf(asked.q)]}::text[]) typed (q)`;
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastAlike)}, true)`.execute(
    transaction,
  );
  // Written as the index profiles_by_name has it.
  const name = sql`(member.first_name || ' ' || coalesce(member.first_name_te, ''))`;
  const business = sql`(seller.business_name || ' ' || seller.business_name_te)`;
  const { rows } = await sql<LineRow>`
    ${plannedAnew} select ${lineColumns}
    from (
      select id, max(likeness) as likeness from (
        select member.id, word_similarity(typed.q, ${name}) as likeness
        from ${spellings} join published.members member on ${isAlike(name)}
        union all
        select seller.profile_id, word_similarity(typed.q, ${business})
        from ${spellings} join published.sellers seller on ${isAlike(business)}
      ) alike group by id
    ) found join published.members member on member.id = found.id
    where ${isFindable(profileId)}
    order by found.likeness desc,
      member.admin_level2 is not distinct from (select admin_level2 from published.members where id = ${profileId}) desc,
      member.id desc
    offset ${asked.offset} limit ${sql.lit(asked.atMost)}`.execute(transaction);
  return rows;
}

/** Who has this number, if the caller has it among his contacts or the two follow each other. */
export async function selectByNumber(
  reader: Reader,
  asked: { readonly profileId: number; readonly mobileNo: string; readonly isContact: boolean },
): Promise<LineRow[]> {
  const { profileId } = asked;
  const { rows } = await sql<LineRow>`
    select ${lineColumns}
    from published.profiles holder join published.members member on member.id = holder.id
    where holder.mobile_no = ${asked.mobileNo} and ${isFindable(profileId)} and (${asked.isContact}::boolean or (
      exists (select from follows where follower_profile_id = ${profileId} and followed_profile_id = member.id)
      and exists (select from follows where follower_profile_id = member.id and followed_profile_id = ${profileId})))`.execute(
    reader,
  );
  return rows;
}
