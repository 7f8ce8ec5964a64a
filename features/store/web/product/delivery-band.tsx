import { MapPin } from "lucide-react";
import { Icon } from "#engine/web/ui/icon.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { askForLocation } from "#features/location/web";
import type { Listing } from "../../contract/store.ts";
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
