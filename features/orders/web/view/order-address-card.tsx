import { Link } from "@tanstack/react-router";
import { MapPin, Truck } from "lucide-react";
import { deliveryAddressIn } from "#engine/contract/indian-states.ts";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import type { OrderDetail } from "../../contract/orders.ts";
import { useOrdersTexts } from "../words.ts";
import { useOrderViewTexts } from "./order-view.texts.ts";

/** Where the order goes and who takes it; `isTracked` adds the link to its status. */
export function OrderAddressCard({
  order,
  isTracked = false,
}: {
  readonly order: OrderDetail;
  readonly isTracked?: boolean;
}) {
  const texts = useOrdersTexts();
  return (
    <Card className="addr-card" aria-label={texts.deliveryAddress}>
      <div className="addr p-3.5">
        <Icon shape={MapPin} />
        <div className="t-note min-w-0">
          <h2 className="t-note b">{texts.deliveryAddress}</h2>
          <p>
            <Written>{order.buyerFirstName}</Written>
          </p>
          <p className="c2">
            <Written>{deliveryAddressIn(order.deliveryAddress, useLanguage())}</Written>
          </p>
          <p className="c2 num">{mobileText(order.phone)}</p>
        </div>
      </div>
      {isTracked && (
        <div className="acts">
          <TrackLink orderId={order.orderId} />
        </div>
      )}
    </Card>
  );
}

function TrackLink({ orderId }: { readonly orderId: string }) {
  return (
    <Link to="/app/order/$orderId/status" params={{ orderId }}>
      <Icon shape={Truck} size="row" />
      {useOrderViewTexts().trackOrder}
    </Link>
  );
}
