import { isSavingData } from "../lib/data-saver.ts";
import { queryClient } from "../lib/query-client.ts";
import { knownSession } from "../lib/session.ts";

/** After what else begins with a session, so that it takes no share of the connection from what a person looks at. */
const delayMs = 6000;
const newestOrders = 3;

/**
 * Asks once for what a person wants to read without a network and may not have opened yet: cart, wishlist, earnings,
 * the first page of orders, the newest of these, his profile, help, coupons that can be used, and notifications.
 * Not on a device that saves data. Returns what ends it.
 */
export function start(): () => void {
  let isOver = false;
  const timer = setTimeout(() => {
    if (!isSavingData() && navigator.onLine) void readAhead(() => isOver).catch(() => {});
  }, delayMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** One call after the other; each answer is kept as if its page had been opened. */
export async function readAhead(isOver: () => boolean = () => false): Promise<void> {
  const [cart, wishlist, earnings, orders, profiles, help, coupons, notifications] = await Promise.all([
    import("../features/cart/public.ts"),
    import("../features/wishlist/public.ts"),
    import("../features/earnings/public.ts"),
    import("../features/orders/public.ts"),
    import("../features/profiles/public.ts"),
    import("../features/help/public.ts"),
    import("../features/coupons/public.ts"),
    import("../features/notifications/public.ts"),
  ]);
  const list = orders.ordersQuery({ type: "", days: null });
  const steps: (() => Promise<unknown>)[] = [
    () => queryClient.prefetchQuery(cart.cartQuery),
    () => queryClient.prefetchQuery(cart.quoteQuery),
    () => queryClient.prefetchQuery(wishlist.wishlistQuery),
    () => queryClient.prefetchQuery(earnings.earningsQuery),
    () => queryClient.prefetchInfiniteQuery(list),
    async () => {
      const [first] = queryClient.getQueryData(list.queryKey)?.pages ?? [];
      for (const { orderId } of first?.orders.slice(0, newestOrders) ?? [])
        if (!isOver()) await queryClient.prefetchQuery(orders.orderQuery(orderId));
    },
    async () => {
      const session = knownSession();
      if (session) await queryClient.prefetchQuery(profiles.profileQuery(session.profileKey));
    },
    () => help.keepHelp(),
    () => queryClient.prefetchInfiniteQuery(coupons.couponsQuery("UNUSED")),
    () => queryClient.prefetchQuery(coupons.couponCountQuery),
    () => queryClient.prefetchInfiniteQuery(notifications.notificationsQuery),
  ];
  for (const step of steps) if (!isOver()) await step();
}
