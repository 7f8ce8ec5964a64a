import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#lib/lazy-page";
import type { FeatureRoutes } from "#lib/navigation";
import { rootRoute } from "#lib/root-route";
import { usePaymentsTitles } from "./payments.titles.ts";

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
] as const satisfies FeatureRoutes;
