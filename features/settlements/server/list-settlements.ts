import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import { selectAccounts } from "#features/payouts/server";
import { selectWithheldOf } from "#features/withholding/server";
import type { listSettlements as endpoint, Settlement } from "../contract.ts";
import { selectCredits, selectDebts } from "./debts/seller-debts.queries.ts";
import { selectSellerPayments } from "./seller-payments.queries.ts";
import { type SettlementRow, selectSettlements } from "./settlements.queries.ts";

const day = 86_400_000;

/** What sellers are to be paid, page after page; with the first one what they owe, and what they sent above it. */
export async function listSettlements(
  { database, clock }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const after = cursorOf(query.after);
  const rows = await selectSettlements(database, { after, limit: query.limit + 1 });
  const { page, nextAfter } = pageOf(rows, query.limit, ({ enteredAt, orderId }) => ({
    at: enteredAt,
    id: orderId,
  }));
  const credits = after ? [] : await selectCredits(database);
  const accounts = await selectAccounts(
    database,
    credits.map(({ sellerProfileId }) => sellerProfileId),
  );
  const debts = after ? [] : await selectDebts(database);
  const now = clock.now().getTime();
  return {
    settlements: await withFacts(database, page),
    nextAfter,
    credits: credits.map(({ sellerProfileId, ...credit }) => ({
      ...credit,
      account: accounts.get(sellerProfileId) ?? null,
    })),
    debts: debts.map((debt) => ({ ...debt, daysOwed: Math.floor((now - debt.since) / day) })),
  };
}

/** Settlements with their sellers' accounts, and of approved ones what was withheld and paid. */
export async function withFacts(reader: Reader, rows: readonly SettlementRow[]): Promise<Settlement[]> {
  const approved = rows.filter(({ isApproved }) => isApproved).map(({ orderId }) => orderId);
  const withheld = await selectWithheldOf(reader, approved);
  const payments = await selectSellerPayments(reader, approved);
  const accounts = await selectAccounts(
    reader,
    rows.map(({ sellerProfileId }) => sellerProfileId),
  );
  return rows.map(({ enteredAt: _, sellerProfileId, ...order }) => ({
    ...order,
    account: accounts.get(sellerProfileId) ?? null,
    withheld: withheld.get(order.orderId) ?? [],
    payments: payments.get(order.orderId) ?? [],
  }));
}
