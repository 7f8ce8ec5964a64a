import { useEffect } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { type PurchaseEvent, pushToDataLayer } from "#engine/web/data/data-layer.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { knownSession } from "#engine/web/data/session.ts";
import type { MasterOrder } from "#features/orders/contract/orders.ts";
import { countPurchase } from "../contract.ts";
import { consentQuery } from "./api.ts";

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
