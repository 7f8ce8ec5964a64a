import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ChatCustomer } from "../../contract/shapes.ts";
import { isBlockedBetween } from "../people.queries.ts";

/** What support is shown of a person: what the profile calls firstName, mobileNo and altemailId. */
export async function readCustomerOf(reader: Reader, profileId: number): Promise<ChatCustomer> {
  const { rows } = await sql<ChatCustomer>`
    select coalesce(first_name, '') as name, coalesce(mobile_no, '') as phone, coalesce(email, '') as email
    from published.profiles where id = ${profileId}`.execute(reader);
  return rows[0] ?? { name: "", phone: "", email: "" };
}

/** Another person who may be written to, and whether that person knows the caller. */
export async function findOther(
  reader: Reader,
  { profileKey, profileId }: { readonly profileKey: string; readonly profileId: number },
): Promise<{ readonly otherId: number; readonly knowsMe: boolean } | undefined> {
  const { rows } = await sql<{ otherId: number; knowsMe: boolean }>`
    select other.id as "otherId",
      exists (select from published.sellers where profile_id = other.id)
      or exists (select from published.follows where follower_profile_id = other.id and followed_profile_id = ${profileId})
      or exists (select from published.orders ordered join published.sellers on sellers.id = ordered.seller_id
        where ordered.buyer_profile_id = other.id and sellers.profile_id = ${profileId}) as "knowsMe"
    from published.members other
    where other.profile_key = ${profileKey}
      and not ${isBlockedBetween(sql`other.id`, sql`${profileId}::bigint`)}`.execute(reader);
  return rows[0];
}

/** The chat of the two, made where there is none. Who knows the caller has accepted it, and who opens it before a word is written. */
export async function holdChatOfTwo(
  transaction: Transaction,
  pair: {
    readonly chatKey: string;
    readonly profileId: number;
    readonly otherId: number;
    readonly knowsMe: boolean;
    readonly at: Date;
  },
): Promise<string> {
  const { profileId, otherId, at } = pair;
  const made = await sql<{ id: number }>`
    insert into chats (chat_key, kind, opened_by_profile_id, with_profile_id, last_at, opened_at)
    values (${pair.chatKey}, 'person', ${profileId}, ${otherId}, ${at}, ${at})
    on conflict do nothing returning id`.execute(transaction);
  const id = made.rows[0]?.id;
  if (id !== undefined) {
    await sql`insert into chat_members (chat_id, profile_id, accepted_at)
      values (${id}, ${profileId}, ${at}), (${id}, ${otherId}, ${pair.knowsMe ? at : null})`.execute(
      transaction,
    );
    return pair.chatKey;
  }
  const { rows } = await sql<{ id: number; chatKey: string }>`
    select id, chat_key as "chatKey" from chats
    where least(opened_by_profile_id, with_profile_id) = ${Math.min(profileId, otherId)}
      and greatest(opened_by_profile_id, with_profile_id) = ${Math.max(profileId, otherId)} and kind = 'person'`.execute(
    transaction,
  );
  const [found] = rows;
  if (!found) throw new Error("the chat of two people is neither new nor there");
  await sql`update chat_members set accepted_at = ${at} where chat_id = ${found.id} and accepted_at is null
    and case when profile_id = ${profileId} then (select last_seq = 0 from chats where id = ${found.id})
      else ${pair.knowsMe} end`.execute(transaction);
  return found.chatKey;
}

/** The chat of a person with support, made where there is none. */
export async function holdSupportChat(
  transaction: Transaction,
  wish: { readonly chatKey: string; readonly profileId: number; readonly at: Date },
): Promise<string> {
  const { profileId, at } = wish;
  const made = await sql<{ id: number }>`
    insert into chats (chat_key, kind, opened_by_profile_id, last_at, opened_at)
    values (${wish.chatKey}, 'support', ${profileId}, ${at}, ${at}) on conflict do nothing returning id`.execute(
    transaction,
  );
  const id = made.rows[0]?.id;
  if (id !== undefined) {
    await sql`insert into chat_members (chat_id, profile_id, accepted_at) values (${id}, ${profileId}, ${at})`.execute(
      transaction,
    );
    await sql`insert into support_chats (chat_id, state) values (${id}, 'open')`.execute(transaction);
    return wish.chatKey;
  }
  const { rows } = await sql<{ chatKey: string }>`
    select chat_key as "chatKey" from chats where opened_by_profile_id = ${profileId} and kind = 'support'`.execute(
    transaction,
  );
  const [found] = rows;
  if (!found) throw new Error("the chat with support is neither new nor there");
  return found.chatKey;
}
