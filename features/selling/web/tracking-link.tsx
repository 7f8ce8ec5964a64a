import type { Shipment } from "#features/orders/contract/orders.ts";
import { useSellingTexts } from "./words.ts";

/** Leads to the page on which the parcel is followed, and names its site; nothing where the carrier has none. */
export function TrackingLink({ shipment: { trackingUrl } }: { readonly shipment: Shipment }) {
  const texts = useSellingTexts();
  if (trackingUrl === null) return null;
  return (
    <a className="link t-note" href={trackingUrl} target="_blank" rel="noopener noreferrer">
      {texts.track(new URL(trackingUrl).hostname)}
    </a>
  );
}
