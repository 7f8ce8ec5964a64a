import type { SellerMove, SellerOrder, SellerOrderLine } from "#features/orders/contract/seller-orders.ts";

/** What a seller has typed for a move; the keys are the names of the fields that the server refuses by. */
export type MoveDraft = Readonly<Record<string, string>>;

const withoutFacts = ["ACCEPT", "SEND_OUT"] as const;

/** Whether a press is all that the move needs. */
export function needsNothing(action: string): action is (typeof withoutFacts)[number] {
  return withoutFacts.some((known) => known === action);
}

/** Whether the seller says if the packs that come back can be sold again. */
export function asksIsSellable(action: string): boolean {
  return action === "TAKE_BACK";
}

/** The move as it is sent, with what was typed; what is wrong with it the server says, field by field. */
export function moveOf(
  order: SellerOrder,
  action: string,
  draft: MoveDraft,
  isSellable: boolean,
): SellerMove {
  const from = order.state;
  const said = (field: string): string => draft[field]?.trim() ?? "";
  switch (action) {
    case "PACK":
      return { action, from, batches: batchesOf(order, said) };
    case "DISPATCH":
      return {
        ...{ action, from, batches: batchesOf(order, said) },
        ...{ carrier: said("carrier"), trackingNumber: said("trackingNumber") },
        ...(said("trackingUrl") !== "" && { trackingUrl: said("trackingUrl") }),
      };
    case "DELIVER":
      return { action, from, code: said("code") };
    case "TAKE_BACK":
      return { action, from, isSellable };
    default:
      return { action: action as "REJECT", from, reason: said("reason") };
  }
}

/** Lines that were packed and have expired since, by this phone's clock or, where that is wrong, by the server. */
export function expiredSince(
  { lines }: SellerOrder,
  draft: MoveDraft,
  errors: Readonly<Record<string, string>>,
): readonly SellerOrderLine[] {
  return lines.filter(({ listingId, expiresOn }) => {
    const field = `expiresOn.${listingId}`;
    const isOver = expiresOn !== null && Date.parse(`${expiresOn}T00:00:00+05:30`) <= Date.now();
    return isOver || field in errors || field in draft;
  });
}

/** A line whose batch is not filled in is left out: the server names it. */
function batchesOf(order: SellerOrder, said: (field: string) => string) {
  return order.lines.flatMap(({ listingId }) => {
    const batchNumber = said(`batchNumber.${listingId}`);
    const expiresOn = said(`expiresOn.${listingId}`) || null;
    return batchNumber === "" ? [] : [{ listingId, batchNumber, expiresOn }];
  });
}
