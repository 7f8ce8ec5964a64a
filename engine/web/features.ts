import { adminFeature } from "#features/admin/web/feature.ts";
import { applicationsFeature } from "#features/applications/web/feature.ts";
import { articlesFeature } from "#features/articles/web/feature.ts";
import { assortmentFeature } from "#features/assortment/web/feature.ts";
import { authFeature } from "#features/auth/web/feature.ts";
import { cartFeature } from "#features/cart/web/feature.ts";
import { catalogueFeature } from "#features/catalogue/web/feature.ts";
import { chatsFeature } from "#features/chats/web/feature.ts";
import { checkoutFeature } from "#features/checkout/web/feature.ts";
import { commissionsFeature } from "#features/commissions/web/feature.ts";
import { contactsFeature } from "#features/contacts/web/feature.ts";
import { couponsFeature } from "#features/coupons/web/feature.ts";
import { earningsFeature } from "#features/earnings/web/feature.ts";
import { feedFeature } from "#features/feed/web/feature.ts";
import { financeFeature } from "#features/finance/web/feature.ts";
import { flagsFeature } from "#features/flags/web/feature.ts";
import { grievancesFeature } from "#features/grievances/web/feature.ts";
import { helpFeature } from "#features/help/web/feature.ts";
import { homeFeature } from "#features/home/web/feature.ts";
import { importsFeature } from "#features/imports/web/feature.ts";
import { licencesFeature } from "#features/licences/web/feature.ts";
import { moderationFeature } from "#features/moderation/web/feature.ts";
import { notificationsFeature } from "#features/notifications/web/feature.ts";
import { ordersFeature } from "#features/orders/web/feature.ts";
import { outboxFeature } from "#features/outbox/web/feature.ts";
import { partsFeature } from "#features/parts/web/feature.ts";
import { paymentsFeature } from "#features/payments/web/feature.ts";
import { payoutsFeature } from "#features/payouts/web/feature.ts";
import { peopleFeature } from "#features/people/web/feature.ts";
import { privacyFeature } from "#features/privacy/web/feature.ts";
import { profilesFeature } from "#features/profiles/web/feature.ts";
import { questionsFeature } from "#features/questions/web/feature.ts";
import { reviewsFeature } from "#features/reviews/web/feature.ts";
import { salesFeature } from "#features/sales/web/feature.ts";
import { sellingFeature } from "#features/selling/web/feature.ts";
import { smsFeature } from "#features/sms/web/feature.ts";
import { storeFeature } from "#features/store/web/feature.ts";
import { supportFeature } from "#features/support/web/feature.ts";
import { teamsFeature } from "#features/teams/web/feature.ts";
import { updatesFeature } from "#features/updates/web/feature.ts";
import { wishlistFeature } from "#features/wishlist/web/feature.ts";
import type { WebFeature } from "./routes/web-feature.ts";

/** The features of the web, in no order that matters: one line each, and nothing is drawn or reached that is not here. */
const features = [
  articlesFeature,
  flagsFeature,
  contactsFeature,
  peopleFeature,
  chatsFeature,
  questionsFeature,
  reviewsFeature,
  teamsFeature,
  salesFeature,
  adminFeature,
  applicationsFeature,
  assortmentFeature,
  licencesFeature,
  importsFeature,
  authFeature,
  helpFeature,
  grievancesFeature,
  homeFeature,
  notificationsFeature,
  cartFeature,
  catalogueFeature,
  checkoutFeature,
  commissionsFeature,
  couponsFeature,
  earningsFeature,
  feedFeature,
  financeFeature,
  supportFeature,
  ordersFeature,
  partsFeature,
  paymentsFeature,
  payoutsFeature,
  privacyFeature,
  profilesFeature,
  sellingFeature,
  smsFeature,
  storeFeature,
  updatesFeature,
  moderationFeature,
  outboxFeature,
  wishlistFeature,
] as const;

type FeatureRoute = (typeof features)[number]["routes"][number];

/** All routes of the app. */
export const featureRoutes: readonly FeatureRoute[] = features.flatMap(
  ({ routes }): readonly FeatureRoute[] => routes,
);

/** What each feature says of itself. */
export const webFeatures: readonly WebFeature[] = features;
