import { queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import {
  addBatch,
  type BatchTerms,
  type CouponBatch,
  changeBatch,
  listBatches,
  voidBatch,
} from "../../contract/batches.ts";

type Batches = AnswerOf<typeof listBatches>;

/** The last batches of codes. */
export const batchesQuery = queryOptions({
  queryKey: ["coupons", "admin", "batches"],
  queryFn: ({ signal }) => call(listBatches, {}, { signal }),
  staleTime: 0,
});

/** Makes new codes; every try of one wish has the same key. */
export const sendBatch = (body: BatchTerms & { readonly codes: number }, idempotencyKey: string) =>
  taken(call(addBatch, { body }, { idempotencyKey }));

/** Changes the terms of a batch that was seen. */
export const sendChange = ({ batchId, revision }: CouponBatch, terms: BatchTerms) =>
  taken(call(changeBatch, { params: { batchId }, body: { ...terms, revision } }));

/** Ends a batch. */
export const sendBatchVoid = ({ batchId }: CouponBatch, reason: string) =>
  taken(call(voidBatch, { params: { batchId }, body: { reason } }));

/** Shows the answer at once; a refused change reads the list again. */
async function taken(sending: Promise<Batches>): Promise<void> {
  try {
    queryClient.setQueryData(batchesQuery.queryKey, await sending);
  } finally {
    void queryClient.invalidateQueries({ queryKey: ["coupons"] });
  }
}
