import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { plannedAnew } from "#engine/server/data/planned-anew.ts";
import type { PersonNamed } from "../../contract/people.ts";
import type { NameRow } from "../people/people.queries.ts";

export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
  readonly actor: PersonNamed | null;
  readonly about: PersonNamed | null;
}

interface AuditQuery {
  /** Who did it or whom it was done to; null: all. */
  readonly person: NameRow | null;
  readonly action?: string | undefined;
  /** Behind the line of this id. */
  readonly afterId: string | undefined;
  readonly limit: number;
}

/** Lines of the log with the people they name, the newest first. */
export async function selectAudit(reader: Reader, query: AuditQuery): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    ${plannedAnew} select line.id, occurred_at as at, action, subject, detail, ${named("actor")} as actor,
      coalesce(${named("keyed")}, ${named("numbered")}) as about
    from (${pageOfLog(query)}) line
    left join published.profiles actor on actor.id = actor_profile_id
    left join published.profiles keyed on keyed.profile_key = subject
    left join published.profiles numbered on numbered.id =
      case when subject ~ '^profile [0-9]{1,15}$' then substr(subject, 9)::bigint end
    order by line.id desc`.execute(reader);
  return rows;
}

/** Each part goes down one index, so a page costs the same however long the log is. */
function pageOfLog({ person, action, afterId, limit }: AuditQuery): RawBuilder<unknown> {
  const more = sql`${action === undefined ? sql`` : sql`and action = ${action}`}
    ${afterId === undefined ? sql`` : sql`and id < ${afterId}::bigint`} order by id desc limit ${sql.lit(limit)}`;
  const lines = (condition: RawBuilder<unknown>) =>
    sql`select * from published.audit_log where ${condition} ${more}`;
  if (person === null) return lines(sql`true`);
  const parts = [
    sql`actor_profile_id = ${person.profileId}`,
    sql`subject = ${person.profileKey}`,
    sql`subject = ${`profile ${person.profileId}`}`,
  ].map((condition) => sql`(${lines(condition)})`);
  return sql`select * from (${sql.join(parts, sql` union `)}) found order by id desc limit ${sql.lit(limit)}`;
}

function named(alias: "actor" | "keyed" | "numbered"): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`case when ${column("id")} is not null then jsonb_build_object('profileKey', ${column("profile_key")},
    'firstName', ${column("first_name")}, 'firstNameTe', ${column("first_name_te")}) end`;
}
