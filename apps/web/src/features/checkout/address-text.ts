import type { Checkout } from "@santha/contract/checkout";
import { stateName } from "@santha/contract/indian-states";
import type { Language } from "#lib/language";

/** Everything of an address but name and phone, in one line. */
export function addressText(address: NonNullable<Checkout["address"]>, language: Language): string {
  const lines = [address.addressLine1, address.addressLine2, address.landmark, address.city].filter(Boolean);
  return `${lines.join(", ")}, ${stateName(address.state, language)} ${address.postalCode}`;
}
