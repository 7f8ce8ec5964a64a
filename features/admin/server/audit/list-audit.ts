import type { AnswerOf, CheckedOf, Endpoint } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import { listAudit as endpoint } from "../../contract/audit-log.ts";
import { type NameRow, selectNamed } from "../people/people.queries.ts";
import { toAuditEntry } from "./audit-entry-dto.ts";
import { selectAudit } from "./audit-log.queries.ts";

/** The audit log, newest first, a page at a time. */
export async function listAudit(
  { database, language, auditTexts }: MemberContext,
  { query: { person: asked, action, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const person = await requireNamed(database, endpoint, asked);
  const rows = await selectAudit(database, {
    person,
    action,
    afterId: numericCursorOf(after)?.id,
    limit: limit + 1,
  });
  const { page, nextAfter } = pageOf(rows, limit, ({ at, id }) => ({ at, id: String(id) }));
  return {
    person: person && nameOf(person),
    entries: page.map((row) => toAuditEntry(row, auditTexts, language)),
    nextAfter,
  };
}

/** Whom a filter names; null where it names nobody. @throws AppError `admin/no-such-person`. */
export async function requireNamed(
  reader: Reader,
  named: Endpoint & { readonly errors: { readonly "admin/no-such-person": 404 } },
  asked: string | undefined,
): Promise<NameRow | null> {
  const person = asked === undefined ? null : await selectNamed(reader, asked);
  return person === undefined
    ? refuse(named, "admin/no-such-person", { fields: { person: "admin/no-such-person" } })
    : person;
}

function nameOf({ profileKey, firstName, firstNameTe }: NameRow) {
  return { profileKey, firstName, firstNameTe };
}
