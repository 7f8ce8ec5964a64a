import { adminRoutes } from "../features/admin/admin.routes.tsx";
import { authRoutes } from "../features/auth/auth.routes.tsx";
import { cartRoutes } from "../features/cart/cart.routes.tsx";
import { checkoutRoutes } from "../features/checkout/checkout.routes.tsx";
import { couponsRoutes } from "../features/coupons/coupons.routes.tsx";
import { earningsRoutes } from "../features/earnings/earnings.routes.tsx";
import { feedRoutes } from "../features/feed/feed.routes.tsx";
import { financeRoutes } from "../features/finance/finance.routes.tsx";
import { grievancesRoutes } from "../features/grievances/grievances.routes.tsx";
import { helpRoutes } from "../features/help/help.routes.tsx";
import { homeRoutes } from "../features/home/home.routes.tsx";
import { notificationsRoutes } from "../features/notifications/notifications.routes.tsx";
import { ordersRoutes } from "../features/orders/orders.routes.tsx";
import { partsRoutes } from "../features/parts/parts.routes.tsx";
import { paymentsRoutes } from "../features/payments/payments.routes.tsx";
import { payoutsRoutes } from "../features/payouts/payouts.routes.tsx";
import { profilesRoutes } from "../features/profiles/profiles.routes.tsx";
import { sellingRoutes } from "../features/selling/selling.routes.tsx";
import { storeRoutes } from "../features/store/store.routes.tsx";
import { supportRoutes } from "../features/support/support.routes.tsx";
import { unsentRoutes } from "../features/unsent/unsent.routes.tsx";
import { wishlistRoutes } from "../features/wishlist/wishlist.routes.tsx";

/** The features of the web, in no order that matters: one line each, and nothing is drawn or reached that is not here. */
export const featureRoutes = [
  ...adminRoutes,
  ...authRoutes,
  ...helpRoutes,
  ...grievancesRoutes,
  ...homeRoutes,
  ...notificationsRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...couponsRoutes,
  ...earningsRoutes,
  ...feedRoutes,
  ...financeRoutes,
  ...supportRoutes,
  ...ordersRoutes,
  ...partsRoutes,
  ...paymentsRoutes,
  ...payoutsRoutes,
  ...profilesRoutes,
  ...sellingRoutes,
  ...storeRoutes,
  ...unsentRoutes,
  ...wishlistRoutes,
] as const;
