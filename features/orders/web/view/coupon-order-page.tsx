import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Ticket } from "#engine/web/ui/goods/ticket.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { Dock, PageBody } from "#engine/web/ui/page/page.tsx";
import { paiseFromRupees } from "#engine/web/words/money.ts";
import type { MasterOrder } from "../../contract/orders.ts";
import { masterOrderQuery } from "../api.ts";
import { PlacedOrder } from "../placed/order-success-page.tsx";
import { useOrdersTexts } from "../words.ts";

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
