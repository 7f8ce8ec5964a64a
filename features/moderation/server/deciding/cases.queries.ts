import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { type ModerationCase, mostCases } from "../../contract/cases.ts";
import type { ReportedKind } from "../../contract/reports.ts";
import type { Stage } from "../../contract/sanctions.ts";
import { nextStageOf, pausesOf } from "../sanctions/pauses.queries.ts";

/** Who writes to the author in a chat has a part in it, as its author has. */
const hasReportedChat = (profileId: number) => sql<boolean>`(one.kind = 'chat' and exists (
  select from moderation_reports where case_id = one.id and profile_id = ${profileId}))`;

/** What waits for a decision of this person, who does not judge the own words; the longest waiting first. */
export async function selectWaiting(
  reader: Reader,
  { deciderId, since }: { readonly deciderId: number; readonly since: Date },
): Promise<ModerationCase[]> {
  const counted = { authorId: sql`author.id`, since };
  const { rows } = await sql<ModerationCase>`
    select one.id as "caseId", one.kind, coalesce(one.words, '') as words, one.picture_keys as pictures,
      -- The recording of a private chat is heard until the first decision.
      case when one.kind <> 'chat' or one.state <> 'appealed' then one.voice end as voice,
      one.leads_to as "leadsTo", one.is_held as "isHeld", (extract(epoch from one.waits_since) * 1000)::bigint as "waitsSince",
      case when author.id is not null then jsonb_build_object('profileKey', author.profile_key,
        'firstName', author.first_name, 'firstNameTe', author.first_name_te,
        'warnings', (select count(*) from moderation_cases before
          where before.author_profile_id = author.id and before.is_warned and before.id <> one.id),
        'pauses', ${pausesOf(counted)}, 'nextStage', ${nextStageOf(counted)}) end as author,
      (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'words', words,
          'reportedAt', (extract(epoch from reported_at) * 1000)::bigint) order by reported_at), '[]')
        from moderation_reports where case_id = one.id and (decided_at is null or one.state = 'appealed')) as reports,
      case when one.state = 'appealed' then one.reason end as reason,
      case when one.state = 'appealed' then jsonb_build_object('words', one.appeal_words,
        'appealedAt', (extract(epoch from one.appealed_at) * 1000)::bigint) end as appeal
    from moderation_cases one left join published.members author on author.id = one.author_profile_id
    where one.waits_since is not null and one.author_profile_id <> ${deciderId} and not ${hasReportedChat(deciderId)}
    order by one.waits_since, one.id limit ${sql.lit(mostCases)}`.execute(reader);
  return rows;
}

/** A case that waits, as it is held. */
export interface WaitingCase {
  readonly id: number;
  readonly kind: ReportedKind;
  readonly key: string;
  readonly authorProfileId: number;
  readonly leadsTo: string;
  readonly isAppealed: boolean;
  /** Nobody sees it until this decision. */
  readonly isHeld: boolean;
  /** The decider wrote it, or writes in the chat that it is about. */
  readonly isOwn: boolean;
  /** What follows next for the author. */
  readonly nextStage: Stage;
}

/** A case that waits for a decision, held until the transaction ends. */
export async function lockWaiting(
  transaction: Transaction,
  { caseId, deciderId, since }: { readonly caseId: number; readonly deciderId: number; readonly since: Date },
): Promise<WaitingCase | undefined> {
  const { rows } = await sql<WaitingCase>`
    select id, kind, subject_key as key, author_profile_id as "authorProfileId", leads_to as "leadsTo",
      state = 'appealed' as "isAppealed", is_held as "isHeld",
      author_profile_id = ${deciderId} or ${hasReportedChat(deciderId)} as "isOwn",
      ${nextStageOf({ authorId: sql`one.author_profile_id`, since })} as "nextStage"
    from moderation_cases one where id = ${caseId} and waits_since is not null for update`.execute(
    transaction,
  );
  return rows[0];
}

/** Whether support has closed the chat of a case for what the other one wrote, too. */
export async function isClosedForOther(
  transaction: Transaction,
  { id, key }: Pick<WaitingCase, "id" | "key">,
): Promise<boolean> {
  const ofChat = `${key.split(" ")[0]} `;
  const { rows } = await sql`
    select from moderation_cases where kind = 'chat' and starts_with(subject_key, ${ofChat}) and id <> ${id}
      and state in ('hidden', 'appealed') limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Notes what was decided; all its reports are decided then. A warning outlives an appeal that is lost. */
export async function closeCase(
  transaction: Transaction,
  caseId: number,
  decided: {
    readonly isHidden: boolean;
    readonly isWarned: boolean;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    update moderation_cases set state = ${decided.isHidden ? "hidden" : "kept"}, waits_since = null, is_held = false,
      is_warned = case when state = 'appealed' and ${decided.isHidden} then is_warned else ${decided.isWarned} end,
      decided_at = ${decided.at},
      reason = coalesce(${decided.reason || null}, reason)
    where id = ${caseId}`.execute(transaction);
  await transaction
    .updateTable("moderation_reports")
    .set({ decided_at: decided.at })
    .where("case_id", "=", caseId)
    .where("decided_at", "is", null)
    .execute();
}
