import { stateLabel } from "@santha/contract/order-labels";
import type { SellerOrderTile } from "@santha/contract/seller-orders";
import { Link } from "@tanstack/react-router";
import { CircleAlert, Package } from "lucide-react";
import { productPicture } from "#lib/drawings";
import { useLanguage } from "#lib/language";
import { formatPaise } from "#lib/money";
import { DateText } from "#ui/date-text";
import { OrderTile } from "#ui/order-tile";
import { Words, Written } from "#ui/wording";
import { useSellingTexts } from "./selling.texts.ts";

/** What went another way than planned, and waits for the seller. */
const waitingStates: readonly string[] = ["CANCEL_REQUESTED", "RETURN_REQUESTED", "DELIVERY_FAILED"];

/** A received order in the seller's list; pressing its title opens it. */
export function SellerOrderTileCard({ order }: { readonly order: SellerOrderTile }) {
  const texts = useSellingTexts();
  const language = useLanguage();
  const isCashOpen = order.cashOpenDays !== null;
  const isWaiting = waitingStates.includes(order.state) || isCashOpen || order.lateDays !== null;
  const state = stateLabel(order.state, language, order.isCancelled);
  const standing = order.lateDays === null ? state : `${state} · ${texts.lateBy(order.lateDays)}`;
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
