import type { FastifyInstance } from "fastify";
import { addressesFeature } from "#features/addresses/server/feature.ts";
import { adminFeature } from "#features/admin/server/feature.ts";
import { analyticsFeature } from "#features/analytics/server/feature.ts";
import { applicationsFeature } from "#features/applications/server/feature.ts";
import { publishedArticles } from "#features/articles/server";
import { articlesFeature } from "#features/articles/server/feature.ts";
import { assortmentFeature } from "#features/assortment/server/feature.ts";
import { authFeature } from "#features/auth/server/feature.ts";
import { batchesFeature } from "#features/batches/server/feature.ts";
import { cartFeature } from "#features/cart/server/feature.ts";
import { catalogueFeature } from "#features/catalogue/server/feature.ts";
import { chatsFeature } from "#features/chats/server/feature.ts";
import { checkoutFeature } from "#features/checkout/server/feature.ts";
import { commissionsFeature } from "#features/commissions/server/feature.ts";
import { contactsFeature } from "#features/contacts/server/feature.ts";
import { couponsFeature } from "#features/coupons/server/feature.ts";
import { digestsFeature } from "#features/digests/server/feature.ts";
import { earningsFeature } from "#features/earnings/server/feature.ts";
import { feedFeature } from "#features/feed/server/feature.ts";
import { filesFeature } from "#features/files/server/feature.ts";
import { flagsFeature } from "#features/flags/server/feature.ts";
import { grievancesFeature } from "#features/grievances/server/feature.ts";
import { helpFeature } from "#features/help/server/feature.ts";
import { importsFeature } from "#features/imports/server/feature.ts";
import { invoicesFeature } from "#features/invoices/server/feature.ts";
import { ledgerFeature } from "#features/ledger/server/feature.ts";
import { addLegalPages } from "#features/legal/server";
import { legalFeature } from "#features/legal/server/feature.ts";
import { licencesFeature } from "#features/licences/server/feature.ts";
import { locationFeature } from "#features/location/server/feature.ts";
import { moderationFeature } from "#features/moderation/server/feature.ts";
import { notificationsFeature } from "#features/notifications/server/feature.ts";
import { offersFeature } from "#features/offers/server/feature.ts";
import { ordersFeature } from "#features/orders/server/feature.ts";
import { paymentsFeature } from "#features/payments/server/feature.ts";
import { payoutsFeature } from "#features/payouts/server/feature.ts";
import { peopleFeature } from "#features/people/server/feature.ts";
import { privacyFeature } from "#features/privacy/server/feature.ts";
import { profilesFeature } from "#features/profiles/server/feature.ts";
import { addPublicQuestionPage } from "#features/questions/server";
import { questionsFeature } from "#features/questions/server/feature.ts";
import { reputationFeature } from "#features/reputation/server/feature.ts";
import { reviewsFeature } from "#features/reviews/server/feature.ts";
import { salesFeature } from "#features/sales/server/feature.ts";
import { sellingFeature } from "#features/selling/server/feature.ts";
import { settlementsFeature } from "#features/settlements/server/feature.ts";
import { smsFeature } from "#features/sms/server/feature.ts";
import { addSharedProductPage } from "#features/store/server";
import { storeFeature } from "#features/store/server/feature.ts";
import { teamsFeature } from "#features/teams/server/feature.ts";
import { addSharedUpdatePage } from "#features/updates/server";
import { updatesFeature } from "#features/updates/server/feature.ts";
import { wishlistFeature } from "#features/wishlist/server/feature.ts";
import { withholdingFeature } from "#features/withholding/server/feature.ts";
import type { Platform } from "./context.ts";
import type { Feature } from "./feature.ts";
import type { Sentences } from "./http/answers/answers.ts";
import { type PersonText, platformErrors } from "./http/answers/errors.ts";
import type { FieldTexts } from "./http/answers/field-texts.ts";
import { devRoutes } from "./http/dev-routes.ts";
import { buildHttp } from "./http/http.ts";
import { openApi } from "./http/openapi.ts";
import type { Route } from "./http/route.ts";
import { sessionCookieName } from "./http/session.ts";
import { addFakePayu } from "./outside/payment/fake-payu-page.ts";
import { addHealthRoutes } from "./run/health.ts";
import { addHelpRoutes } from "./run/help-data.ts";

/** The features of Santha. Nothing is loaded by itself: what is not listed here does not exist. */
export const features: readonly Feature[] = [
  articlesFeature,
  flagsFeature,
  contactsFeature,
  peopleFeature,
  chatsFeature,
  questionsFeature,
  reviewsFeature,
  reputationFeature,
  digestsFeature,
  teamsFeature,
  salesFeature,
  notificationsFeature,
  filesFeature,
  profilesFeature,
  locationFeature,
  authFeature,
  sellingFeature,
  catalogueFeature,
  batchesFeature,
  commissionsFeature,
  offersFeature,
  assortmentFeature,
  licencesFeature,
  importsFeature,
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
  updatesFeature,
  moderationFeature,
  smsFeature,
  applicationsFeature,
  privacyFeature,
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

/** Sentences of the platform and of all features. A field's is that of its own feature, else the one all others agree on. */
export function sentencesOf(list: readonly Feature[]): Sentences {
  const fieldsOf = new Map(list.map(({ name, fields }) => [name, fields]));
  const ofAll = agreedSentences(list.map(({ fields }) => fields));
  return {
    errors: Object.assign({}, platformErrors, ...list.map((feature) => feature.errors)),
    fieldText: (feature, field) => fieldsOf.get(feature)?.[field] ?? ofAll(field),
  };
}

/** Finds the sentence of a field about which no two features say different things. */
function agreedSentences(all: readonly FieldTexts[]): (field: string) => PersonText | undefined {
  const said = new Map<string, PersonText>();
  const disputed = new Set<string>();
  for (const [field, text] of all.flatMap((fields) => Object.entries(fields))) {
    const other = said.get(field) ?? text;
    if (other.en !== text.en || other.te !== text.te) disputed.add(field);
    said.set(field, text);
  }
  return (field) => (disputed.has(field) ? undefined : said.get(field));
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
  addPublicQuestionPage(app, platform);
  addSharedUpdatePage(app, platform);
  addFakePayu(app, platform);
  const readPublished = publishedArticles(platform);
  addLegalPages(app, platform, readPublished);
  addHelpRoutes(
    app,
    features.flatMap((feature) => feature.help),
    readPublished,
  );
  // Made when somebody asks for it: that takes longer than all the rest of a start.
  let description: object | undefined;
  app.get("/openapi.json", async () => (description ??= openApi(routes, sessionCookieName(platform))));
  return app;
}
