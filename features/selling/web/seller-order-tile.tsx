import { Link } from "@tanstack/react-router";
import { CircleAlert, Package } from "lucide-react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { OrderTile } from "#engine/web/ui/goods/order-tile.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { standingLabel } from "#features/orders/contract/order-labels.ts";
import type { SellerOrderTile } from "#features/orders/contract/seller-orders.ts";
import { useSellingTexts } from "./words.ts";

/** What went another way than planned, and waits for the seller. */
const waitingStates: readonly string[] = ["CANCEL_REQUESTED", "RETURN_REQUESTED", "DELIVERY_FAILED"];

/** A received order in the seller's list; pressing its title opens it. */
export function SellerOrderTileCard({ order }: { readonly order: SellerOrderTile }) {
  const texts = useSellingTexts();
  const language = useLanguage();
  const isCashOpen = order.cashOpenDays !== null;
  const isWaiting = waitingStates.includes(order.state) || isCashOpen || order.lateDays !== null;
  const state = standingLabel(order, language);
  const isCashDue = order.paymentMode === "COD" && !order.isCancelled && order.balanceInPaise > 0;
  const standing = [
    state,
    order.lateDays !== null && texts.lateBy(order.lateDays),
    // A margin that is paid at the door is in it, which the total is without.
    isCashDue && texts.cashAtDoor(formatPaise(order.balanceInPaise)),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <OrderTile
      head={`#${order.orderId}`}
      date={<DateText at={order.placedAt} />}
      title={
        <Link to="/app/sell/orders/$orderId" params={{ orderId: order.orderId }}>
          <Words of={order.firstTitle} />
        </Link>
      }
      moreCount={Math.max(0, order.lineCount - 1)}
      seller={
        <Written>{`${texts.to(order.recipientName, order.city)} · ${texts.packs(order.packCount)}`}</Written>
      }
      tint={order.bed}
      picture={productPicture(order.image)}
      status={{
        shape: isWaiting ? CircleAlert : Package,
        text:
          order.cashOpenDays === null
            ? standing
            : texts.cashOpen(formatPaise(order.cashOpenInPaise), order.cashOpenDays),
        isTrouble: isWaiting || order.isCancelled,
      }}
      totalInPaise={order.totalInPaise}
    />
  );
}
