import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { usePaymentsTitles } from "./titles.ts";

/** An id of an order or of a payment as it stands in an address; anything else is not looked at. */
function idOf(value: unknown): string | undefined {
  // The router reads a value of digits as a number.
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && /^[0-9A-Za-z-]{1,40}$/.test(text) ? text : undefined;
}

export const paymentsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/app/order/$orderId/paymentDetails",
    staticData: {
      page: {
        title: () => usePaymentsTitles.now().paymentDetails,
        breadcrumb: () => usePaymentsTitles.now().paymentDetails,
        parents: ["/app/order", "/app/order/$orderId"],
        leads: "back",
      },
    },
    component: lazyPage(() => import("./payment-details-page.tsx"), "PaymentDetailsPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/rbl_payment",
    validateSearch: (search): { pay?: string; txnid?: string } => {
      const pay = idOf(search["pay"]);
      const txnid = idOf(search["txnid"]);
      return { ...(pay !== undefined && { pay }), ...(txnid !== undefined && { txnid }) };
    },
    staticData: {
      page: {
        title: () => usePaymentsTitles.now().onlinePayment,
        back: { to: "/app/store/checkout/cart" },
        hidesFooter: true,
        leads: "back",
      },
    },
    component: lazyPage(() => import("./online/payment-result-page.tsx"), "PaymentResultPage"),
  }),
] as const satisfies FeatureRoutes;
