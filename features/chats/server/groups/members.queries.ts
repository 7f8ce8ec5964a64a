import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { whoHasContact } from "#features/contacts/server";
import type { GroupMember } from "../../contract/groups.ts";
import type { ChatPartner } from "../../contract/shapes.ts";
import { isBlockedBetween, partnerJson } from "../people.queries.ts";

/** What every member may see of a person. */
type Known = NonNullable<ChatPartner>;

/** Somebody who may be added to a group. */
export interface Invitee {
  readonly profileId: number;
  /** Knows who adds: is in the group at once. */
  readonly knowsMe: boolean;
}

/** Those of these people who can be added by the caller: not blocked either way, and without a place in the group. */
export async function findInvitees(
  reader: Reader,
  asked: {
    readonly profileKeys: readonly string[];
    readonly profileId: number;
    /** Null: the group is about to be made. */
    readonly chatId: number | null;
  },
): Promise<Invitee[]> {
  const { profileKeys, profileId, chatId } = asked;
  // The line that says so stays when the place is taken away.
  const hasGone = sql`exists (select from chat_messages gone where gone.chat_id = ${chatId}::bigint
    and (gone.event = 'left' and gone.sender_profile_id = other.id
      or gone.event = 'removed' and gone.about_profile_id = other.id))`;
  const { rows } = await sql<Invitee & { readonly wasIn: boolean; readonly mobileNo: string }>`
    select other.id as "profileId", member.state is not null or ${hasGone} as "wasIn",
      exists (select from published.follows
        where follower_profile_id = other.id and followed_profile_id = ${profileId}) as "knowsMe",
      (select mobile_no from published.profiles where id = ${profileId}) as "mobileNo"
    from published.members other
    left join chat_members member on member.chat_id = ${chatId}::bigint and member.profile_id = other.id
    where other.profile_key = any(${profileKeys}::text[]) and other.id <> ${profileId}
      and coalesce(member.state, 'out') = 'out'
      and not ${isBlockedBetween(sql`other.id`, sql`${profileId}::bigint`)}
    order by other.id`.execute(reader);
  const [first] = rows;
  if (!first) return [];
  const profileIds = rows.map((row) => row.profileId);
  const knowers = await whoHasContact(reader, { profileIds, mobileNo: first.mobileNo });
  // Somebody who left or was taken out decides anew.
  return rows.map((row) => ({
    profileId: row.profileId,
    knowsMe: !row.wasIn && (row.knowsMe || knowers.has(row.profileId)),
  }));
}

/** Makes the first member of a new group, its admin. */
export async function insertMaker(
  transaction: Transaction,
  { chatId, profileId, at }: { readonly chatId: number; readonly profileId: number; readonly at: Date },
): Promise<void> {
  await sql`insert into chat_members (chat_id, profile_id, accepted_at, joined_at, changed_at, is_admin)
    values (${chatId}, ${profileId}, ${at}, ${at}, ${at}, true)`.execute(transaction);
}

/**
 * Gives people a place in a group, in it or asked. They see nothing of what was before.
 * A former member who is asked anew keeps what he could read.
 */
export async function insertMembers(
  transaction: Transaction,
  given: {
    readonly chatId: number;
    readonly profileIds: readonly number[];
    readonly state: "in" | "asked";
    readonly byProfileId: number;
    readonly at: Date;
  },
): Promise<void> {
  const { chatId, profileIds, state, byProfileId, at } = given;
  if (profileIds.length === 0) return;
  const isIn = state === "in";
  await sql`
    insert into chat_members (chat_id, profile_id, state, from_seq, until_seq, read_up_to, accepted_at, joined_at, changed_at,
      asked_by_profile_id)
    select chat.id, added.id, ${state}, chat.last_seq, case when not ${isIn}::boolean then chat.last_seq end, chat.last_seq,
      ${isIn ? at : null}::timestamptz, ${isIn ? at : null}::timestamptz, ${at}::timestamptz, ${byProfileId}::bigint
    from chats chat cross join unnest(${profileIds}::bigint[]) added (id) where chat.id = ${chatId}
    on conflict (chat_id, profile_id) do update set state = excluded.state,
      from_seq = case when ${isIn}::boolean then excluded.from_seq else chat_members.from_seq end,
      until_seq = case when ${isIn}::boolean then null else coalesce(chat_members.until_seq, excluded.until_seq) end,
      read_up_to = case when ${isIn}::boolean then excluded.read_up_to else chat_members.read_up_to end, accepted_at = excluded.accepted_at,
      joined_at = excluded.joined_at, changed_at = excluded.changed_at, asked_by_profile_id = excluded.asked_by_profile_id,
      name_at_end = null, is_muted = false, told_at_read = null`.execute(transaction);
}

