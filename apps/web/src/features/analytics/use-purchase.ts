import { countPurchase } from "@santha/contract/analytics";
import type { MasterOrder } from "@santha/contract/orders";
import { useEffect } from "react";
import { call } from "#lib/api-client";
import { type PurchaseEvent, pushToDataLayer } from "#lib/data-layer";
import { queryClient } from "#lib/query-client";
import { knownSession } from "#lib/session";
import { consentQuery } from "./analytics.api.ts";

/** Tells the data layer of a purchase, if the person has consented; once an order, also when its page is opened again. */
export function usePurchase(order: MasterOrder | undefined): void {
  useEffect(() => {
    // What goes wrong on the way concerns nobody who looks at his order.
    if (order) reportPurchase(order).catch(() => {});
  }, [order]);
}

async function reportPurchase(order: MasterOrder): Promise<void> {
  const { isGiven } = await queryClient.ensureQueryData(consentQuery);
  if (isGiven !== true) return;
  const { isFirst } = await call(countPurchase, { params: { masterId: order.masterId } });
  if (isFirst) pushToDataLayer(purchaseOf(order, knownSession()?.mobileNo ?? ""));
}

function purchaseOf(order: MasterOrder, mobileNumber: string): PurchaseEvent {
  return {
    event: "purchase",
    transactionId: order.masterId,
    revenue: order.grandTotal,
    shipping: order.totalShippingCost,
    currency: "INR",
    mobileNumber,
    products: order.storeMap.INPUTS.productList.map((line) => ({
      name: line.productLevel3Title,
      id: String(line.productLevel3Id),
      price: line.pricePerUnit,
      category: line.productCategory,
      quantity: line.productQuantity,
    })),
  };
}
