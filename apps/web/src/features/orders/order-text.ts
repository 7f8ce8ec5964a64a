import { type MasterOrder, masterOrder, type OrderDetail, orderDetail } from "@santha/contract/orders";

/**
 * Reads the JSON text of a master order: the first element of the list, or for a virtual store the object itself.
 * Throws when the text is no such order.
 */
export function parseMasterOrder(text: string): MasterOrder {
  const parsed: unknown = JSON.parse(text);
  return masterOrder.parse(Array.isArray(parsed) ? parsed[0] : parsed);
}

/** Reads the JSON text of one seller's order. Throws when the text is no such order. */
export function parseOrderDetail(text: string): OrderDetail {
  return orderDetail.parse(JSON.parse(text));
}

/** The first line of a master order's address; older orders carry it as `addressLine`. */
export function firstAddressLine(address: MasterOrder["buyerAddress"]): string {
  return address.addressLine1 ?? address.addressLine ?? "";
}

/** The chosen SKU in words, its values with their units: `25 kg, certified`. */
export function orderedSku(line: {
  readonly selectedSKU: readonly string[];
  readonly smartElements: Readonly<Record<string, { readonly value: string; readonly unit: string }>>;
}): string {
  return line.selectedSKU
    .flatMap((key) => line.smartElements[key] ?? [])
    .map(({ value, unit }) => (unit ? `${value} ${unit}` : value))
    .join(", ");
}