/** Lets somebody who is asked in, who needs not be told of that; false where nobody asks any more. */
export async function letIn(
  transaction: Transaction,
  { chatId, profileId, at }: { readonly chatId: number; readonly profileId: number; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update chat_members member set state = 'in', from_seq = chat.last_seq, until_seq = null, read_up_to = chat.last_seq,
      accepted_at = ${at}, joined_at = ${at}, changed_at = ${at}, told_at_read = 0
    from chats chat where chat.id = ${chatId} and member.chat_id = chat.id and member.profile_id = ${profileId}
      and member.state = 'asked'`.execute(transaction);
  return numAffectedRows > 0n;
}

/** Ends a membership after the last message of now; false where the person is not in the group. */
export async function endMembership(
  transaction: Transaction,
  { chatId, profileId, at }: { readonly chatId: number; readonly profileId: number; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update chat_members member set state = 'out', until_seq = chat.last_seq, name_at_end = chat.name, is_admin = false,
      typing_at = null, changed_at = ${at}
    from chats chat where chat.id = ${chatId} and member.chat_id = chat.id and member.profile_id = ${profileId}
      and member.state = 'in'`.execute(transaction);
  return numAffectedRows > 0n;
}

/** Notes that somebody who is asked says no: that person is not asked again. */
export async function refuseGroup(
  transaction: Transaction,
  { chatId, profileId }: { readonly chatId: number; readonly profileId: number },
): Promise<void> {
  await sql`update chat_members set state = 'refused'
    where chat_id = ${chatId} and profile_id = ${profileId} and state = 'asked'`.execute(transaction);
}

/** Takes a place away that is none any more: of somebody who is asked, or has left. */
export async function deletePlace(
  transaction: Transaction,
  place: { readonly chatId: number; readonly profileId: number; readonly state: "asked" | "out" },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from chat_members
    where chat_id = ${place.chatId} and profile_id = ${place.profileId} and state = ${place.state}`.execute(
    transaction,
  );
  return numAffectedRows > 0n;
}

/** Makes a member an admin or no admin; false where nothing changes. */
export async function markAdmin(
  transaction: Transaction,
  wish: { readonly chatId: number; readonly profileId: number; readonly isAdmin: boolean },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update chat_members set is_admin = ${wish.isAdmin}
    where chat_id = ${wish.chatId} and profile_id = ${wish.profileId} and state = 'in' and is_admin <> ${wish.isAdmin}`.execute(
    transaction,
  );
  return numAffectedRows > 0n;
}

/** Where nobody is an admin, makes the one an admin who is in the group longest; answers who that is. */
export async function appointHeir(transaction: Transaction, chatId: number): Promise<number | undefined> {
  const { rows } = await sql<{ profileId: number }>`
    update chat_members set is_admin = true where chat_id = ${chatId} and profile_id = (
      select profile_id from chat_members where chat_id = ${chatId} and state = 'in'
        and not exists (select from chat_members where chat_id = ${chatId} and is_admin)
      order by joined_at, profile_id limit 1)
    returning profile_id as "profileId"`.execute(transaction);
  return rows[0]?.profileId;
}

/** How many are in a group, or asked, and how many admins it has. */
export async function countMembers(
  reader: Reader,
  chatId: number,
): Promise<{ readonly places: number; readonly inside: number; readonly admins: number }> {
  const { rows } = await sql<{ places: number; inside: number; admins: number }>`
    select count(*) filter (where state in ('in', 'asked')) as places, count(*) filter (where state = 'in') as inside,
      count(*) filter (where is_admin) as admins
    from chat_members where chat_id = ${chatId}`.execute(reader);
  return rows[0] ?? { places: 0, inside: 0, admins: 0 };
}

/** Whose place in the group this is. */
export async function findMember(
  reader: Reader,
  { chatId, profileKey }: { readonly chatId: number; readonly profileKey: string },
): Promise<{ readonly profileId: number; readonly state: string } | undefined> {
  const { rows } = await sql<{ profileId: number; state: string }>`
    select member.profile_id as "profileId", member.state from published.profiles person
    join chat_members member on member.profile_id = person.id
    where person.profile_key = ${profileKey} and member.chat_id = ${chatId} and member.state in ('in', 'asked')`.execute(
    reader,
  );
  return rows[0];
}

/** Who is in a group: they read what is sent now. */
export async function selectInside(reader: Reader, chatId: number): Promise<number[]> {
  const { rows } = await sql<{ profileId: number }>`
    select profile_id as "profileId" from chat_members where chat_id = ${chatId} and state = 'in' order by profile_id`.execute(
    reader,
  );
  return rows.map(({ profileId }) => profileId);
}

/** All who are in a group or asked: admins first, then who is in it longest, then who is asked. */
export async function selectMembers(
  reader: Reader,
  { chatId, viewerId }: { readonly chatId: number; readonly viewerId: number },
): Promise<GroupMember[]> {
  type Row = Omit<GroupMember, keyof Known> & { readonly known: Known };
  const { rows } = await sql<Row>`
    select ${partnerJson(sql`member.profile_id`)} as known, member.profile_id = ${viewerId} as "isMe",
      member.is_admin or (member.state = 'in' and not bool_or(member.is_admin) over ()
        and row_number() over (partition by member.state order by member.joined_at, member.profile_id) = 1) as "isAdmin",
      member.state = 'asked' as "isAsked"
    from chat_members member where member.chat_id = ${chatId} and member.state in ('in', 'asked')
    order by member.state desc, "isAdmin" desc, member.joined_at, member.changed_at, member.profile_id`.execute(
    reader,
  );
  return rows.map(({ known, ...row }) => ({ ...known, ...row }));
}
