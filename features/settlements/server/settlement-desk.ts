import { createHash } from "node:crypto";
import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import { lockOrder } from "#features/orders/server";
import {
  approveSettlements as approveEndpoint,
  mostSettlementsAtOnce,
  type previewSettlements as previewEndpoint,
  type readSettlementDesk as readEndpoint,
  type SettlementPreview,
} from "../contract/desk.ts";
import { withFacts } from "./list-settlements.ts";
import { byFinance } from "./move-settlement.ts";
import { approveSettlementIn } from "./settle-steps.ts";
import {
  countSettlements,
  findSettledOrder,
  type SettlementRow,
  selectSettlements,
} from "./settlements.queries.ts";

/** A page of a tab of the desk, with the counts and sums of all tabs. */
export async function readSettlementDesk(
  { database }: MemberContext,
  { query: { after, limit, tab, find } }: CheckedOf<typeof readEndpoint>,
): Promise<AnswerOf<typeof readEndpoint>> {
  const rows = await selectSettlements(database, { tab, find, after: cursorOf(after), limit: limit + 1 });
  const { page, nextAfter } = pageOf(rows, limit, ({ enteredAt, orderId }) => ({
    at: enteredAt,
    id: orderId,
  }));
  const counts = await countSettlements(database, {});
  const found = find ? await countSettlements(database, { tab, find }) : counts;
  const none = { count: 0, sumInPaise: 0 };
  const { count, sumInPaise } = found.find((one) => one.tab === tab) ?? none;
  return {
    tabs: Object.fromEntries(
      counts.map((one) => [one.tab, { count: one.count, sumInPaise: one.sumInPaise }]),
    ),
    found: { count, sumInPaise },
    settlements: await withFacts(database, page),
    nextAfter,
  };
}

/** What an approval takes of these orders, and what has moved on. */
function sortSettlements(rows: readonly SettlementRow[]): SettlementPreview {
  const shown = ({ orderId, seller, dueInPaise }: SettlementRow) => ({ orderId, seller, dueInPaise });
  const isWaiting = ({ isApproved, heldBecause }: SettlementRow) => !isApproved && heldBecause === null;
  const settlements = rows.filter(isWaiting).map(shown);
  const seen = settlements.map(({ orderId, dueInPaise }) => [orderId, dueInPaise]);
  return {
    settlements,
    leftOut: rows.filter((row) => !isWaiting(row)).map(shown),
    sumInPaise: sumOf(settlements.map(({ dueInPaise }) => Math.max(0, dueInPaise))),
    fingerprint: createHash("sha256").update(JSON.stringify(seen)).digest("base64url"),
  };
}

/** What the approval of several settlements would do; nothing is changed. */
export async function previewSettlements(
  { database }: MemberContext,
  { body: { orderIds, all } }: CheckedOf<typeof previewEndpoint>,
): Promise<AnswerOf<typeof previewEndpoint>> {
  const filter = all ? { tab: "to-approve" as const, find: all.find } : { orderIds: orderIds ?? [] };
  const asked = { ...filter, after: null, limit: mostSettlementsAtOnce };
  return sortSettlements(await selectSettlements(database, asked));
}

/**
 * Approves the settlements of a preview, each as a single one. All orders are locked first, in one sequence: of two
 * decisions at once the second waits, and compares with what the first has left.
 */
export async function approveSettlements(
  context: MemberContext,
  { body }: CheckedOf<typeof approveEndpoint>,
): Promise<AnswerOf<typeof approveEndpoint>> {
  const { orderIds, fingerprint } = body;
  return onceInTransaction(context, approveEndpoint, body, async (transaction) => {
    for (const orderId of [...new Set(orderIds)].toSorted()) await lockOrder(transaction, orderId);
    const rows = await selectSettlements(transaction, { orderIds, after: null, limit: orderIds.length });
    const seen = sortSettlements(rows);
    if (seen.fingerprint !== fingerprint || seen.settlements.length !== new Set(orderIds).size)
      return refuse(approveEndpoint, "settlements/changed");
    const sellers = new Map<string, number>();
    for (const { orderId } of seen.settlements)
      sellers.set(orderId, (await findSettledOrder(transaction, orderId))?.sellerId ?? 0);
    // Sellers are locked in one sequence too, so that two decisions never wait for each other in a circle.
    const inSequence = [...sellers].toSorted(([, one], [, other]) => one - other);
    for (const [orderId, sellerId] of inSequence) {
      if (!(await approveSettlementIn(context, transaction, { orderId, sellerId }, byFinance(context))))
        return refuse(approveEndpoint, "settlements/changed");
      await audit(context, transaction, {
        action: "settlements/settled",
        subject: `order ${orderId}`,
        detail: { action: "APPROVE_SETTLEMENT" },
      });
    }
    return { done: seen.settlements.map(({ orderId }) => orderId) };
  });
}
