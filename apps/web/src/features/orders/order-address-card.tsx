import { deliveryAddressIn } from "@santha/contract/indian-states";
import { mobileText } from "@santha/contract/mobile-number";
import type { OrderDetail } from "@santha/contract/orders";
import { Link } from "@tanstack/react-router";
import { MapPin, Truck } from "lucide-react";
import { useLanguage } from "#lib/language";
import { Card } from "#ui/card";
import { Icon } from "#ui/icon";
import { Written } from "#ui/wording";
import { useOrderViewTexts } from "./order-view.texts.ts";
import { useOrdersTexts } from "./orders.texts.ts";

/** Where the order goes and who takes it, with the links that belong to its parcel. */
export function OrderAddressCard({ order }: { readonly order: OrderDetail }) {
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
      <div className="acts">
        <TrackLink orderId={order.orderId} />
      </div>
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
