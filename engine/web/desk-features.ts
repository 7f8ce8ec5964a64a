import { adminFeature } from "#features/admin/web/feature.ts";
import { articlesFeature } from "#features/articles/web/feature.ts";
import { assortmentFeature } from "#features/assortment/web/feature.ts";
import { catalogueFeature } from "#features/catalogue/web/feature.ts";
import { commissionsFeature } from "#features/commissions/web/feature.ts";
import { financeFeature } from "#features/finance/web/feature.ts";
import { flagsFeature } from "#features/flags/web/feature.ts";
import { importsFeature } from "#features/imports/web/feature.ts";
import { licencesFeature } from "#features/licences/web/feature.ts";
import { salesFeature } from "#features/sales/web/feature.ts";
import { sellingFeature } from "#features/selling/web/feature.ts";
import { smsFeature } from "#features/sms/web/feature.ts";
import { supportFeature } from "#features/support/web/feature.ts";
import type { WebFeature } from "./routes/web-feature.ts";

/**
 * The features all of whose pages are at a desk, below `/app/admin` and `/app/sell`: one line each, in no order that
 * matters. A farmer's phone never loads their routes.
 */
const features = [
  adminFeature,
  articlesFeature,
  assortmentFeature,
  catalogueFeature,
  commissionsFeature,
  financeFeature,
  flagsFeature,
  importsFeature,
  licencesFeature,
  salesFeature,
  sellingFeature,
  smsFeature,
  supportFeature,
] as const;

type DeskRoute = (typeof features)[number]["routes"][number];

/** The routes of desks. */
export const deskRoutes: readonly DeskRoute[] = features.flatMap(
  ({ routes }): readonly DeskRoute[] => routes,
);

/** What each of them says of itself. */
export const deskFeatures: readonly WebFeature[] = features;
