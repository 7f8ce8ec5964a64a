import type { Checkout } from "@santha/contract/checkout";
import { indianStates } from "@santha/contract/indian-states";
import { Link } from "@tanstack/react-router";
import { MapPin } from "lucide-react";
import { useLanguage } from "#lib/language";
import { useIsAgent } from "#lib/session";
import { Card } from "#ui/card";
import { Icon } from "#ui/icon";
import { useCheckoutTexts } from "./checkout.texts.ts";

/** The chosen address with a way to change it. */
export function AddressSummary({ address }: { readonly address: NonNullable<Checkout["address"]> }) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  const isAgent = useIsAgent();
  const state = indianStates.find(({ name }) => name === address.state);
  const stateName = language === "te" && state ? state.te : address.state;
  const lines = [address.addressLine1, address.addressLine2, address.landmark, address.city].filter(Boolean);
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
        <p className="b">{address.recipientName}</p>
        <p className="c2">
          {lines.join(", ")}, {stateName} {address.postalCode}
        </p>
        <p className="c2 num">+91 {address.phone}</p>
        {isAgent && <p className="t-small c2">{texts.farmersAddress}</p>}
      </div>
    </Card>
  );
}
