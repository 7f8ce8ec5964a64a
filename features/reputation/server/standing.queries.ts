import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Standing } from "../contract.ts";

/** What a person's step depends on, and until when writing is stopped; null: it is not, or for good. */
export interface StandingRow extends Required<Standing> {
  readonly profileId: number;
  /** How many people gave the points. */
  readonly givers: number;
  readonly pausedUntil: Date | null;
}

const columns = sql`member.id as "profileId", coalesce(kept.points, 0) as points, coalesce(kept.givers, 0) as givers, member.created_at as "joinedAt",
  exists (select from published.role_grants where profile_id = member.id) as "isLetIn",
  pause.profile_id is not null as "isPaused", pause.ends_at as "pausedUntil"`;

const from = (now: Date) => sql`
  published.members member left join reputations kept on kept.profile_id = member.id
  left join lateral (
    select profile_id, ends_at from published.writing_pauses
    where profile_id = member.id and begins_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by ends_at desc nulls first limit 1) pause on true`;

/** Of somebody who is signed in. */
export async function selectOwnStanding(
  reader: Reader,
  { profileId, now }: { readonly profileId: number; readonly now: Date },
): Promise<StandingRow> {
  const { rows } = await sql<StandingRow>`
    select ${columns} from ${from(now)} where member.id = ${profileId}`.execute(reader);
  const [row] = rows;
  if (!row) throw new Error(`no person ${profileId}`);
  return row;
}

/** Of the person with this key; undefined for an unknown key, and where a block keeps the viewer apart from that person. */
export async function selectStandingFor(
  reader: Reader,
  asked: { readonly profileKey: string; readonly viewerId: number; readonly now: Date },
): Promise<StandingRow | undefined> {
  const { rows } = await sql<StandingRow>`
    select ${columns} from ${from(asked.now)}
    where member.profile_key = ${asked.profileKey} and not exists (select from published.people_apart
      where profile_id = ${asked.viewerId} and other_profile_id = member.id)`.execute(reader);
  return rows[0];
}
