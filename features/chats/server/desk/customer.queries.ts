import { sql } from "kysely";
import type { NameText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { SupportCustomer } from "../../contract/desk.ts";
import type { OrderCard, SupportState } from "../../contract/shapes.ts";
import { orderJson, supporterOf } from "../people.queries.ts";
import { colleagueJson } from "./queue.queries.ts";

export type CustomerRow = Omit<
  SupportCustomer,
  "name" | "phone" | "email" | "memberSince" | "notes" | "orders"
> & {
  readonly memberSince: Date;
};

/** So many of the customer's last orders stand beside a chat. */
const shownOrders = 5;

/** Who writes in a support chat and who has it. */
export async function findCustomer(reader: Reader, chatId: number): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select person.profile_key as "profileKey", person.language, person.created_at as "memberSince", support.state,
      ${colleagueJson(supporterOf(sql`support.assigned_profile_id`))} as assignee,
      coalesce((select jsonb_agg(${colleagueJson(sql`held.profile_id`)} order by held.profile_id)
        from published.role_grants held where held.role = 'support'), '[]') as colleagues,
      (select stars from chat_ratings where chat_id = support.chat_id order by solved_at desc limit 1) as "lastRating"
    from support_chats support join chats chat on chat.id = support.chat_id
    join published.profiles person on person.id = chat.opened_by_profile_id
    where support.chat_id = ${chatId}`.execute(reader);
  return rows[0];
}

/** The last orders of a person, as its buyer. */
export async function selectLastOrders(
  reader: Reader,
  { profileId, viewerId }: { readonly profileId: number; readonly viewerId: number },
): Promise<OrderCard[]> {
  const { rows } = await sql<{ card: OrderCard }>`
    select ${orderJson(sql`own.id`, viewerId)} as card from (
      select id, created_at from published.orders
      where buyer_profile_id = ${profileId} and not is_practice
      order by created_at desc, id desc limit ${sql.lit(shownOrders)}
    ) own order by own.created_at desc, own.id desc`.execute(reader);
  return rows.map(({ card }) => card);
}

export interface NoteRow {
  readonly noteId: number;
  readonly author: NameText;
  readonly text: string;
  readonly writtenAt: Date;
}

/** The desk's notes of a chat, the newest first. */
export async function selectNotes(reader: Reader, chatId: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select note.id as "noteId", jsonb_build_object('en', author.first_name, 'te', author.first_name_te) as author,
      note.body as text, note.written_at as "writtenAt"
    from chat_notes note join published.profiles author on author.id = note.author_profile_id
    where note.chat_id = ${chatId} order by note.id desc limit 50`.execute(reader);
  return rows;
}

export async function insertNote(
  transaction: Transaction,
  given: { readonly chatId: number; readonly authorId: number; readonly text: string; readonly at: Date },
): Promise<number> {
  const { id } = await transaction
    .insertInto("chat_notes")
    .values({
      chat_id: given.chatId,
      author_profile_id: given.authorId,
      body: given.text,
      written_at: given.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** One of support's people by the key; undefined for everybody else. */
export async function findColleague(reader: Reader, profileKey: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select person.id from published.profiles person
    join published.role_grants held on held.profile_id = person.id and held.role = 'support'
    where person.profile_key = ${profileKey}`.execute(reader);
  return rows[0]?.id;
}

/** Gives a chat to somebody or to nobody, if the one who has it is still the one who was seen; false otherwise. */
export async function assign(
  transaction: Transaction,
  given: { readonly chatId: number; readonly toId: number | null; readonly fromKey: string | null },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update support_chats set assigned_profile_id = ${given.toId}
    where chat_id = ${given.chatId} and ${supporterOf(sql`assigned_profile_id`)} is not distinct from (
      select id from published.profiles where profile_key = ${given.fromKey})`.execute(transaction);
  return numAffectedRows > 0n;
}

/** Moves a chat on from the state that was seen; false where it has another one. */
export async function moveState(
  transaction: Transaction,
  given: {
    readonly chatId: number;
    readonly from: SupportState;
    readonly to: SupportState;
    readonly at: Date;
  },
): Promise<boolean> {
  const solvedAt = given.to === "solved" ? given.at : null;
  const { numAffectedRows = 0n } = await sql`
    update support_chats set state = ${given.to}, solved_at = ${solvedAt},
      waits_since = case when ${given.to} = 'open' then waits_since end
    where chat_id = ${given.chatId} and state = ${given.from}`.execute(transaction);
  return numAffectedRows > 0n;
}
