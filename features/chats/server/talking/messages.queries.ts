import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ChatMessage, OrderCard } from "../../contract/shapes.ts";
import { nameJson, orderJson } from "../people.queries.ts";

/** A message as it is kept, with what it shows of others. */
export interface MessageRow
  extends Pick<
    ChatMessage,
    "seq" | "messageKey" | "isFromSupport" | "senderName" | "text" | "pictures" | "voice"
  > {
  readonly senderId: number;
  readonly level3Id: number | null;
  readonly order: OrderCard | null;
  readonly sentAt: Date;
}

const columnsFor = (
  viewerId: number,
) => sql`seq, message_key as "messageKey", sender_profile_id as "senderId", is_from_support as "isFromSupport",
  ${nameJson(sql`message.sender_profile_id`)} as "senderName", body as text, picture_keys as pictures, voice,
  level3_id as "level3Id", case when order_id is not null then ${orderJson(sql`message.order_id`, viewerId)} end as "order",
  sent_at as "sentAt"`;

/** Messages of a chat, oldest first: those after a number, those before one, or the latest. */
export async function selectMessages(
  reader: Reader,
  asked: {
    readonly chatId: number;
    readonly viewerId: number;
    readonly after: number | undefined;
    readonly before: number | undefined;
    readonly atMost: number;
  },
): Promise<MessageRow[]> {
  const { chatId, after, before, atMost } = asked;
  const columns = columnsFor(asked.viewerId);
  if (after !== undefined) {
    const { rows } = await sql<MessageRow>`select ${columns} from chat_messages message
      where chat_id = ${chatId} and seq > ${after} order by seq limit ${sql.lit(atMost)}`.execute(reader);
    return rows;
  }
  const { rows } = await sql<MessageRow>`select ${columns} from chat_messages message
    where chat_id = ${chatId} and seq < ${before ?? 2_147_483_647} order by seq desc limit ${sql.lit(atMost)}`.execute(
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

/** Whether an order is between these two, or, with nobody beside, bought or sold by the one. */
export async function isOrderOf(
  reader: Reader,
  asked: { readonly orderId: string; readonly profileId: number; readonly otherId: number | null },
): Promise<boolean> {
  const { orderId, profileId, otherId } = asked;
  const sides = sql`ordered.buyer_profile_id, sellers.profile_id`;
  const { rows } = await sql`select 1 from published.orders ordered
    join published.sellers on sellers.id = ordered.seller_id
    where ordered.id = ${orderId} and ${profileId}::bigint in (${sides})
      and (${otherId}::bigint is null or ${otherId}::bigint in (${sides}))`.execute(reader);
  return rows.length > 0;
}
