import { stateName } from "#engine/contract/indian-states.ts";
import type { Language } from "#engine/web/words/language.ts";
import type { Checkout } from "../../contract/checkout.ts";

/** Everything of an address but name and phone, in one line. */
export function addressText(address: NonNullable<Checkout["address"]>, language: Language): string {
  const lines = [address.addressLine1, address.addressLine2, address.landmark, address.city].filter(Boolean);
  return `${lines.join(", ")}, ${stateName(address.state, language)} ${address.postalCode}`;
}
