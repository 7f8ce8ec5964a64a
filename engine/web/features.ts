import { applicationsFeature } from "#features/applications/web/feature.ts";
import { authFeature } from "#features/auth/web/feature.ts";
import { cartFeature } from "#features/cart/web/feature.ts";
import { chatsFeature } from "#features/chats/web/feature.ts";
import { checkoutFeature } from "#features/checkout/web/feature.ts";
import { contactsFeature } from "#features/contacts/web/feature.ts";
import { couponsFeature } from "#features/coupons/web/feature.ts";
import { digestsFeature } from "#features/digests/web/feature.ts";
import { earningsFeature } from "#features/earnings/web/feature.ts";
import { feedFeature } from "#features/feed/web/feature.ts";
import { grievancesFeature } from "#features/grievances/web/feature.ts";
import { helpFeature } from "#features/help/web/feature.ts";
import { homeFeature } from "#features/home/web/feature.ts";
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
import { reputationFeature } from "#features/reputation/web/feature.ts";
import { reviewsFeature } from "#features/reviews/web/feature.ts";
import { storeFeature } from "#features/store/web/feature.ts";
import { teamsFeature } from "#features/teams/web/feature.ts";
import { updatesFeature } from "#features/updates/web/feature.ts";
import { wishlistFeature } from "#features/wishlist/web/feature.ts";
import type { WebFeature } from "./routes/web-feature.ts";

/**
 * The features of the web, in no order that matters: one line each, and nothing is drawn or reached that is neither here
 * nor in `desk-features.ts`.
 */
const features = [
  contactsFeature,
  peopleFeature,
  chatsFeature,
  questionsFeature,
  reviewsFeature,
  reputationFeature,
  digestsFeature,
  teamsFeature,
  applicationsFeature,
  authFeature,
  helpFeature,
  grievancesFeature,
  homeFeature,
  notificationsFeature,
  cartFeature,
  checkoutFeature,
  couponsFeature,
  earningsFeature,
  feedFeature,
  ordersFeature,
  partsFeature,
  paymentsFeature,
  payoutsFeature,
  privacyFeature,
  profilesFeature,
  storeFeature,
  updatesFeature,
  moderationFeature,
  outboxFeature,
  wishlistFeature,
] as const;

type FeatureRoute = (typeof features)[number]["routes"][number];

/** The routes that everybody's app begins with. */
export const featureRoutes: readonly FeatureRoute[] = features.flatMap(
  ({ routes }): readonly FeatureRoute[] => routes,
);

/** What each of them says of itself. */
export const webFeatures: readonly WebFeature[] = features;
