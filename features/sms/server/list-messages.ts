import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import { type ListedSms, selectLatest } from "#engine/server/outside/sms/sms-list.queries.ts";
import { type listSmsMessages as endpoint, type SmsListed, smsFailures, smsGateways } from "../contract.ts";

/** The latest messages with their states; their words stay out of it. */
export async function listMessages(
  { database, language, sms }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const after = cursorOf(query.after);
  const rows = await selectLatest(database, { after, state: query.state, limit: query.limit + 1 });
  const { page, nextAfter } = pageOf(rows, query.limit, ({ createdAt: at, id }) => ({ at, id: String(id) }));
  const titles = new Map(sms.kinds.map((kind) => [kind.name, kind.title[language]]));
  return { messages: page.map((row) => listed(row, titles.get(row.template) ?? row.template)), nextAfter };
}

function listed(row: ListedSms, title: string): SmsListed {
  return {
    id: String(row.id),
    title,
    language: row.language === "te" ? "te" : "en",
    numberEnd: row.mobileNo.slice(-4),
    state: row.state,
    reason: smsFailures.find((reason) => reason === row.reason) ?? null,
    detail: row.detail,
    parts: row.parts,
    gateway: smsGateways.find((gateway) => gateway === row.gateway) ?? null,
    tries: row.tries,
    createdAt: row.createdAt.getTime(),
  };
}
