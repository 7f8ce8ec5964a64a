import { Card } from "#engine/web/ui/card.tsx";
import { OptionRows } from "#engine/web/ui/form/choices.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { Checkout, PaymentMode } from "../../contract/checkout.ts";
import { useCheckoutTexts } from "../words.ts";
import type { AgreedOrder } from "./place-attempt.ts";

/** A payment mode, or an agent's customer who pays the margin with the order: online, or in cash to the seller. */
export type PaymentWay = PaymentMode | "Customer online" | "Customer COD";

function waysOf({ paymentModes, totals, assist }: Checkout): readonly PaymentWay[] {
  const hasMargin = totals.marginInPaise !== null && totals.marginInPaise > 0;
  return paymentModes.flatMap((mode): PaymentWay[] => {
    if (mode === "Online" && hasMargin) return ["Online", "Customer online"];
    return mode === "COD" && hasMargin && assist?.farmer ? ["Customer COD", "COD"] : [mode];
  });
}

/** The chosen way while it is offered, else the first one; undefined where no way is open. */
export function chosenWay(quote: Checkout, chosen: PaymentWay | undefined): PaymentWay | undefined {
  const ways = waysOf(quote);
  return ways.find((way) => way === chosen) ?? ways[0];
}

/** What is agreed to with a way. */
export function agreedWay(way: PaymentWay): Pick<AgreedOrder, "paymentMode" | "isPaidByCustomer"> {
  if (way === "Customer online") return { paymentMode: "Online", isPaidByCustomer: true };
  if (way === "Customer COD") return { paymentMode: "COD", isPaidByCustomer: true };
  return { paymentMode: way, isPaidByCustomer: false };
}

/** Whether the agent pays the order himself, before it goes out: then its total is what he pays now. */
export const isPaidByAgent = (way: PaymentWay | undefined): boolean =>
  way === "Online" || way === "Bank Transfer";

/** Which words stand on the button: who pays online leaves for the payment page next. */
export function placeWords(
  way: PaymentWay | undefined,
  isPractice: boolean,
): "placeOrder" | "placeAndPay" | "placePractice" {
  if (isPractice) return "placePractice";
  return way === "Online" || way === "Customer online" ? "placeAndPay" : "placeOrder";
}

/** How the order is paid; a note where no way is open at this pin code. */
export function PaymentChoice({
  quote,
  chosen,
  onChoose,
}: {
  readonly quote: Checkout;
  readonly chosen: PaymentWay | undefined;
  readonly onChoose: (way: PaymentWay) => void;
}) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  if (quote.paymentModes.length === 0) {
    const refusing = quote.groups.filter((group) => group.isCashOnDelivery === false);
    const names = refusing.map((group) => wordsIn(language, group.sellerName).text).join(", ");
    return <Note job="trouble">{names === "" ? texts.noWayToPay : texts.noPaymentMode(names)}</Note>;
  }
  const { orderTotalInPaise, finalCustomerPriceInPaise, marginInPaise } = quote.totals;
  const total = formatPaise(orderTotalInPaise);
  const final = formatPaise(finalCustomerPriceInPaise ?? orderTotalInPaise);
  const margin = formatPaise(marginInPaise ?? 0);
  const isShared = waysOf(quote).includes("Customer COD");
  const farmer = quote.assist?.farmer?.firstName ?? "";
  // What the agent pays himself he collects from his customer, with the margin.
  const collects = farmer !== "" && (marginInPaise ?? 0) > 0 ? ` ${texts.youCollect(final, farmer)}` : "";
  const words: Record<PaymentWay, [string, string]> = {
    "Bank Transfer": [texts.transfer, `${texts.transferHint(total)}${collects}`],
    COD: isShared
      ? [texts.codOwnMargin, texts.codOwnMarginHint(total, margin, farmer)]
      : [texts.cod, texts.codHint(total)],
    "Customer COD": [texts.cod, texts.customerCodHint(final, margin, farmer)],
    Online: [texts.online, `${texts.onlineHint(total)}${collects}`],
    "Customer online": [texts.customerOnline, texts.customerOnlineHint(final, margin)],
  };
  const choices = waysOf(quote).map((way) => {
    const [name, hint] = words[way];
    const text = (
      <>
        <span className="block">{name}</span>
        <span className="t-small c2 num block font-normal">{hint}</span>
      </>
    );
    return { value: way, text };
  });
  return (
    <Card pad>
      <h2 className="t-note b mb-2">{texts.paymentMode}</h2>
      <OptionRows label={texts.paymentMode} choices={choices} value={chosen} onChoose={onChoose} />
      {quote.cashLimit && (
        <p className="t-small c2 num mt-2">
          {quote.cashLimit.isOpen
            ? texts.cashUpTo(formatPaise(quote.cashLimit.mostInPaise))
            : texts.cashClosed}
        </p>
      )}
    </Card>
  );
}
