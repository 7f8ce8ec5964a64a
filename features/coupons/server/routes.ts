import { route } from "#engine/server/http/route.ts";
import * as admin from "../contract/admin-coupons.ts";
import * as batches from "../contract/batches.ts";
import * as contract from "../contract.ts";
import { listCouponsForAdmin, voidCoupon } from "./admin/admin-coupons.ts";
import { addTerms, listTermsForAdmin, removeTerms } from "./admin/admin-terms.ts";
import { addBatch, changeBatch, listBatches, voidBatch } from "./batches/batches.ts";
import { exportBatch } from "./batches/export-batch.ts";
import { listRewardCoupons } from "./list-reward-coupons.ts";
import { readCouponSummary } from "./read-summary.ts";
import { readTerms } from "./read-terms.ts";

export const couponsRoutes = [
  route(contract.listRewardCoupons, listRewardCoupons),
  route(contract.readCouponSummary, readCouponSummary),
  route(contract.readCouponTerms, readTerms),
  route(admin.listCouponsForAdmin, listCouponsForAdmin),
  route(admin.voidCoupon, voidCoupon),
  route(admin.listTermsForAdmin, listTermsForAdmin),
  route(admin.addTerms, addTerms),
  route(admin.removeTerms, removeTerms),
  route(batches.listBatches, listBatches),
  route(batches.addBatch, addBatch),
  route(batches.changeBatch, changeBatch),
  route(batches.voidBatch, voidBatch),
  route(batches.exportBatch, exportBatch),
];
