import { Link } from "@tanstack/react-router";
import { CircleAlert, Package } from "lucide-react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { OrderTile } from "#engine/web/ui/goods/order-tile.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { standingLabel } from "#features/orders/contract/order-labels.ts";
import type { SupportOrderTile } from "../contract.ts";
import { PhoneLink } from "./phone-link.tsx";
import { useSupportTexts } from "./words.ts";

/** An order in the lists of support and admin with both sides' numbers; pressing its title opens it there. */
export function SupportOrderTileCard({
  order,
  isForAdmin = false,
}: {
  readonly order: SupportOrderTile;
  readonly isForAdmin?: boolean;
}) {
  const texts = useSupportTexts();
  const language = useLanguage();
  const { orderId, failedRefundInPaise } = order;
  const isTrouble =
    order.lateDays !== null || order.state === "DELIVERY_FAILED" || order.state === "REFUND_FAILED";
  return (
    <OrderTile
      head={`#${orderId}`}
      date={<DateText at={order.placedAt} />}
      title={
        <Link
          className="inline-block min-h-6"
          to={isForAdmin ? "/app/admin/orders/$orderId" : "/app/admin/support/orders/$orderId"}
          params={{ orderId }}
        >
          <Words of={order.firstTitle} />
        </Link>
      }
      moreCount={Math.max(0, order.lineCount - 1)}
      seller={
        <>
          <p>
            {texts.buyer}: <Written>{order.buyerName}</Written> <PhoneLink phone={order.buyerPhone} />
          </p>
          <p>
            {texts.seller}: <Words of={order.seller} /> <PhoneLink phone={order.sellerPhone} />
          </p>
        </>
      }
      tint={order.bed}
      picture={productPicture(order.image)}
      status={{
        shape: isTrouble ? CircleAlert : Package,
        text: (
          <>
            {order.isPractice ? texts.practice : standingLabel(order, language)},{" "}
            <DateText at={order.enteredAt} as="time" />
            {order.lateDays !== null && ` · ${texts.lateBy(order.lateDays)}`}
          </>
        ),
        isTrouble,
      }}
      totalInPaise={order.totalInPaise}
      margin={
        failedRefundInPaise === null
          ? undefined
          : { job: "stop", label: texts.refundFailed, paise: failedRefundInPaise }
      }
    />
  );
}
