import type { FastifyInstance } from "fastify";
import { addLegalPages } from "#features/legal";
import { addSharedProductPage } from "#features/store";
import type { Sentences } from "#platform/answers";
import type { Platform } from "#platform/context";
import { devRoutes } from "#platform/dev-routes";
import { platformErrors } from "#platform/errors";
import type { Feature } from "#platform/feature";
import { addHealthRoutes } from "#platform/health";
import { addHelpRoutes } from "#platform/help-data";
import { buildHttp } from "#platform/http";
import { openApi } from "#platform/openapi";
import { addPayuStandIn } from "#platform/payu-stand-in-page";
import type { Route } from "#platform/route";
import { sessionCookieName } from "#platform/session";
import { addressesFeature } from "./features/addresses/addresses.feature.ts";
import { adminFeature } from "./features/admin/admin.feature.ts";
import { analyticsFeature } from "./features/analytics/analytics.feature.ts";
import { authFeature } from "./features/auth/auth.feature.ts";
import { cartFeature } from "./features/cart/cart.feature.ts";
import { catalogueFeature } from "./features/catalogue/catalogue.feature.ts";
import { checkoutFeature } from "./features/checkout/checkout.feature.ts";
import { couponsFeature } from "./features/coupons/coupons.feature.ts";
import { earningsFeature } from "./features/earnings/earnings.feature.ts";
import { feedFeature } from "./features/feed/feed.feature.ts";
import { filesFeature } from "./features/files/files.feature.ts";
import { grievancesFeature } from "./features/grievances/grievances.feature.ts";
import { helpFeature } from "./features/help/help.feature.ts";
import { invoicesFeature } from "./features/invoices/invoices.feature.ts";
import { ledgerFeature } from "./features/ledger/ledger.feature.ts";
import { legalFeature } from "./features/legal/legal.feature.ts";
import { locationFeature } from "./features/location/location.feature.ts";
import { notificationsFeature } from "./features/notifications/notifications.feature.ts";
import { offersFeature } from "./features/offers/offers.feature.ts";
import { ordersFeature } from "./features/orders/orders.feature.ts";
import { paymentsFeature } from "./features/payments/payments.feature.ts";
import { payoutsFeature } from "./features/payouts/payouts.feature.ts";
import { profilesFeature } from "./features/profiles/profiles.feature.ts";
import { sellingFeature } from "./features/selling/selling.feature.ts";
import { settlementsFeature } from "./features/settlements/settlements.feature.ts";
import { storeFeature } from "./features/store/store.feature.ts";
import { wishlistFeature } from "./features/wishlist/wishlist.feature.ts";
import { withholdingFeature } from "./features/withholding/withholding.feature.ts";

/** The features of Santha. Nothing is loaded by itself: what is not listed here does not exist. */
export const features: readonly Feature[] = [
  notificationsFeature,
  filesFeature,
  profilesFeature,
  locationFeature,
  authFeature,
  sellingFeature,
  catalogueFeature,
  offersFeature,
  storeFeature,
  wishlistFeature,
  addressesFeature,
  cartFeature,
  checkoutFeature,
  ordersFeature,
  invoicesFeature,
  legalFeature,
  grievancesFeature,
  ledgerFeature,
  couponsFeature,
  paymentsFeature,
  earningsFeature,
  helpFeature,
  analyticsFeature,
  payoutsFeature,
  settlementsFeature,
  withholdingFeature,
  feedFeature,
  adminFeature,
];

export interface AppOptions {
  readonly areAnswersChecked?: boolean;
  /** Tells the other processes that the clock or a flag was turned. */
  readonly changed?: (channel: string) => Promise<void>;
}

/** All routes of a process in its mode; the permission table, OpenAPI and the fuzzer read this list. */
export function routesOf(platform: Platform, options: AppOptions = {}): readonly Route[] {
  const routes = features.flatMap((feature) => feature.routes);
  if (platform.config.mode === "production") return routes;
  return [...routes, ...devRoutes(options.changed ?? (async () => {}))];
}

/** Sentences of the platform and of all features. */
export function sentencesOf(list: readonly Feature[]): Sentences {
  return {
    errors: Object.assign({}, platformErrors, ...list.map((feature) => feature.errors)),
    fields: Object.assign({}, ...list.map((feature) => feature.fields)),
  };
}

/** The whole API without a port, for the server and for tests. */
export async function buildApp(platform: Platform, options: AppOptions = {}): Promise<FastifyInstance> {
  const routes = routesOf(platform, options);
  const app = await buildHttp(platform, {
    routes,
    sentences: sentencesOf(features),
    areAnswersChecked: options.areAnswersChecked ?? false,
  });
  addHealthRoutes(app, platform);
  addSharedProductPage(app, platform);
  addPayuStandIn(app, platform);
  addLegalPages(app, platform);
  addHelpRoutes(
    app,
    features.flatMap((feature) => feature.help),
  );
  // Made when somebody asks for it: that takes longer than all the rest of a start.
  let description: object | undefined;
  app.get("/openapi.json", async () => (description ??= openApi(routes, sessionCookieName(platform))));
  return app;
}
