import { stateName } from "@santha/contract/indian-states";
import { mobileText } from "@santha/contract/mobile-number";
import { paymentModeLabel } from "@santha/contract/order-labels";
import type { MasterOrder } from "@santha/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ChevronRight, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { usePurchase } from "#features/analytics";
import { PushAsk } from "#features/notifications";
import { useLanguage } from "#lib/language";
import { paiseFromRupees } from "#lib/money";
import { Answer } from "#ui/answer";
import { BasketDrawing } from "#ui/art/basket";
import { ButtonLink } from "#ui/button";
import { Card } from "#ui/card";
import { DateText } from "#ui/date-text";
import { useGradualArrival } from "#ui/gradual";
import { Icon } from "#ui/icon";
import { Money } from "#ui/money";
import { Note } from "#ui/note";
import { Cloth, Dock, PageBody } from "#ui/page";
import { FactRow } from "#ui/slip";
import { SuccessSeal } from "#ui/success-seal";
import { Tag } from "#ui/tag";
import { Written } from "#ui/wording";
import { TransferCard } from "./lazy-transfer-card.tsx";
import { MasterItemList } from "./master-item-list.tsx";
import { MasterPriceSlip } from "./master-price-slip.tsx";
import { firstAddressLine } from "./order-text.ts";
import { useOrderViewTexts } from "./order-view.texts.ts";
import { masterOrderQuery } from "./orders.api.ts";
import { useOrdersTexts } from "./orders.texts.ts";

const route = getRouteApi("/app/order/success/$id");

/** The order was placed: its number, what is paid and how, where it goes, what it holds. */
export function OrderSuccessPage(): ReactNode {
  const texts = useOrdersTexts();
  const { id } = route.useParams();
  const order = useQuery(masterOrderQuery(id));
  const placed = useGradualArrival(order.data);
  usePurchase(order.data?.dummyOrder ? undefined : order.data);
  return (
    <>
      <h1 className="sr">{texts.successTitle}</h1>
      {placed && <Thanks order={placed} />}
      <PageBody hasDock>
        <Answer to={order}>
          {(master) => (
            <div className="stack">
              {!master.dummyOrder && <PushAsk />}
              <PlacedOrder order={master} end={<ContinueShopping />} />
            </div>
          )}
        </Answer>
      </PageBody>
      <div className="only-m">
        <Dock>
          <ContinueShopping />
        </Dock>
      </div>
    </>
  );
}

function Thanks({ order: { orderIds, dummyOrder } }: { readonly order: MasterOrder }) {
  const texts = useOrdersTexts();
  return (
    <Cloth className="thanks pb-2!">
      <SuccessSeal />
      <h2 className="thanks-t">{texts.thankYou}</h2>
      <p>{texts.placed}</p>
      {orderIds.map((orderId) => (
        <p key={orderId} className="t-note num">
          <Link
            to="/app/order/$orderId"
            params={{ orderId }}
            className="inline-flex min-h-11 items-center underline"
          >
            {texts.orderNumber(orderId)}
          </Link>
        </p>
      ))}
      {dummyOrder && (
        <p className="mt-2">
          <Tag job="know">{texts.dummyOrder}</Tag>
        </p>
      )}
    </Cloth>
  );
}

/** All of a master order; `end` stands below it on wide screens, where phones have their dock. */
export function PlacedOrder({ order, end }: { readonly order: MasterOrder; readonly end: ReactNode }) {
  const texts = useOrderViewTexts();
  return (
    <div className="cols two">
      <div className="stack">
        {order.dummyOrder && <Note>{texts.practiceNote}</Note>}
        <PaymentSummary order={order} />
        {order.paymentInfo.mode === "Bank Transfer" && !order.dummyOrder && (
          <TransferCard masterId={order.masterId} />
        )}
        <DeliveryAddress address={order.buyerAddress} />
        <MasterItemList lines={order.storeMap.INPUTS.productList} />
      </div>
      <aside className="stack side">
        <MasterPriceSlip order={order} />
        <MyOrdersCard />
        <div className="only-d">{end}</div>
      </aside>
    </div>
  );
}

function PaymentSummary({ order }: { readonly order: MasterOrder }) {
  const texts = useOrdersTexts();
  const viewTexts = useOrderViewTexts();
  const language = useLanguage();
  return (
    <Card pad aria-label={texts.paymentSummary}>
      <h2 className="t-note b mb-1">{texts.paymentSummary}</h2>
      <dl>
        <FactRow label={texts.orderDate}>
          <DateText at={order.createdTS} />
        </FactRow>
        <FactRow label={texts.orderId}>#{order.masterId}</FactRow>
        <FactRow label={texts.paymentMode}>{paymentModeLabel(order.paymentInfo.mode, language)}</FactRow>
        <FactRow label={texts.paymentId}>{order.paymentInfo.mihpayid ?? texts.missing}</FactRow>
        <FactRow label={texts.totalAmountOfMaster}>
          <Money paise={paiseFromRupees(order.grandTotal)} />
        </FactRow>
      </dl>
      <p className="t-small c2 mt-1">{viewTexts.masterNumber}</p>
    </Card>
  );
}

function DeliveryAddress({ address }: { readonly address: MasterOrder["buyerAddress"] }) {
  const texts = useOrdersTexts();
  const first = [firstAddressLine(address), address.addressLine2].filter(Boolean);
  const stateAndPin = `${stateName(address.state, useLanguage())} ${address.postalCode}`;
  const rest = [address.landmark, address.city, stateAndPin].filter(Boolean);
  return (
    <Card pad className="addr" aria-label={texts.deliveryAddress}>
      <Icon shape={MapPin} />
      <div className="t-note min-w-0">
        <h2 className="t-note b">{texts.deliveryAddress}</h2>
        <p>
          <Written>{address.name}</Written>
        </p>
        <p>
          <Written>{first.join(", ")}</Written>
        </p>
        <p className="c2">
          <Written>{rest.join(", ")}</Written>
        </p>
        <p className="c2 num">{mobileText(address.phone)}</p>
      </div>
    </Card>
  );
}

function MyOrdersCard() {
  const texts = useOrdersTexts();
  return (
    <Link to="/app/order" className="card myorders">
      <span className="pic [&>svg]:size-full">
        <BasketDrawing />
      </span>
      <span>
        <b className="t-note block">{texts.myOrders}</b>
        <span className="t-small c2 block">{texts.myOrdersHint}</span>
      </span>
      <Icon shape={ChevronRight} />
    </Link>
  );
}

function ContinueShopping() {
  return (
    <ButtonLink wide to="/app/store">
      {useOrdersTexts().continueShopping}
    </ButtonLink>
  );
}
