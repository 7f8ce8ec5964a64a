import type { Language } from "#engine/contract/language.ts";
import { packText } from "#engine/contract/pack-text.ts";
import type { MasterOrder, OrderDetail } from "../contract/orders.ts";

/**
 * Parses the JSON text of a master order: the first element of the list, or for a virtual store the object. Throws
 * when it is no order. The app has no validator, so only one key is checked.
 */
export function parseMasterOrder(text: string): MasterOrder {
  const parsed: unknown = JSON.parse(text);
  return marked<MasterOrder>(Array.isArray(parsed) ? parsed[0] : parsed, "storeMap");
}

/** Parses the JSON text of one seller's order. Throws when it is no order. */
export function parseOrderDetail(text: string): OrderDetail {
  return marked<OrderDetail>(JSON.parse(text), "stateInfo");
}

/** Checks for a key that only such an order has. */
function marked<Order>(parsed: unknown, mark: keyof Order & string): Order {
  if (typeof parsed === "object" && parsed !== null && mark in parsed) return parsed as Order;
  throw new TypeError(`no ${mark} in the order that came`);
}

/** The first line of a master order's address; older orders carry it as `addressLine`. */
export function firstAddressLine(address: MasterOrder["buyerAddress"]): string {
  return address.addressLine1 ?? address.addressLine ?? "";
}

/** The chosen SKU as text, values with their units: `25 kg, certified`. */
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
