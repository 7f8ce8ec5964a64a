import { ExternalLink } from "lucide-react";
import { Card } from "#engine/web/ui/card.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import type { OrderDetail } from "../../contract/orders.ts";
import { useOrderViewTexts } from "../view/order-view.texts.ts";

/** Who carries the parcel, under which number, and where to follow it; nothing before it is dispatched. */
export function ShipmentCard({ order: { shipment } }: { readonly order: OrderDetail }) {
  const texts = useOrderViewTexts();
  if (!shipment) return null;
  return (
    <Card pad aria-label={texts.shipment}>
      <h2 className="t-note b mb-1">{texts.shipment}</h2>
      <dl>
        <FactRow label={texts.carrier}>{shipment.carrier}</FactRow>
        {shipment.trackingNumber !== "" && (
          <FactRow label={texts.trackingNumber}>{shipment.trackingNumber}</FactRow>
        )}
      </dl>
      {shipment.trackingUrl !== null && (
        <>
          <a
            className="link t-note beside mt-2"
            href={shipment.trackingUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon shape={ExternalLink} size="text" />
            {texts.trackParcel}
          </a>
          <p className="t-small c2 num">{new URL(shipment.trackingUrl).hostname}</p>
        </>
      )}
    </Card>
  );
}
