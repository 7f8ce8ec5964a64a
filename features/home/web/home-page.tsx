import "./home.css";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { classes } from "#engine/web/ui/classes.tsx";
import { useDeferredMount } from "#engine/web/ui/page/deferred-mount.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { CategoryStrip, GoodsSkeleton, latestGoodsQuery } from "#features/catalogue/web";
import { couponSummaryQuery, HomeCoupons } from "#features/coupons/web";
import { NewUpdates } from "#features/feed/web";
import { latestOrderQuery } from "#features/orders/web";
import { HomeFeed, homeFeedId } from "./home-feed.tsx";
import { HomeHead } from "./home-head.tsx";
import { InstallCard } from "./install-card.tsx";
import { LatestOrder } from "./latest-order.tsx";
import { LatestProducts, shownOnHome } from "./latest-products.tsx";

/**
 * Home: greeting, search, categories, coupons, the latest order, newest products, the install suggestion after a
 * first order, and the feed. Below the categories nothing renders before coupons and order are known or failed, so
 * that nothing shifts.
 */
export function HomePage() {
  // Requested before anything else of the frame: on a slow network the first requests get the free connections.
  usePrefetchQuery(latestOrderQuery);
  usePrefetchQuery(couponSummaryQuery);
  usePrefetchQuery(latestGoodsQuery(shownOnHome));
  const { data: order, isPending, failureCount } = useQuery(latestOrderQuery);
  const coupons = useQuery(couponSummaryQuery);
  const isSettled = useDeferredMount(
    (!isPending || failureCount > 0) && (!coupons.isPending || coupons.failureCount > 0),
  );
  const hasCoupons = coupons.data !== undefined && coupons.data.validCouponsCount > 0;
  return (
    <>
      <HomeHead />
      {isSettled && <NewUpdates streamId={homeFeedId} />}
      <PageBody className="stack">
        <CategoryStrip chosen={null} />
        {isSettled ? (
          <div className={classes("home-rest", (order || hasCoupons) && "with-side")}>
            {(order || hasCoupons) && (
              <div className="stack home-side">
                {hasCoupons && <HomeCoupons summary={coupons.data} />}
                {order && <LatestOrder order={order} />}
              </div>
            )}
            <LatestProducts />
            {order && <InstallCard />}
            <HomeFeed order={order?.orderId} />
          </div>
        ) : (
          <GoodsSkeleton />
        )}
      </PageBody>
    </>
  );
}
