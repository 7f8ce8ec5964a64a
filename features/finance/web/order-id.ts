/** The number of an order as it was typed, with or without its sign; never empty, as it stands in an address. */
export function orderIdTyped(typed: string): string {
  return typed.replaceAll(/[#\s]/g, "") || "-";
}
