import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import {
  previewSettlements,
  readSettlementDesk,
  type SettlementTab,
} from "#features/settlements/contract/desk.ts";

const onOnePage = 25;

/** What of the table is looked at. */
export interface SettlementView {
  readonly tab: SettlementTab;
  readonly find: string;
}

/** A page of the table of settlements, with the counts of all its tabs. */
export const settlementDeskQuery = ({ tab, find }: SettlementView, after: string | undefined) =>
  queryOptions({
    queryKey: ["finance", "settlement-desk", tab, find, after ?? ""],
    queryFn: ({ signal }) => {
      const query = { tab, limit: onOnePage, ...(find && { find }), ...(after && { after }) };
      return call(readSettlementDesk, { query }, { signal });
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** What is approved: the chosen orders, or all that a search finds. */
export type SettlementChoice = { readonly orderIds: string[] } | { readonly all: { readonly find: string } };

/** What the approval of several settlements would do. */
export const settlementPreviewQuery = (choice: SettlementChoice) =>
  queryOptions({
    queryKey: ["finance", "settlement-preview", choice],
    queryFn: ({ signal }) =>
      call(
        previewSettlements,
        { body: "all" in choice ? { all: choice.all.find ? choice.all : {} } : choice },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  });
