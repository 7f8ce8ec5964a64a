import type { Language } from "@santha/contract/language";
import type { MasterOrder, OrderDetail } from "@santha/contract/orders";
import { packText } from "@santha/contract/pack-text";

/**
 * Reads the JSON text of a master order: the first element of the list, or for a virtual store the object itself.
 * Throws when the text is no order. The built app carries no checker of shapes, so its mark is looked at and the
 * rest is the server's word.
 */
export function parseMasterOrder(text: string): MasterOrder {
  const parsed: unknown = JSON.parse(text);
  return marked<MasterOrder>(Array.isArray(parsed) ? parsed[0] : parsed, "storeMap");
}

/** Reads the JSON text of one seller's order. Throws when the text is no order. */
export function parseOrderDetail(text: string): OrderDetail {
  return marked<OrderDetail>(JSON.parse(text), "stateInfo");
}

/** What only such an order has. */
function marked<Order>(parsed: unknown, mark: keyof Order & string): Order {
  if (typeof parsed === "object" && parsed !== null && mark in parsed) return parsed as Order;
  throw new TypeError(`no ${mark} in the order that came`);
}

/** The first line of a master order's address; older orders carry it as `addressLine`. */
export function firstAddressLine(address: MasterOrder["buyerAddress"]): string {
  return address.addressLine1 ?? address.addressLine ?? "";
}

/** The chosen SKU in words, its values with their units: `25 kg, certified`. */
export function orderedSku(
  line: {
    readonly selectedSKU: readonly string[];
    readonly smartElements: Readonly<Record<string, { readonly value: string; readonly unit: string }>>;
  },
  language: Language,
): string {
  const measures = line.selectedSKU.flatMap((key) => line.smartElements[key] ?? []);
  return packText(measures, language);
}
