import { stateLabel } from "@santha/contract/order-labels";
import type { SellerOrderTile } from "@santha/contract/seller-orders";
import { Link } from "@tanstack/react-router";
import { CircleAlert, Package } from "lucide-react";
import { productPicture } from "#lib/drawings";
import { useLanguage } from "#lib/language";
import { DateText } from "#ui/date-text";
import { OrderTile } from "#ui/order-tile";
import { Words } from "#ui/wording";
import { useSellingTexts } from "./selling.texts.ts";

/** A received order in the seller's list; pressing its title opens it. */
export function SellerOrderTileCard({ order }: { readonly order: SellerOrderTile }) {
  const texts = useSellingTexts();
  const language = useLanguage();
  const isAsked = order.state === "CANCEL_REQUESTED" || order.state === "RETURN_REQUESTED";
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
      seller={`${texts.to(order.recipientName, order.city)} · ${texts.packs(order.packCount)}`}
      tint={order.bed}
      picture={productPicture(order.image)}
      status={{
        shape: isAsked ? CircleAlert : Package,
        text: stateLabel(order.state, language, order.isCancelled),
        isTrouble: isAsked || order.isCancelled,
      }}
      totalInPaise={order.totalInPaise}
    />
  );
}
