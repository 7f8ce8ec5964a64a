import type { Checkout } from "@santha/contract/checkout";
import { mobileText } from "@santha/contract/mobile-number";
import { Link } from "@tanstack/react-router";
import { MapPin } from "lucide-react";
import { useLanguage } from "#lib/language";
import { useIsAgent } from "#lib/session";
import { Card } from "#ui/card";
import { Icon } from "#ui/icon";
import { Written } from "#ui/wording";
import { addressText } from "./address-text.ts";
import { useCheckoutTexts } from "./checkout.texts.ts";

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
