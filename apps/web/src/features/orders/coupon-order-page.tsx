import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Answer } from "#ui/answer";
import { ButtonLink } from "#ui/button";
import { Dock, PageBody } from "#ui/page";
import { PlacedOrder } from "./order-success-page.tsx";
import { masterOrderQuery } from "./orders.api.ts";
import { useOrdersTexts } from "./orders.texts.ts";

const route = getRouteApi("/app/coupons/$id");

/** The master order on which a coupon was used, in full. */
export function CouponOrderPage(): ReactNode {
  const texts = useOrdersTexts();
  const { id } = route.useParams();
  const order = useQuery(masterOrderQuery(id));
  const goOn = (
    <ButtonLink wide to="/app/store">
      {texts.goOnShopping}
    </ButtonLink>
  );
  return (
    <>
      <PageBody hasDock>
        <Answer to={order}>{(master) => <PlacedOrder order={master} end={goOn} />}</Answer>
      </PageBody>
      <div className="only-m">
        <Dock>{goOn}</Dock>
      </div>
    </>
  );
}
