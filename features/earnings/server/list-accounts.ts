import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { rupeesOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { type AccountOfOrder, countOrders, periodOf, selectAccounts } from "#features/orders/server";
import type { listAccounts as endpoint } from "../contract.ts";

/** What each order of the caller earns, newest first: a page of it, and how many there are. */
export async function listAccounts(
  context: MemberContext,
  { query, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const asked = { buyerProfileId: context.actor.profileId, period: periodOf(context, body) };
  const orders = await selectAccounts(context.database, { ...asked, ...query });
  const totalOrders = await countOrders(context.database, { ...asked, isPractice: false });
  return { orders: orders.map(rowOf), totalOrders };
}

function rowOf(account: AccountOfOrder): AnswerOf<typeof endpoint>["orders"][number] {
  return {
    ct: account.placedAt.getTime(),
    orderId: account.orderId,
    sellerName: account.seller,
    farmerName: account.farmerName,
    commission: rupeesOf(account.marginInPaise),
    orderAmount: rupeesOf(account.totalInPaise),
    ...(account.isNotCounted && {
      notCounted: {
        cancelled: account.isCancelled,
        endedBy: account.endedBy,
        stateInfo: { currentState: account.state },
      },
    }),
  };
}
