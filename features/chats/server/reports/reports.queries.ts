import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ChatAccess } from "../access.queries.ts";

/** So many messages of the reported person are shown to support, no more. */
const mostShown = 20;

/** The last messages of one of the two, oldest first, with how many photos came with them. */
export async function selectLastWords(
  reader: Reader,
  { chatId, authorProfileId }: { readonly chatId: number; readonly authorProfileId: number },
): Promise<string> {
  const { rows } = await sql<{ words: string | null }>`
    with last as (
      select seq, concat_ws(' ', nullif(body, ''), case when cardinality(picture_keys) > 0
        then '[' || cardinality(picture_keys) || ' photo / ఫోటో]' end) as said
      from chat_messages where chat_id = ${chatId} and sender_profile_id = ${authorProfileId}
      order by seq desc limit ${sql.lit(mostShown)}
    )
    select string_agg(said, E'\n' order by seq) as words from last where said <> ''`.execute(reader);
  return rows[0]?.words ?? "–";
}

/** The last voice note of one of the two, among the messages that support is shown; null where none is. */
export async function selectLastVoice(
  reader: Reader,
  { chatId, authorProfileId }: { readonly chatId: number; readonly authorProfileId: number },
): Promise<string | null> {
  const { rows } = await sql<{ voice: string }>`
    select voice from (select seq, voice from chat_messages
      where chat_id = ${chatId} and sender_profile_id = ${authorProfileId} order by seq desc limit ${sql.lit(mostShown)}) last
    where voice is not null order by seq desc limit 1`.execute(reader);
  return rows[0]?.voice ?? null;
}

/** All voice notes of one of the two. */
export async function selectVoices(
  reader: Reader,
  { chatId, authorProfileId }: { readonly chatId: number; readonly authorProfileId: number },
): Promise<string[]> {
  const { rows } = await sql<{ voice: string }>`
    select voice from chat_messages
    where chat_id = ${chatId} and sender_profile_id = ${authorProfileId} and voice is not null`.execute(
    reader,
  );
  return rows.map(({ voice }) => voice);
}

/** Closes a chat, or opens it again; answers its two people, undefined where it is so already. */
export async function setChatClosed(
  transaction: Transaction,
  { chatId, at }: { readonly chatId: number; readonly at: Date | null },
): Promise<Pick<ChatAccess, "chatId" | "openedBy" | "withProfileId"> | undefined> {
  const { rows } = await sql<Pick<ChatAccess, "chatId" | "openedBy" | "withProfileId">>`
    update chats set closed_at = ${at} where id = ${chatId} and (closed_at is null) = ${at !== null}
    returning id as "chatId", opened_by_profile_id as "openedBy", with_profile_id as "withProfileId"`.execute(
    transaction,
  );
  return rows[0];
}

/** A message of a group, as support reads it. */
export interface ReportedMessage extends MessageFiles {
  readonly authorProfileId: number;
  readonly words: string;
}

/** Files of a message. */
export interface MessageFiles {
  /** Keys of its photos. */
  readonly pictures: readonly string[];
  /** Name of its voice note. */
  readonly voice: string | null;
}

/** The same, as those are named who may read them. */
export function filesOf({ pictures, voice }: MessageFiles) {
  return { pictures, voices: voice === null ? [] : [voice] };
}

/** A message that is still to be seen; of a product card alone the words are a dash. */
export async function findReported(
  reader: Reader,
  { chatId, seq }: { readonly chatId: number; readonly seq: number },
): Promise<ReportedMessage | undefined> {
  const { rows } = await sql<ReportedMessage>`
    select sender_profile_id as "authorProfileId", picture_keys as pictures, voice,
      case when body = '' and voice is null and cardinality(picture_keys) = 0 then '–' else body end as words
    from chat_messages where chat_id = ${chatId} and seq = ${seq} and event is null and hidden_at is null and body is not null`.execute(
    reader,
  );
  return rows[0];
}

/** Takes a message out of sight, or shows it again; false where it is so already. */
export async function setMessageHidden(
  transaction: Transaction,
  { chatId, seq, at }: { readonly chatId: number; readonly seq: number; readonly at: Date | null },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update chat_messages set hidden_at = ${at}
    where chat_id = ${chatId} and seq = ${seq} and (hidden_at is null) = ${at !== null}`.execute(transaction);
  return numAffectedRows > 0n;
}

/** The files of a message; none where it is gone. */
export async function findFiles(
  reader: Reader,
  { chatId, seq }: { readonly chatId: number; readonly seq: number },
): Promise<MessageFiles> {
  const { rows } = await sql<MessageFiles>`
    select picture_keys as pictures, voice from chat_messages where chat_id = ${chatId} and seq = ${seq}`.execute(
    reader,
  );
  return rows[0] ?? { pictures: [], voice: null };
}
