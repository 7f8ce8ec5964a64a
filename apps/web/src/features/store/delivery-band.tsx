import type { Listing } from "@santha/contract/store";
import { MapPin } from "lucide-react";
import { askForLocation } from "#features/location";
import { formatDate } from "#lib/dates";
import { useLanguage } from "#lib/language";
import { Icon } from "#ui/icon";
import { useProductTexts } from "./product.texts.ts";

/** Whether and until when the chosen seller delivers where the buyer lives, before anything is in the cart. */
export function DeliveryBand({
  pinCode,
  listing,
}: {
  readonly pinCode: string | null;
  readonly listing: Pick<Listing, "deliveredBy">;
}) {
  const texts = useProductTexts();
  const language = useLanguage();
  const { deliveredBy } = listing;
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
        </span>
      </p>
      <button type="button" className="link min-h-11" aria-haspopup="dialog" onClick={askForLocation}>
        {pinCode === null ? texts.tellPinCode : texts.changePinCode}
      </button>
    </section>
  );
}
