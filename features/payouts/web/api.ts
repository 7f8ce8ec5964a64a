import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { listDeposits } from "#features/withholding/contract";
import { type OwnPayouts, type PayoutDesk, readDesk, readOwnPayouts } from "../contract.ts";

/** What is to be paid out to the agent, where to, and what was. */
export const ownPayoutsQuery = queryOptions({
  queryKey: ["payouts", "own"],
  queryFn: ({ signal }) => call(readOwnPayouts, {}, { signal }),
});

/** What finance works with. Throws ApiError `platform/not-allowed` for everybody else. */
export const deskQuery = queryOptions({
  queryKey: ["payouts", "desk"],
  queryFn: ({ signal }) => call(readDesk, {}, { signal }),
  staleTime: 0,
});

/** What is to be paid to the state of each tax and month. */
export const depositsQuery = queryOptions({
  queryKey: ["payouts", "deposits"],
  queryFn: ({ signal }) => call(listDeposits, {}, { signal }),
});

export function takeOwn(answer: OwnPayouts): void {
  queryClient.setQueryData(ownPayoutsQuery.queryKey, answer);
}

export function takeDesk(answer: PayoutDesk): void {
  queryClient.setQueryData(deskQuery.queryKey, answer);
}
