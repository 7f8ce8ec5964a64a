import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ReportedChat } from "../../contract/desk.ts";
import { colleagueJson } from "./queue.queries.ts";

const other = sql`case when chat.opened_by_profile_id = report.profile_id then chat.with_profile_id else chat.opened_by_profile_id end`;

/** Whether one of support's people has nothing to do with a chat; the others decide about it. */
const isOutsider = (profileId: number) =>
  sql<boolean>`${profileId}::bigint not in (chat.opened_by_profile_id, coalesce(chat.with_profile_id, 0))`;

/** Reports that this person may decide and nobody has, the oldest first, each with the last messages before it. */
export async function selectReports(reader: Reader, profileId: number): Promise<ReportedChat[]> {
  const { rows } = await sql<ReportedChat>`
    select report.id as "reportId", ${colleagueJson(sql`report.profile_id`)} as reporter, ${colleagueJson(other)} as reported,
      report.reason, report.words, (extract(epoch from report.reported_at) * 1000)::bigint as "reportedAt",
      coalesce((select jsonb_agg(jsonb_build_object('isFromReported', sender_profile_id <> report.profile_id, 'text', body,
          'pictureCount', cardinality(picture_keys), 'voice', voice, 'sentAt', (extract(epoch from sent_at) * 1000)::bigint) order by seq)
        from chat_messages where chat_id = chat.id and seq > report.up_to_seq - 20 and seq <= report.up_to_seq), '[]') as messages
    from chat_reports report join chats chat on chat.id = report.chat_id
    where report.decided_at is null and ${isOutsider(profileId)} order by report.reported_at limit 50`.execute(
    reader,
  );
  return rows;
}

/** Notes that a report is decided, and answers its chat; undefined where it is decided, none, or about the decider. */
export async function closeReport(
  transaction: Transaction,
  given: { readonly reportId: number; readonly at: Date; readonly byProfileId: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ chatId: number }>`
    update chat_reports report set decided_at = ${given.at} from chats chat
    where report.id = ${given.reportId} and report.decided_at is null and chat.id = report.chat_id
      and ${isOutsider(given.byProfileId)}
    returning report.chat_id as "chatId"`.execute(transaction);
  return rows[0]?.chatId;
}

/** Nobody can write in the chat from now on; answers its two people. */
export async function closeChat(
  transaction: Transaction,
  { chatId, at }: { readonly chatId: number; readonly at: Date },
): Promise<{ readonly openedBy: number; readonly withProfileId: number | null } | undefined> {
  const { rows } = await sql<{ openedBy: number; withProfileId: number | null }>`
    update chats set closed_at = coalesce(closed_at, ${at}) where id = ${chatId}
    returning opened_by_profile_id as "openedBy", with_profile_id as "withProfileId"`.execute(transaction);
  return rows[0];
}
