import "./home.css";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { CategoryStrip, GoodsSkeleton, latestGoodsQuery } from "#features/catalogue";
import { couponSummaryQuery, HomeCoupons } from "#features/coupons";
import { latestOrderQuery } from "#features/orders";
import { classes } from "#ui/classes";
import { PageBody } from "#ui/page";
import { HomeHead } from "./home-head.tsx";
import { LatestOrder } from "./latest-order.tsx";
import { LatestProducts, shownOnHome } from "./latest-products.tsx";

/**
 * Home: greeting and search, the stalls of the store, coupons that wait, the person's latest order, the newest
 * products. Nothing below the stalls is drawn before it is known whether there are coupons and an order, so that
 * nothing moves; without them, or when they cannot be had, the products stand alone.
 */
export function HomePage() {
  const { data: order, isPending, failureCount } = useQuery(latestOrderQuery);
  usePrefetchQuery(latestGoodsQuery(shownOnHome));
  const coupons = useQuery(couponSummaryQuery);
  const isSettled = (!isPending || failureCount > 0) && (!coupons.isPending || coupons.failureCount > 0);
  return (
    <>
      <HomeHead />
      <PageBody className="stack">
        <CategoryStrip chosen={null} />
        {isSettled && coupons.data && coupons.data.validCouponsCount > 0 && (
          <HomeCoupons summary={coupons.data} />
        )}
        {isSettled ? (
          <div className={classes("home-rest", order && "with-order")}>
            {order && <LatestOrder order={order} />}
            <LatestProducts />
          </div>
        ) : (
          <GoodsSkeleton />
        )}
      </PageBody>
    </>
  );
}
