import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ChatMessage, Happened, OrderCard } from "../../contract/shapes.ts";
import { nameJson, orderJson } from "../people.queries.ts";

/** What happened, as JSON; null for a message. `message` is a row of chat_messages. */
export function happenedJson(message: RawBuilder<unknown>, viewerId: number): RawBuilder<Happened | null> {
  return sql`case when ${message}.event is not null then jsonb_build_object('what', ${message}.event,
    'about', ${nameJson(sql`${message}.about_profile_id`)}, 'name', ${message}.body,
    'isAboutMe', coalesce(${message}.about_profile_id = ${viewerId}, false)) end`;
}

/** A message as it is kept, with what it shows of others. */
export interface MessageRow
  extends Pick<
    ChatMessage,
    | "seq"
    | "messageKey"
    | "isFromSupport"
    | "senderName"
    | "senderKey"
    | "event"
    | "isHidden"
    | "text"
    | "pictures"
    | "voice"
  > {
  readonly senderId: number;
  readonly level3Id: number | null;
  readonly order: OrderCard | null;
  readonly sentAt: Date;
}

const isShown = sql`event is null and hidden_at is null`;
const columnsFor = (
  viewerId: number,
) => sql`seq, coalesce(message_key::text, '') as "messageKey", sender_profile_id as "senderId",
  is_from_support as "isFromSupport", ${nameJson(sql`message.sender_profile_id`)} as "senderName",
  (select profile_key from published.profiles sender where sender.id = message.sender_profile_id
    and not message.is_from_support) as "senderKey",
  ${happenedJson(sql`message`, viewerId)} as event, hidden_at is not null as "isHidden",
  case when ${isShown} then body end as text, case when ${isShown} then picture_keys else '{}' end as pictures,
  case when ${isShown} then voice end as voice, case when ${isShown} then level3_id end as "level3Id",
  case when order_id is not null then ${orderJson(sql`message.order_id`, viewerId)} end as "order",
  sent_at as "sentAt"`;

const mostSeq = 2_147_483_647;

/** Messages of a chat, oldest first: those after a number, those before one, or the latest. */
export async function selectMessages(
  reader: Reader,
  asked: {
    readonly chatId: number;
    readonly viewerId: number;
    /** Between these the person sees messages: behind the first, up to the last. */
    readonly fromSeq: number;
    readonly lastSeq: number | null;
    readonly after: number | undefined;
    readonly before: number | undefined;
    readonly atMost: number;
  },
): Promise<MessageRow[]> {
  const { chatId, fromSeq, lastSeq, after, before, atMost } = asked;
  const columns = columnsFor(asked.viewerId);
  if (after !== undefined) {
    const { rows } = await sql<MessageRow>`select ${columns} from chat_messages message
      where chat_id = ${chatId} and seq > ${Math.max(after, fromSeq)} and seq <= ${lastSeq ?? mostSeq} order by seq limit ${sql.lit(atMost)}`.execute(
      reader,
    );
    return rows;
  }
  const { rows } = await sql<MessageRow>`select ${columns} from chat_messages message
    where chat_id = ${chatId} and seq > ${fromSeq} and seq <= ${Math.min((before ?? mostSeq) - 1, lastSeq ?? mostSeq)} order by seq desc limit ${sql.lit(atMost)}`.execute(
    reader,
  );
  return rows.reverse();
}

/** The message that this sender has sent under this key. */
export async function findByKey(
  reader: Reader,
  asked: { readonly chatId: number; readonly senderId: number; readonly messageKey: string },
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select ${columnsFor(asked.senderId)} from chat_messages message
    where chat_id = ${asked.chatId} and sender_profile_id = ${asked.senderId} and message_key = ${asked.messageKey}`.execute(
    reader,
  );
  return rows[0];
}

/** Whether this one of the two has written in the chat. */
export async function hasWritten(
  reader: Reader,
  { chatId, profileId }: { readonly chatId: number; readonly profileId: number },
): Promise<boolean> {
  const { rows } = await sql`select from chat_messages
    where chat_id = ${chatId} and sender_profile_id = ${profileId} limit 1`.execute(reader);
  return rows.length > 0;
}

/** Keeps a message under the next number of its chat, which the transaction holds. */
export async function insertMessage(
  transaction: Transaction,
  given: {
    readonly chatId: number;
    readonly senderId: number;
    readonly isFromSupport: boolean;
    readonly messageKey: string;
    readonly text: string;
    readonly pictureKeys: readonly string[];
    readonly voice: string | null;
    readonly level3Id: number | null;
    readonly orderId: string | null;
    readonly at: Date;
  },
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    with numbered as (
      update chats set last_seq = last_seq + 1, last_at = ${given.at} where id = ${given.chatId} returning last_seq
    )
    insert into chat_messages (chat_id, seq, sender_profile_id, message_key, is_from_support, body, picture_keys, voice,
      level3_id, order_id, sent_at)
    select ${given.chatId}, last_seq, ${given.senderId}, ${given.messageKey}::uuid, ${given.isFromSupport}, ${given.text},
      ${[...given.pictureKeys]}::text[], ${given.voice}::text, ${given.level3Id}::bigint, ${given.orderId}::text, ${given.at}::timestamptz
    from numbered returning seq`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("the chat of a message is gone");
  return row.seq;
}

/** Whether an order is between these two, or, with nobody beside, bought or sold by the one; a practice order is not. */
export async function isOrderOf(
  reader: Reader,
  asked: { readonly orderId: string; readonly profileId: number; readonly otherId: number | null },
): Promise<boolean> {
  const { orderId, profileId, otherId } = asked;
  const sides = sql`ordered.buyer_profile_id, sellers.profile_id`;
  const { rows } = await sql`select 1 from published.orders ordered
    join published.sellers on sellers.id = ordered.seller_id
    where ordered.id = ${orderId} and not ordered.is_practice and ${profileId}::bigint in (${sides})
      and (${otherId}::bigint is null or ${otherId}::bigint in (${sides}))`.execute(reader);
  return rows.length > 0;
}
