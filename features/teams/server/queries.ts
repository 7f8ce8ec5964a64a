import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { OwnPlace, Team, TeamMember } from "../contract.ts";

export interface TeamTerms {
  readonly name: string;
  readonly targetInPaise: number | null;
}

/** The teams of a seller with members, and what these have accepted since the month began. */
export async function selectTeams(
  reader: Reader,
  asked: { readonly sellerProfileId: number; readonly monthBegan: Date },
): Promise<Team[]> {
  const { rows } = await sql<Team>`
    select teams.id as "teamId", name, target_in_paise as "targetInPaise",
      (select coalesce(sum(accepted.total_in_paise), 0)::bigint
        from team_members members
          join published.accepted_orders accepted on accepted.accepted_by_profile_id = members.profile_id
        where members.team_id = teams.id
          and accepted.accepted_at >= greatest(${asked.monthBegan}::timestamptz, members.joined_at)
          and accepted.seller_id = (select id from published.sellers
            where profile_id = ${asked.sellerProfileId})) as "acceptedInPaise",
      coalesce((select jsonb_agg(${memberJson} order by members.id)
        from team_members members left join published.profiles people on people.id = members.profile_id
        where members.team_id = teams.id), '[]') as members
    from teams where seller_profile_id = ${asked.sellerProfileId} order by teams.id`.execute(reader);
  return rows;
}

const memberJson = sql<TeamMember>`jsonb_build_object(
  'memberId', members.id, 'mobileNo', members.mobile_no, 'roles', members.roles,
  'name', case when people.id is not null
    then jsonb_build_object('en', people.first_name, 'te', people.first_name_te) end,
  'since', floor(extract(epoch from coalesce(members.joined_at, members.invited_at)) * 1000)::bigint,
  'isJoined', members.joined_at is not null)`;

/** Keeps a new team; undefined where the seller has one of this name, whatever its capitals. */
export async function insertTeam(
  transaction: Transaction,
  team: TeamTerms & { readonly sellerProfileId: number; readonly at: Date },
): Promise<number | undefined> {
  const row = await transaction
    .insertInto("teams")
    .values({
      seller_profile_id: team.sellerProfileId,
      name: team.name,
      target_in_paise: team.targetInPaise,
      created_at: team.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

interface OfTeam {
  readonly sellerProfileId: number;
  readonly teamId: number;
}

/** A team of this seller, held until the transaction ends, and how many members and invitations it has. */
export async function lockTeam(
  transaction: Transaction,
  { sellerProfileId, teamId }: OfTeam,
): Promise<(TeamTerms & { readonly memberCount: number }) | undefined> {
  const team = await transaction
    .selectFrom("teams")
    .select(["name", "target_in_paise as targetInPaise"])
    .where("id", "=", teamId)
    .where("seller_profile_id", "=", sellerProfileId)
    .forUpdate()
    .executeTakeFirst();
  if (!team) return undefined;
  const { count } = await transaction
    .selectFrom("team_members")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("team_id", "=", teamId)
    .executeTakeFirstOrThrow();
  return { ...team, memberCount: Number(count) };
}

/** Writes name and target of a team that is held; the index `teams_by_seller` refuses a name that is taken. */
export async function updateTeam(transaction: Transaction, teamId: number, terms: TeamTerms): Promise<void> {
  await transaction
    .updateTable("teams")
    .set({ name: terms.name, target_in_paise: terms.targetInPaise })
    .where("id", "=", teamId)
    .execute();
}

/** Deletes a team that is held. */
export async function removeTeam(transaction: Transaction, teamId: number): Promise<void> {
  await transaction.deleteFrom("teams").where("id", "=", teamId).execute();
}

/** How many teams a seller has. */
export async function countTeams(reader: Reader, sellerProfileId: number): Promise<number> {
  const { count } = await reader
    .selectFrom("teams")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("seller_profile_id", "=", sellerProfileId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The membership and the invitations of a person, the oldest first. */
export async function selectOwnPlaces(
  reader: Reader,
  person: { readonly profileId: number; readonly mobileNo: string },
): Promise<(OwnPlace & { readonly isJoined: boolean })[]> {
  const { rows } = await sql<OwnPlace & { readonly isJoined: boolean }>`
    select members.id as "memberId", teams.name as "teamName", members.roles,
      floor(extract(epoch from coalesce(joined_at, invited_at)) * 1000)::bigint as since,
      joined_at is not null as "isJoined",
      jsonb_build_object('en', coalesce(sellers.business_name, people.first_name),
        'te', coalesce(sellers.business_name_te, people.first_name_te, people.first_name)) as "sellerName"
    from team_members members join teams on teams.id = members.team_id
      join published.profiles people on people.id = teams.seller_profile_id
      left join published.sellers sellers on sellers.profile_id = teams.seller_profile_id
    where members.profile_id = ${person.profileId}
      or (members.mobile_no = ${person.mobileNo} and members.profile_id is null)
    order by members.id limit 100`.execute(reader);
  return rows;
}
