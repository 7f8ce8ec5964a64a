import type { listAccounts as endpoint } from "@santha/contract/earnings";
import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { rupeesOf } from "@santha/contract/money";
import { type AccountOfOrder, countOrders, periodOf, selectAccounts } from "#features/orders";
import type { MemberContext } from "#platform/context";

/** What each order of the caller earns, newest first: a page of it, and how many there are. */
export async function listAccounts(
  context: MemberContext,
  { query, body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const asked = { buyerProfileId: context.actor.profileId, period: periodOf(context, body) };
  const orders = await selectAccounts(context.database, { ...asked, ...query });
  const totalOrders = await countOrders(context.database, { ...asked, isDummy: false });
  return { orders: orders.map(rowOf), totalOrders };
}

function rowOf(account: AccountOfOrder): AnswerOf<typeof endpoint>["orders"][number] {
  return {
    ct: account.placedAt.getTime(),
    orderId: account.orderId,
    sellerName: account.seller,
    commission: rupeesOf(account.marginInPaise),
    orderAmount: rupeesOf(account.totalInPaise),
    ...(account.isNotCounted && {
      notCounted: { cancelled: account.isCancelled, stateInfo: { currentState: account.state } },
    }),
  };
}
