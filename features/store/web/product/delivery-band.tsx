import { MapPin } from "lucide-react";
import { Icon } from "#engine/web/ui/icon.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { askForLocation } from "#features/location/web";
import type { Listing } from "../../contract/store.ts";
import { useProductTexts } from "./product.texts.ts";

/** Whether and until when the chosen seller delivers where the buyer lives, and what he asks for it, before anything is in the cart. */
export function DeliveryBand({
  pinCode,
  listing,
}: {
  readonly pinCode: string | null;
  readonly listing: Pick<Listing, "deliveredBy" | "shippingInPaise" | "handlingInPaise">;
}) {
  const texts = useProductTexts();
  const language = useLanguage();
  const { deliveredBy, shippingInPaise, handlingInPaise } = listing;
  const charges = [
    ...(shippingInPaise === null ? [] : [texts.shipping(shippingInPaise)]),
    ...(handlingInPaise > 0 ? [texts.handling(handlingInPaise)] : []),
  ];
  const isRefused = pinCode !== null && deliveredBy === null;
  return (
    <section className="band between">
      <p className={isRefused ? "beside t-note b stop-words" : "beside t-note"}>
        <Icon shape={MapPin} size="row" />
        <span>
          {pinCode === null
            ? texts.deliveryUnknown
            : deliveredBy === null
              ? texts.notDelivered(pinCode)
              : texts.delivered(pinCode, formatDate(deliveredBy, language))}
          {!isRefused && charges.length > 0 && (
            <span className="block c2 num">{texts.perOrder(charges.join(" + "))}</span>
          )}
        </span>
      </p>
      <button type="button" className="link min-h-11" aria-haspopup="dialog" onClick={askForLocation}>
        {pinCode === null ? texts.tellPinCode : texts.changePinCode}
      </button>
    </section>
  );
}
