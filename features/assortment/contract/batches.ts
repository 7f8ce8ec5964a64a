import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { batchErrors, mostPacks, typedBatch } from "#features/batches/contract.ts";
import { productForSeller, rowIdInUrl } from "./listings.ts";

const seenQuantity = z.int().check(z.minimum(0), z.maximum(mostPacks));

export const addBatch = endpoint({
  name: "assortment/add-batch",
  summary:
    "Adds packs of a batch to the stock of a listing of the caller's own. `isCounted`: they are in the stock already, without a batch.",
  method: "POST",
  path: "/v2/selling/listings/{listingId}/batches",
  permission: "seller",
  sellerPart: "catalogue",
  params: z.object({ listingId: rowIdInUrl }),
  body: z.extend(typedBatch, {
    quantity: z.int().check(z.minimum(1), z.maximum(mostPacks)),
    isCounted: z._default(z.boolean(), false),
  }),
  answer: productForSeller,
  success: "CREATED",
  isIdempotent: true,
  errors: batchErrors,
});

export const changeBatch = endpoint({
  name: "assortment/change-batch",
  summary:
    "Corrects number, expiry day and count of a batch of the caller's own, and the stock of its listing with it, while it has the packs that the caller saw.",
  method: "PUT",
  path: "/v2/selling/batches/{batchId}",
  permission: "seller",
  sellerPart: "catalogue",
  params: z.object({ batchId: rowIdInUrl }),
  body: z.extend(typedBatch, { seenQuantity }),
  answer: productForSeller,
  errors: batchErrors,
});

export const withdrawBatch = endpoint({
  name: "assortment/withdraw-batch",
  summary:
    "Takes a batch of the caller's own out of stock, except packs in parcels, while it has the packs that the caller saw.",
  method: "POST",
  path: "/v2/selling/batches/{batchId}/withdraw",
  permission: "seller",
  sellerPart: "catalogue",
  params: z.object({ batchId: rowIdInUrl }),
  body: z.object({ seenQuantity }),
  answer: productForSeller,
  errors: batchErrors,
});
