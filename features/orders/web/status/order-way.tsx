import { DateText } from "#engine/web/ui/date-text.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import type { OrderDetail, OrderStep } from "../../contract/orders.ts";
import { useOrderViewTexts } from "../view/order-view.texts.ts";
import { statusText } from "./order-status.ts";

/**
 * The steps of an order's way for a timeline, oldest first; `passed` says how many of them happened. In short it leaves
 * out what only the seller waits for.
 */
export function useWay(order: OrderDetail, isShort: boolean) {
  const texts = useOrderViewTexts();
  const language = useLanguage();
  const { cancelled, city, daysAfterPayment, endedBy, way } = order;
  const waited = way[0]?.state === "PAYMENT_PENDING";
  const labelOf = ({ state: currentState }: OrderStep): string => {
    const deliveredTS = isShort ? order.deliveredTS : null;
    return statusText({ cancelled, deliveredTS, endedBy, stateInfo: { currentState } }, language);
  };
  const nameOf = (step: OrderStep): string => {
    if (step.state === "DISPATCHED") return texts.onTheWay(city);
    return step.entryTS === null ? texts.coming(step.state, labelOf(step)) : labelOf(step);
  };
  const textOf = (step: OrderStep): string => {
    const name = nameOf(step);
    if (step.byTS !== null) return texts.by(name, formatDate(step.byTS, language));
    if (step.state === "DELIVERED" && daysAfterPayment !== null)
      return texts.afterPayment(name, daysAfterPayment);
    return name;
  };
  const steps = way.filter((step, at) => {
    const before = way[at - 1];
    return !isShort || before === undefined || labelOf(before) !== labelOf(step);
  });
  return {
    passed: steps.filter(({ entryTS }) => entryTS !== null).length,
    events: steps.map((step) => ({
      text: textOf(step),
      detail: step.entryTS !== null && (
        <>
          {waited && step.state === "ORD_PLACED" && `${texts.paymentReceived}: `}
          <DateText at={step.entryTS} as="time" />
        </>
      ),
    })),
  };
}

/** The code for the door, large, with what it is for; nothing while the parcel is not out for delivery. */
export function DeliveryCode({ order: { deliveryCode } }: { readonly order: OrderDetail }) {
  const texts = useOrderViewTexts();
  if (deliveryCode === null) return null;
  return (
    <Note job="earn">
      <p className="b">{texts.deliveryCode}</p>
      <p className="thanks-t num">{deliveryCode}</p>
      <p>{texts.codeFor}</p>
    </Note>
  );
}
