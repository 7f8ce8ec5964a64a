import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { pageOf } from "#engine/server/http/paging.ts";
import { listAudit as endpoint } from "../../contract/audit-log.ts";
import { idOf } from "../people/list-people.ts";
import { type NameRow, selectNamed } from "../people/people.queries.ts";
import { toAuditEntry } from "./audit-entry-dto.ts";
import { selectAudit } from "./audit-log.queries.ts";

/** The audit log, newest first, a page at a time. */
export async function listAudit(
  { database, language, auditTexts }: MemberContext,
  { query: { person: asked, action, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const person = asked === undefined ? null : await selectNamed(database, asked);
  if (person === undefined)
    return refuse(endpoint, "admin/no-such-person", { fields: { person: "admin/no-such-person" } });
  const rows = await selectAudit(database, { person, action, afterId: idOf(after), limit: limit + 1 });
  const { page, nextAfter } = pageOf(rows, limit, ({ at, id }) => ({ at, id: String(id) }));
  return {
    person: person && nameOf(person),
    entries: page.map((row) => toAuditEntry(row, auditTexts, language)),
    nextAfter,
  };
}

function nameOf({ profileKey, firstName, firstNameTe }: NameRow) {
  return { profileKey, firstName, firstNameTe };
}
