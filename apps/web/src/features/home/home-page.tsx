import "./home.css";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { CategoryStrip, GoodsSkeleton, latestGoodsQuery } from "#features/catalogue";
import { couponSummaryQuery, HomeCoupons } from "#features/coupons";
import { NewUpdates } from "#features/feed";
import { latestOrderQuery } from "#features/orders";
import { classes } from "#ui/classes";
import { useGradually } from "#ui/gradual";
import { PageBody } from "#ui/page";
import { HomeFeed, homeFeedId } from "./home-feed.tsx";
import { HomeHead } from "./home-head.tsx";
import { InstallCard } from "./install-card.tsx";
import { LatestOrder } from "./latest-order.tsx";
import { LatestProducts, shownOnHome } from "./latest-products.tsx";

/**
 * Home: greeting and search, the stalls of the store, coupons that wait, the person's latest order, the newest
 * products, the way to the home screen for somebody who has ordered, and the stream. Nothing below the stalls is drawn before it is known whether there are coupons and an order, so that
 * nothing moves; without them, or when they cannot be had, the products stand alone.
 */
export function HomePage() {
  // Asked for before anything else of the frame: on a slow network the first calls get the free connections.
  usePrefetchQuery(latestOrderQuery);
  usePrefetchQuery(couponSummaryQuery);
  usePrefetchQuery(latestGoodsQuery(shownOnHome));
  const { data: order, isPending, failureCount } = useQuery(latestOrderQuery);
  const coupons = useQuery(couponSummaryQuery);
  const isSettled = useGradually(
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
