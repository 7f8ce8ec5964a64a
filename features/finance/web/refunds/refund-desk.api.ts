import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import {
  type BulkRefundAction,
  previewRefunds,
  type RefundFilter,
  readRefundDesk,
} from "#features/orders/contract/refund-desk.ts";

const onOnePage = 25;

/** A page of the table of refunds, with the counts of all its tabs. */
export const refundDeskQuery = (filter: RefundFilter, after: string | undefined) =>
  queryOptions({
    queryKey: ["finance", "refund-desk", filter, after ?? ""],
    queryFn: ({ signal }) =>
      call(
        readRefundDesk,
        { query: { ...withoutEmpty(filter), limit: onOnePage, ...(after && { after }) } },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** What a decision is about: the chosen refunds, or all that the filters find. */
export type RefundChoice = { readonly refundIds: number[] } | { readonly all: RefundFilter };

/** What a decision about several refunds would do. */
export const refundPreviewQuery = (action: BulkRefundAction, choice: RefundChoice) =>
  queryOptions({
    queryKey: ["finance", "refund-preview", action, choice],
    queryFn: ({ signal }) =>
      call(
        previewRefunds,
        { body: { action, ...("all" in choice ? { all: withoutEmpty(choice.all) } : choice) } },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  });

function withoutEmpty({ tab, find, only }: RefundFilter) {
  return { tab, ...(find && { find }), ...(only && { only }) };
}
