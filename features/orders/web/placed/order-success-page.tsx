import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ChevronRight, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { stateName } from "#engine/contract/indian-states.ts";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { SuccessSeal } from "#engine/web/ui/goods/success-seal.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { useDeferredArrival } from "#engine/web/ui/page/deferred-mount.tsx";
import { Dock, HeaderBand, PageBody } from "#engine/web/ui/page/page.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import { usePurchase } from "#features/analytics/web";
import { PushAsk } from "#features/notifications/web";
import { OnlinePaymentCard } from "#features/payments/web";
import { paymentModeLabel, stateLabel } from "../../contract/order-labels.ts";
import type { MasterOrder } from "../../contract/orders.ts";
import { masterOrderQuery } from "../api.ts";
import { firstAddressLine } from "../order-text.ts";
import { TransferCard } from "../transfer/lazy-transfer-card.tsx";
import { useOrderViewTexts } from "../view/order-view.texts.ts";
import { useOrdersTexts } from "../words.ts";
import { MasterItemList } from "./master-item-list.tsx";
import { MasterPriceSlip } from "./master-price-slip.tsx";

const route = getRouteApi("/app/order/success/$id");

/** The order as it was sent off: what is still to be paid, its numbers, where it goes, what it holds. */
export function OrderSuccessPage(): ReactNode {
  const texts = useOrdersTexts();
  const { id } = route.useParams();
  const order = useQuery(masterOrderQuery(id));
  const placed = useDeferredArrival(order.data);
  usePurchase(order.data?.dummyOrder ? undefined : order.data);
  return (
    <>
      <h1 className="sr">{texts.successTitle}</h1>
      {placed && <Head order={placed} />}
      <PageBody hasDock>
        <Answer to={order}>
          {(master) => (
            <div className="stack">
              {!master.dummyOrder && master.unplacedState === null && <PushAsk />}
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

/** Thanks for what is placed. An order that waits for its money, or ended without it, says that instead. */
function Head({ order: { orderIds, dummyOrder, unplacedState } }: { readonly order: MasterOrder }) {
  const texts = useOrdersTexts();
  const viewTexts = useOrderViewTexts();
  const language = useLanguage();
  return (
    <HeaderBand className="thanks pb-2!">
      {unplacedState === null ? (
        <>
          <SuccessSeal />
          <h2 className="thanks-t">{texts.thankYou}</h2>
          <p>{texts.placed}</p>
        </>
      ) : (
        <>
          <h2 className="h2">{stateLabel(unplacedState, language, true)}</h2>
          {waits(unplacedState) && <p>{viewTexts.goesOutOncePaid}</p>}
        </>
      )}
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
    </HeaderBand>
  );
}

function waits(unplacedState: string | null): boolean {
  return unplacedState === "PAYMENT_PENDING";
}

/** What is to be paid for a purchase, and what was said to be. */
function HowToPay({ order }: { readonly order: MasterOrder }) {
  if (order.dummyOrder) return null;
  const { mode } = order.paymentInfo;
  if (mode === "Bank Transfer") return <TransferCard masterId={order.masterId} />;
  return mode === "Online" && waits(order.unplacedState) && <OnlinePaymentCard order={order} />;
}

/** All of a master order; `end` stands below it on wide screens, where phones have their dock. */
export function PlacedOrder({ order, end }: { readonly order: MasterOrder; readonly end: ReactNode }) {
  const texts = useOrderViewTexts();
  return (
    <div className="cols two">
      <div className="stack">
        {order.dummyOrder && <Note>{texts.practiceNote}</Note>}
        {waits(order.unplacedState) && <HowToPay order={order} />}
        <PaymentSummary order={order} />
        {!waits(order.unplacedState) && <HowToPay order={order} />}
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
        <FactRow label={texts.orderId}>
          {order.orderIds.map((orderId) => (
            <span key={orderId} className="block">
              #{orderId}
            </span>
          ))}
        </FactRow>
        <FactRow label={texts.paymentMode}>{paymentModeLabel(order.paymentInfo.mode, language)}</FactRow>
        <FactRow label={texts.paymentId}>{order.paymentInfo.mihpayid ?? texts.missing}</FactRow>
        <FactRow label={texts.totalAmountOfMaster}>
          <Money paise={paiseFromRupees(order.grandTotal)} />
        </FactRow>
        <FactRow label={viewTexts.paymentReference}>{order.masterId}</FactRow>
      </dl>
      {(order.unplacedState === null || waits(order.unplacedState)) &&
        order.farmerPays.map((sums) => <WhoTakesWhat key={sums.marginTakenBy} order={order} sums={sums} />)}
    </Card>
  );
}

interface Taken {
  readonly order: MasterOrder;
  readonly sums: MasterOrder["farmerPays"][number];
}

/** What the farmer pays to whom. */
function WhoTakesWhat({ order, sums }: Taken) {
  const texts = useOrderViewTexts();
  const farmerName = order.farmerName ?? "";
  const total = paiseFromRupees(sums.total);
  const margin = paiseFromRupees(sums.margin);
  const final = formatPaise(total + margin);
  const sentences = {
    seller: texts.farmerPaysAtDoor(final, formatPaise(margin), farmerName),
    platform: texts.farmerPaysOnline(final, formatPaise(margin), farmerName),
    agent:
      order.paymentInfo.mode === "COD"
        ? texts.sellerTakesPart(formatPaise(total), formatPaise(margin), farmerName)
        : texts.youTakeAll(final, farmerName),
  };
  return (
    <p className="t-note num mt-2">
      <Written>{sentences[sums.marginTakenBy]}</Written>
    </p>
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
