import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { SentState } from "../../contract/applications.ts";
import type { ApplicationRow } from "../queries.ts";

/** A person as the admins see him. */
export interface ApplicantRow {
  readonly firstName: string;
  readonly firstNameTe: string | null;
  readonly mobileNo: string;
}

export type ListedRow = ApplicantRow &
  Pick<ApplicationRow, "id" | "kind" | "state" | "facts"> & { readonly movedAt: Date };

/** What is looked for: in names, mobile number and GSTIN; or the number of one application. */
export interface Sought {
  readonly text: string;
  readonly id: number | null;
}

const isSought = ({ text, id }: Sought) => {
  const like = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`(${text} = '' or application.id = ${id}::bigint or profiles.mobile_no like ${like}
    or profiles.first_name ilike ${like} or profiles.first_name_te like ${like}
    or (application.kind = 'seller' and (facts->>'businessName' ilike ${like}
      or facts->>'businessNameTe' like ${like} or facts->>'gstin' ilike ${like})))`;
};

/** Applications of a state: those that wait, the longest waiting first; the others, the latest first. */
export async function selectListed(
  reader: Reader,
  asked: {
    readonly state: SentState;
    readonly sought: Sought;
    readonly after: Cursor | null;
    readonly limit: number;
  },
): Promise<ListedRow[]> {
  const { state, sought, after, limit } = asked;
  const isWaiting = state === "applied" || state === "more-needed";
  const direction = isWaiting ? sql`asc` : sql`desc`;
  const beyond = isWaiting ? sql`>` : sql`<`;
  const place =
    after && sql`and (application.moved_at, application.id) ${beyond} (${after.at}, ${Number(after.id)})`;
  const { rows } = await sql<ListedRow>`
    select application.id, application.kind, application.state, facts, application.moved_at as "movedAt",
      profiles.first_name as "firstName", profiles.first_name_te as "firstNameTe", profiles.mobile_no as "mobileNo"
    from applications application join published.profiles on profiles.id = application.profile_id
    where application.sent_at is not null and application.state = ${state} and ${isSought(sought)} ${place ?? sql``}
    order by application.moved_at ${direction}, application.id ${direction} limit ${sql.lit(limit)}`.execute(
    reader,
  );
  return rows;
}

/** How many applications that hold what is looked for are in each state; a state without any is missing. */
export async function countListed(reader: Reader, sought: Sought): Promise<ReadonlyMap<SentState, number>> {
  const { rows } = await sql<{ state: SentState; count: number }>`
    select application.state, count(*)::int as count
    from applications application join published.profiles on profiles.id = application.profile_id
    where application.sent_at is not null and ${isSought(sought)} group by application.state`.execute(reader);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** An application that was sent; undefined for a draft that never was. */
export async function findSent(reader: Reader, id: number): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select id, profile_id as "profileId", kind, state, facts, reason, revision, saved_at as "savedAt"
    from applications where id = ${id} and sent_at is not null`.execute(reader);
  return rows[0];
}
