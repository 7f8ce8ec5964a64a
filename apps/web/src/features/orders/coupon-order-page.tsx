import type { MasterOrder } from "@santha/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { paiseFromRupees } from "#lib/money";
import { Answer } from "#ui/answer";
import { ButtonLink } from "#ui/button";
import { DateText } from "#ui/date-text";
import { Dock, PageBody } from "#ui/page";
import { Ticket } from "#ui/ticket";
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
        <Answer to={order}>
          {(master) => (
            <>
              <UsedCoupon order={master} />
              <PlacedOrder order={master} end={goOn} />
            </>
          )}
        </Answer>
      </PageBody>
      <div className="only-m">
        <Dock>{goOn}</Dock>
      </div>
    </>
  );
}

/** The coupon itself with what it took off; nothing for an order without one. */
function UsedCoupon({ order }: { readonly order: MasterOrder }) {
  const texts = useOrdersTexts();
  if (order.couponCode === null) return null;
  return (
    <div className="mb-3 max-w-[420px]">
      <Ticket
        paise={paiseFromRupees(order.couponDiscount)}
        caption={texts.couponOff}
        title={texts.couponUsed}
        used
      >
        <span className="t-small c2">
          <span className="code">{order.couponCode}</span>, <DateText at={order.createdTS} />
        </span>
      </Ticket>
    </div>
  );
}
