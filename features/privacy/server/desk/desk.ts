import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import { findProfileByMobile } from "#features/profiles/server";
import * as contract from "../../contract/privacy.ts";
import { beginRequest, queueWork } from "../begin-request.ts";
import { beginErasure } from "../erasure/begin-erasure.ts";
import { toListed } from "../privacy-dto.ts";
import { lockRequest, moveRequest, selectLatest, selectListed, selectOne } from "../queries.ts";
import { tellPerson } from "../tell-person.ts";

/** What people asked for, a page at a time. */
export async function listRequests(
  context: MemberContext,
  { query: { state, after, limit } }: CheckedOf<typeof contract.listRequests>,
): Promise<AnswerOf<typeof contract.listRequests>> {
  const { database } = context;
  const rows = await selectListed(database, { state, after: cursorOf(after), limit: limit + 1 });
  const { page, nextAfter } = pageOf(rows, limit, ({ id, dueAt, endedAt }) => ({
    at: endedAt ?? dueAt,
    id: String(id),
  }));
  return { requests: await toListed(context, database, page), nextAfter };
}

/** Notes what a person asked for by letter or phone. */
export async function askForPerson(
  context: MemberContext,
  { body: { mobileNo, kind, reason } }: CheckedOf<typeof contract.askForPerson>,
): Promise<AnswerOf<typeof contract.askForPerson>> {
  const person = await findProfileByMobile(context.database, mobileNo);
  if (!person) return refuse(contract.askForPerson, "privacy/no-such-person");
  return inTransaction(context, async (transaction) => {
    const reasons = await beginRequest(context, transaction, { ...person, kind, reason });
    if (reasons.length > 0)
      return refuse(contract.askForPerson, "privacy/hindered", { values: { reasons: reasons.join(" ") } });
    const latest = (await selectLatest(transaction, person.profileId)).find((row) => row.kind === kind);
    return one(context, transaction, latest?.id ?? 0);
  });
}

/** Begins an erasure before its days are over. */
export async function carryOut(
  context: MemberContext,
  { params: { requestId } }: CheckedOf<typeof contract.carryOut>,
): Promise<AnswerOf<typeof contract.carryOut>> {
  return inTransaction(context, async (transaction) => {
    const request = await lockRequest(transaction, requestId);
    if (!request) return refuse(contract.carryOut, "privacy/no-such-request");
    if (request.kind !== "erasure" || request.state !== "waiting")
      return refuse(contract.carryOut, "privacy/not-waiting");
    const reasons = await beginErasure(context, transaction, request, context.language);
    if (reasons.length > 0)
      return refuse(contract.carryOut, "privacy/hindered", { values: { reasons: reasons.join(" ") } });
    await queueWork(transaction, "erasure", requestId);
    await note(context, transaction, requestId, "carried-out");
    return one(context, transaction, requestId);
  });
}

/** Refuses an erasure that waits. */
export async function refuseErasure(
  context: MemberContext,
  { params: { requestId }, body: { reason } }: CheckedOf<typeof contract.refuseErasure>,
): Promise<AnswerOf<typeof contract.refuseErasure>> {
  return inTransaction(context, async (transaction) => {
    const request = await lockRequest(transaction, requestId);
    if (!request) return refuse(contract.refuseErasure, "privacy/no-such-request");
    const isRefused = await moveRequest(transaction, {
      ...{ id: requestId, from: "waiting", to: "refused", reason },
      endedAt: context.clock.now(),
    });
    if (!isRefused) return refuse(contract.refuseErasure, "privacy/not-waiting");
    await note(context, transaction, requestId, "refused", reason);
    await tellPerson(context, transaction, { requestId, profileId: request.profileId, news: "refused" });
    return one(context, transaction, requestId);
  });
}

const auditedAs = {
  "carried-out": "privacy/erasure-carried-out",
  refused: "privacy/erasure-refused",
} as const;

async function note(
  context: MemberContext,
  transaction: Transaction,
  requestId: number,
  what: keyof typeof auditedAs,
  reason?: string,
): Promise<void> {
  const request = await selectOne(transaction, requestId);
  await audit(context, transaction, {
    action: auditedAs[what],
    subject: request?.profileKey ?? "",
    ...(reason !== undefined && { detail: { reason } }),
  });
}

async function one(context: MemberContext, transaction: Transaction, requestId: number) {
  const row = await selectOne(transaction, requestId);
  const [listed] = await toListed(context, transaction, row ? [row] : []);
  if (!listed) throw new Error("a request that was just written is gone");
  return listed;
}
