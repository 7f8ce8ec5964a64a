import { Link } from "@tanstack/react-router";
import { MapPin } from "lucide-react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { useIsAgent } from "#engine/web/data/session.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import type { Checkout } from "../../contract/checkout.ts";
import { useCheckoutTexts } from "../words.ts";
import { addressText } from "./address-text.ts";

/** The chosen address with a way to change it. */
export function AddressSummary({ address }: { readonly address: NonNullable<Checkout["address"]> }) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  const isAgent = useIsAgent();
  return (
    <Card pad className="addr" aria-label={texts.deliveryAddress}>
      <Icon shape={MapPin} />
      <div className="t-note min-w-0">
        <div className="between">
          <h2 className="t-note b">{texts.deliveryAddress}</h2>
          <Link to="/app/store/checkout/shipping" className="link t-note" aria-label={texts.changeAddress}>
            {texts.change}
          </Link>
        </div>
        <p className="b">
          <Written>{address.recipientName}</Written>
        </p>
        <p className="c2">
          <Written>{addressText(address, language)}</Written>
        </p>
        <p className="c2 num">{mobileText(address.phone)}</p>
        {isAgent && <p className="t-small c2">{texts.farmersAddress}</p>}
      </div>
    </Card>
  );
}
