import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { listAuditActions as endpoint } from "../../contract/audit-log.ts";

/** The kinds of action that features have words for, sorted by these words. */
export async function listAuditActions({
  auditTexts,
  language,
}: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const actions = [...auditTexts].map(([action, text]) => ({ action, text: text[language] }));
  return { actions: actions.sort((one, other) => (one.text < other.text ? -1 : 1)) };
}
