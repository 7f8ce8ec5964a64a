import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { previewTransfers, readTransferDesk } from "#features/payments/contract/transfer-desk.ts";

const onOnePage = 25;

/** A page of the table of transfers that wait, with count and sum of all. */
export const transferDeskQuery = (find: string, after: string | undefined) =>
  queryOptions({
    queryKey: ["finance", "transfer-desk", find, after ?? ""],
    queryFn: ({ signal }) =>
      call(
        readTransferDesk,
        { query: { limit: onOnePage, ...(find && { find }), ...(after && { after }) } },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** What has come: the chosen transfers, or all that a search finds. */
export type TransferChoice = { readonly claimIds: number[] } | { readonly all: { readonly find: string } };

/** What it would do to say that several transfers have come. */
export const transferPreviewQuery = (choice: TransferChoice) =>
  queryOptions({
    queryKey: ["finance", "transfer-preview", choice],
    queryFn: ({ signal }) =>
      call(
        previewTransfers,
        { body: "all" in choice ? { all: choice.all.find ? choice.all : {} } : choice },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  });
